/** The countries of languages whose locale names none: the one with the most speakers, or of the words. */
const OF_LANGUAGES: Readonly<Record<string, string>> = {
  ar: 'EG',
  az: 'AZ',
  da: 'DK',
  de: 'DE',
  dv: 'MV',
  el: 'GR',
  en: 'US',
  es: 'ES',
  fa: 'IR',
  fi: 'FI',
  fr: 'FR',
  he: 'IL',
  hr: 'HR',
  hu: 'HU',
  hy: 'AM',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  lv: 'LV',
  mk: 'MK',
  ne: 'NP',
  nl: 'NL',
  pl: 'PL',
  ro: 'RO',
  ru: 'RU',
  sk: 'SK',
  sv: 'SE',
  th: 'TH',
  tr: 'TR',
  uk: 'UA',
  ur: 'PK',
  vi: 'VN',
};

/** The ISO 3166 code of a locale's country: "AT" of de_AT, "DE" of de; undefined if the language has none. */
export function countryOfLocale(locale: string): string | undefined {
  const [language = '', named] = locale.split('_');
  if (named !== undefined) return named;
  return Object.hasOwn(OF_LANGUAGES, language) ? OF_LANGUAGES[language] : undefined;
}
