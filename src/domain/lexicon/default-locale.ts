/** The locale of requests that name none: English, or else the first locale. Throws if there are no locales. */
export function defaultLocale(locales: readonly string[]): string {
  const [first] = locales;
  if (first === undefined) throw new Error('a vocabulary needs at least one locale');
  return locales.includes('en') ? 'en' : first;
}
