import { expecting, type Param } from './param.js';

/** A country by its ISO 3166 code, of those that a type covers; they are too many to be told in a message. */
export function countryCode(description: string, codes: readonly string[]): Param<string> {
  const known: ReadonlySet<unknown> = new Set(codes);
  return {
    description,
    schema: { type: 'string', enum: codes },
    ...expecting(
      `the ISO 3166 code of one of the ${codes.length} countries covered, in two capitals`,
      (value): value is string => known.has(value),
    ),
  };
}
