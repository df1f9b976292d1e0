import { isObject } from '../constraints/objects.js';
import { defaultLocale } from '../lexicon/default-locale.js';
import type { Vocabulary } from '../lexicon/lexicon.js';

function objectsOf(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Returns the known locales that an unchecked request names. Their words must be loaded before the check. */
export function askedLocales(input: unknown, { locales }: Vocabulary): ReadonlySet<string> {
  const asked: unknown[] = [defaultLocale(locales)];
  if (isObject(input)) {
    asked.push(input.locale);
    for (const table of [input, ...objectsOf(input.tables)]) {
      for (const field of objectsOf(table.fields)) asked.push(field.locale);
    }
  }
  return new Set(asked.filter((name): name is string => locales.includes(name as string)));
}
