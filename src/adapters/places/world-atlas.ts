import type { Gazetteer } from '../../domain/places/gazetteer.js';
import type { Atlas, PlaceList, Places } from '../../domain/places/places.js';
import { decodeWorld } from './decode-world.js';
import { LOCALE_COUNTRIES } from './world.js';

/** The locale that stands for all countries. */
const WORLD = 'en';

interface LocaleCountry {
  readonly country: string;
  readonly hasNames: boolean;
  readonly names: NonNullable<Places['names']>;
}

const localeCountries: ReadonlyMap<string, LocaleCountry> = new Map(
  LOCALE_COUNTRIES.map((text) => {
    const [locale = '', code = '', script, country = '', continent = '', language = ''] =
      text.split('|');
    const names = { country, continent, language };
    return [locale, { country: code, hasNames: script === 'latin', names }];
  }),
);

let gazetteer: Gazetteer | undefined;

/** Real places of the world: the data are read when places are first asked for. */
export const worldAtlas: Atlas = {
  covers: (locale: string, list: PlaceList): boolean => {
    const known = localeCountries.get(locale);
    return (
      locale === WORLD || known?.hasNames === true || (known !== undefined && list === 'places')
    );
  },
  places: (locale: string): Places => {
    gazetteer ??= decodeWorld();
    const known = localeCountries.get(locale);
    return known === undefined ? { gazetteer, hasNames: true } : { gazetteer, ...known };
  },
};
