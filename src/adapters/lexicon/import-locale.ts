import type { Locale } from './locale.js';

/** Imports the words of a locale. A bundler keeps each locale in a file of its own. */
export async function importLocale(locale: string): Promise<Locale> {
  const module = (await import(`./locales/${locale}.js`)) as Readonly<Record<string, Locale>>;
  return module[locale] as Locale;
}
