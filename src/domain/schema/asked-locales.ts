import { isObject } from '../constraints/objects.js';
import { defaultLocale } from '../lexicon/default-locale.js';
import type { Vocabulary } from '../lexicon/lexicon.js';

/** Returns the known locales that an unchecked request names. Their words must be loaded before the check. */
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
