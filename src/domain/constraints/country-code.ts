import { expecting, type Param } from './param.js';

/** A country, by its ISO 3166 code, that a type covers. Messages do not list the codes, because there are too many. */
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
