import { lazy } from '../../domain/basics/lazy.js';
import type { Gazetteer } from '../../domain/places/gazetteer.js';
import type { Atlas, PlaceList, Places } from '../../domain/places/places.js';
import { nativeGazetteer } from './native-gazetteer.js';
import { type ReadWorld, worldRows } from './world-files.js';
import { worldGazetteer } from './world-gazetteer.js';
import { type NativeNames, worldNames } from './world-names.js';

/** The places of a locale without the gazetteer. */
interface LocalePlaces extends Omit<Places, 'gazetteer'> {
  readonly isLatin: boolean;
}

/** Decodes the places of a locale from its lines of `home-countries.tsv`, each split into its fields. */
function placesOf(
  lines: readonly (readonly string[])[],
  own: NativeNames | undefined,
): LocalePlaces {
  const [, script, main = ''] = lines[0] ?? [];
  const isLatin = script === 'latin';
  const named = new Set(Array.from(own?.cities.keys() ?? [], (key) => key.slice(0, 2)));
  // In another script, a locale has the countries whose cities have names in it, if its main country is one of them.
  const isOwn = !isLatin && named.has(main);
  const shown = isOwn ? lines.filter(([, , code = '']) => named.has(code)) : lines;
  const homes = shown
    .map(([, , code = '', weight]) => ({ code, share: Number(weight) }))
    .filter(({ share }) => share > 0);
  const names = shown.flatMap(([, , alpha2 = '', , country = '', continent = '', language = '']) =>
    country === '' ? [] : [{ alpha2, country, continent, language }],
  );
  const hasNames = isLatin || isOwn;
  return { homes, hasNames, isLatin, ...(names.length === 0 ? {} : { names }) };
}

const languageOf = (locale: string): string => locale.split('_')[0] ?? '';

function localesOf(
  read: ReadWorld,
  names: ReadonlyMap<string, NativeNames>,
): ReadonlyMap<string, LocalePlaces> {
  const lines = new Map<string, (readonly string[])[]>();
  for (const line of worldRows(read, 'home-countries.tsv')) {
    const fields = line.split('\t');
    const [locale = ''] = fields;
    lines.set(locale, [...(lines.get(locale) ?? []), fields]);
  }
  return new Map(
    [...lines].map(([locale, own]) => [locale, placesOf(own, names.get(languageOf(locale)))]),
  );
}

/** Returns the places of the world. Each file is read at the first use of its data. */
export function worldAtlas(read: ReadWorld): Atlas {
  const names = lazy(() => worldNames(read));
  const locales = lazy(() => localesOf(read, names()));
  const gazetteer = lazy(() => worldGazetteer(read));
  const kept = new Map<string, Places>();
  const native = new Map<string, Gazetteer>();
  const gazetteerOf = (locale: string, { isLatin, hasNames }: LocalePlaces): Gazetteer => {
    const language = languageOf(locale);
    const own = names().get(language);
    if (own === undefined || !hasNames) return gazetteer();
    const known = native.get(language) ?? nativeGazetteer(gazetteer(), own, isLatin);
    native.set(language, known);
    return known;
  };
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
      const { isLatin: _, ...own } = known;
      const places = kept.get(locale) ?? { gazetteer: gazetteerOf(locale, known), ...own };
      kept.set(locale, places);
      return places;
    },
  };
}
