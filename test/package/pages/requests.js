/** What each page makes: names, names in words that are loaded later, and places, whose files a page fetches. */
export const NAMES = { rows: 3, seed: 42, fields: [{ name: 'name', type: 'name' }] };
export const GERMAN = { ...NAMES, locale: 'de' };
export const CITIES = { rows: 3, seed: 42, fields: [{ name: 'city', type: 'city' }] };
