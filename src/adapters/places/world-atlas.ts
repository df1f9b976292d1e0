import { lazy } from '../../domain/basics/lazy.js';
import type { Atlas, PlaceList, Places } from '../../domain/places/places.js';
import { type ReadWorld, worldRows } from './world-files.js';
import { worldGazetteer } from './world-gazetteer.js';

/** The places of a locale without the gazetteer, which all locales share. */
type LocalePlaces = Omit<Places, 'gazetteer'>;

/** Decodes the places of a locale from its lines of `home-countries.tsv`, each split into its fields. */
function placesOf(lines: readonly (readonly string[])[]): LocalePlaces {
  const homes = lines
    .map(([, , code = '', weight]) => ({ code, share: Number(weight) }))
    .filter(({ share }) => share > 0);
  const names = lines.flatMap(([, , alpha2 = '', , country = '', continent = '', language = '']) =>
    country === '' ? [] : [{ alpha2, country, continent, language }],
  );
  const hasNames = lines[0]?.[1] === 'latin';
  return { homes, hasNames, ...(names.length === 0 ? {} : { names }) };
}

function localesOf(read: ReadWorld): ReadonlyMap<string, LocalePlaces> {
  const lines = new Map<string, (readonly string[])[]>();
  for (const line of worldRows(read, 'home-countries.tsv')) {
    const fields = line.split('\t');
    const [locale = ''] = fields;
    lines.set(locale, [...(lines.get(locale) ?? []), fields]);
  }
  return new Map([...lines].map(([locale, own]) => [locale, placesOf(own)]));
}

/** Returns the places of the world. Each file is read at the first use of its data. */
export function worldAtlas(read: ReadWorld): Atlas {
  const locales = lazy(() => localesOf(read));
  const gazetteer = lazy(() => worldGazetteer(read));
  const kept = new Map<string, Places>();
  return {
    covers: (locale: string, list: PlaceList): boolean => {
      const known = locales().get(locale);
      if (known === undefined || list === 'places') return known !== undefined;
      if (list === 'place_names') return known.hasNames;
      return gazetteer().streets?.has(known.homes?.[0]?.code ?? '') === true;
    },
    places: (locale: string): Places => {
      const known = locales().get(locale);
      if (known === undefined) throw new Error(`no places of locale ${locale}`);
      const places = kept.get(locale) ?? { gazetteer: gazetteer(), ...known };
      kept.set(locale, places);
      return places;
    },
  };
}
