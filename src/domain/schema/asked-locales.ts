import { isObject } from '../basics/members.js';
import { defaultLocale } from '../lexicon/default-locale.js';
import type { Vocabulary } from '../lexicon/lexicon.js';
import { MAX_DEPTH } from './params/limits.js';

function objectsOf(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return Array.isArray(list) ? list.filter(isObject) : [];
}

/** Returns the known locales that an unchecked request names. Their words must be loaded before the check. */
export function askedLocales(input: unknown, { locales }: Vocabulary): ReadonlySet<string> {
  const asked: unknown[] = [defaultLocale(locales)];
  if (isObject(input)) {
    asked.push(input.locale, input.fallback);
    for (const table of [input, ...objectsOf(input.tables)]) {
      if (Array.isArray(table.fields)) for (const field of table.fields) collect(field, asked, 0);
    }
  }
  return new Set(
    asked.filter((name): name is string => typeof name === 'string' && locales.includes(name)),
  );
}

/** Adds the locales of a field and of those inside it. Deeper ones are refused. */
function collect(field: unknown, asked: unknown[], depth: number): void {
  if (!isObject(field) || depth > MAX_DEPTH) return;
  asked.push(field.locale);
  const { properties, items } = field;
  if (isObject(properties)) {
    for (const member of Object.values(properties)) collect(member, asked, depth + 1);
  }
  collect(items, asked, depth + 1);
}
