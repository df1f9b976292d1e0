const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** What the browser takes for a language and a country; it throws for other texts. */
const CODES = /^[a-z]{2,3}(?:_[A-Z]{2})?(?:_|$)/;

/** The name of a locale: German (Austria). A variety that the browser does not know keeps its code, as a text that is no locale does. */
export function localeName(locale: string): string {
  if (!CODES.test(locale)) return locale;
  const [language = '', country = '', ...variety] = locale.split('_');
  const name = languages.of(country.length === 2 ? `${language}-${country}` : language);
  const rest = country.length === 2 ? variety : [country, ...variety];
  const note = rest.filter((part) => part !== '').join(' ');
  return note === '' ? `${name}` : `${name}, ${note}`;
}
