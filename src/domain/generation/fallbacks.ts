import type { Field, GenerateRequest } from './generate-request.js';

/** A field that has the words of the fallback of its request, since its own locale lacks them. */
export interface Fallback {
  /** The name of the field; in a set, after that of its table and a point. */
  readonly field: string;
  /** The locale that the request names for the field, and the one whose words it has. */
  readonly asked: string;
  readonly locale: string;
}

type Terms = Pick<GenerateRequest, 'fields' | 'inSet'>;

function ofFields(fields: readonly Field[], prefix: string): readonly Fallback[] {
  return fields.flatMap(({ name, locale, fallenFrom, items = [] }) => [
    ...(fallenFrom === undefined ? [] : [{ field: prefix + name, asked: fallenFrom, locale }]),
    ...ofFields(items, `${prefix}${name}.`),
  ]);
}

/** The fields of tables that fell back to another locale, in their order. */
export function fallbacksOf(tables: readonly Terms[]): readonly Fallback[] {
  return tables.flatMap(({ fields, inSet }) =>
    ofFields(fields, inSet === undefined || inSet.isAlone ? '' : `${inSet.name}.`),
  );
}

/** The most fields that a line names. */
const MOST_NAMED = 10;

/** A line for people: "city and job_title have words of en, since hu has none". */
export function fallbackLine(fallbacks: readonly Fallback[]): string | undefined {
  const [first] = fallbacks;
  if (first === undefined) return undefined;
  const names = fallbacks.slice(0, MOST_NAMED).map(({ field }) => field);
  const more = fallbacks.length - names.length;
  const all = more === 0 ? names.join(', ') : `${names.join(', ')} and ${more} more`;
  const asked = [...new Set(fallbacks.map((one) => one.asked))].join(', ');
  return `in words of ${first.locale}, since ${asked} has none for them: ${all}`;
}
