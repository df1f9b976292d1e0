import type { CatalogueEntry } from '../../../domain/catalogue/catalogue.js';
import { aligned } from './aligned.js';
import { describeSchema, type Schema } from './describe-schema.js';
import { printable } from './printable.js';
import { readableCount } from './readable-count.js';

/** In characters. Longer defaults, such as lists of words, are cut; `--json` prints them in full. */
const LONGEST_DEFAULT = 32;

/** Lines that describe a type, for a terminal of `width` characters; `locales` is the total number of locales. */
export function describeType(
  entry: CatalogueEntry,
  locales: number,
  width?: number,
): readonly string[] {
  const { type, category, description } = entry;
  const facts = [
    ['example', printable(JSON.stringify(entry.example))],
    ['capacity', `${capacityOf(entry)} with the default constraints`],
    ['locales', localesOf(entry, locales)],
    ...(entry.synonyms.length === 0 ? [] : [['synonyms', entry.synonyms.join(', ')]]),
  ];
  const rows = Object.entries(entry.constraints).map(([name, schema]) => [
    name,
    describeSchema(schema as Schema),
    schema.default === undefined ? '-' : short(printable(JSON.stringify(schema.default))),
    String(schema.description),
  ]);
  return [
    `${type} (${category})`,
    ...aligned([[description]], width),
    '',
    ...aligned(facts, width),
    '',
    ...aligned([['CONSTRAINT', 'VALUES', 'DEFAULT', 'MEANING'], ...rows], width),
  ];
}

function capacityOf({ capacity }: CatalogueEntry): string {
  const isExact = Number.isSafeInteger(capacity);
  return isExact ? readableCount(capacity, 'different value') : 'over 2^53 different values';
}

function localesOf({ locales }: CatalogueEntry, total: number): string {
  return locales.length === total ? `all ${total}` : locales.join(', ');
}

function short(text: string): string {
  return text.length > LONGEST_DEFAULT ? `${text.slice(0, LONGEST_DEFAULT - 1)}…` : text;
}
