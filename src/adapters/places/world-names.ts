import { type ReadWorld, worldRows } from './world-files.js';

/** The names of cities and regions in one language. */
export interface NativeNames {
  /** By code of the region: "DE-BY". */
  readonly regions: ReadonlyMap<string, string>;
  /** By code of the region and name in Latin letters: "DE-BY Munich". */
  readonly cities: ReadonlyMap<string, string>;
}

/** Decodes `names.tsv`: names by language. */
export function worldNames(read: ReadWorld): ReadonlyMap<string, NativeNames> {
  const languages = new Map<
    string,
    { readonly regions: Map<string, string>; readonly cities: Map<string, string> }
  >();
  for (const line of worldRows(read, 'names.tsv')) {
    const [language = '', region = '', city = '', name = ''] = line.split('\t');
    const own = languages.get(language) ?? { regions: new Map(), cities: new Map() };
    if (city === '') own.regions.set(region, name);
    else own.cities.set(`${region} ${city}`, name);
    languages.set(language, own);
  }
  return languages;
}
