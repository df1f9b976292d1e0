const languages = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' });

/** The name of a locale: German (Austria). A variety that the browser does not know keeps its code. */
export function localeName(locale: string): string {
  const [language = '', country = '', ...variety] = locale.split('_');
  const name = languages.of(country.length === 2 ? `${language}-${country}` : language);
  const rest = country.length === 2 ? variety : [country, ...variety];
  const note = rest.filter((part) => part !== '').join(' ');
  return note === '' ? `${name}` : `${name}, ${note}`;
}
