import { isObject } from '../constraints/objects.js';
import { defaultLocale } from '../lexicon/default-locale.js';
import type { Vocabulary } from '../lexicon/lexicon.js';

/** The listed locales that an unchecked request names: their words must be there before it is checked. */
export function askedLocales(input: unknown, { locales }: Vocabulary): ReadonlySet<string> {
  const asked: unknown[] = [defaultLocale(locales)];
  if (isObject(input)) {
    asked.push(input.locale);
    const { fields } = input;
    if (Array.isArray(fields)) {
      for (const field of fields) if (isObject(field)) asked.push(field.locale);
    }
  }
  return new Set(asked.filter((name): name is string => locales.includes(name as string)));
}
