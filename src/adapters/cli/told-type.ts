import type { CatalogueEntry } from '../../domain/field-types/catalogue.js';
import { aligned } from './aligned.js';
import { counted } from './counted.js';
import { printable } from './printable.js';
import { type Schema, toldSchema } from './told-schema.js';

/** Longer defaults, such as lists of words, are cut: --json has them whole. */
const LONGEST_DEFAULT = 32;

/** Lines that tell all of a type; `locales` are those that there are. */
export function toldType(entry: CatalogueEntry, locales: number): readonly string[] {
  const { type, category, description } = entry;
  const facts = [
    ['example', printable(JSON.stringify(entry.example))],
    ['capacity', `${capacityOf(entry)} with the default constraints`],
    ['locales', localesOf(entry, locales)],
  ];
  const rows = Object.entries(entry.constraints).map(([name, schema]) => [
    name,
    toldSchema(schema as Schema),
    schema.default === undefined ? '-' : short(printable(JSON.stringify(schema.default))),
    String(schema.description),
  ]);
  return [
    `${type} (${category})`,
    description,
    '',
    ...aligned(facts),
    '',
    ...aligned([['CONSTRAINT', 'TAKES', 'DEFAULT', 'MEANING'], ...rows]),
  ];
}

function capacityOf({ capacity }: CatalogueEntry): string {
  const isExact = Number.isSafeInteger(capacity);
  return isExact ? counted(capacity, 'different value') : 'over 2^53 different values';
}

function localesOf({ locales }: CatalogueEntry, all: number): string {
  return locales.length === all ? `all ${all}` : locales.join(', ');
}

function short(text: string): string {
  return text.length > LONGEST_DEFAULT ? `${text.slice(0, LONGEST_DEFAULT - 1)}…` : text;
}
