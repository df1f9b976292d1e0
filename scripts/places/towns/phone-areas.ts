import { readFileSync } from 'node:fs';
import type { SourceCity } from '../cities.js';

/** Finds the area codes of a city in a region, with spaces between them; undefined if numbers of its country have none. */
export type FindAreas = (city: SourceCity, region: string) => string | undefined;

/** The codes of towns that `extract_phone_areas.py` found, by code of the region and name. */
function listedAreas(country: string): FindAreas {
  const lines = readFileSync('scripts/places/towns/phone-areas.tsv', 'utf8').split('\n');
  const areas = new Map(
    lines.map((line) => {
      const [region, city, codes = ''] = line.split('\t');
      return [`${region} ${city}`, codes];
    }),
  );
  return ({ name }, region) => areas.get(`${country}-${region} ${name}`);
}

/** The codes of some cities by their names. */
function byCity(text: string): FindAreas {
  const areas = new Map(
    text.split('; ').map((item) => {
      const at = item.lastIndexOf(' ');
      return [item.slice(0, at), item.slice(at + 1)];
    }),
  );
  return ({ name }) => areas.get(name);
}

/** The codes of regions, such as "1 IDF; 2 NOR BRE". */
function byRegion(text: string): FindAreas {
  const areas = new Map(
    text.split('; ').flatMap((item) => {
      const [code = '', ...regions] = item.split(' ');
      return regions.map((region) => [region, code] as const);
    }),
  );
  return (_, region) => areas.get(region);
}

/** Arcep, plan national de numérotation: zones of the first two digits. Languedoc and Roussillon, east of 1.6 degrees, have 04. */
const french: FindAreas = (city, region) =>
  region === 'OCC' ? (city.longitude > 1.6 ? '4' : '5') : FRENCH(city, region);

const FRENCH = byRegion('1 IDF; 2 NOR BRE PDL CVL; 3 HDF GES BFC; 4 ARA PAC COR 20R; 5 NAQ');

const inBritain = byCity(
  'London 20; Leeds 113; Sheffield 114; Nottingham 115; Leicester 116; Bristol 117; Reading 118; Birmingham 121; Edinburgh 131; Glasgow 141; Liverpool 151; Manchester 161; Cardiff 29; Newcastle upon Tyne 191; Sunderland 191; Gateshead 191; Durham 191',
);

/**
 * The area codes of towns among the numbers that `src/domain/phones/phone-plans.ts` has for tests. Where these are those of a few
 * cities, other towns have the numbers of none: mobile ones. In Sweden, they have those of the nearest of these cities.
 */
export const PHONE_AREAS: Readonly<Record<string, FindAreas>> = {
  US: listedAreas('US'),
  BR: listedAreas('BR'),
  CN: listedAreas('CN'),
  FR: french,
  DE: byCity('Berlin 30; Hamburg 40; Frankfurt am Main 69; Munich 89; Köln 221; Cologne 221'),
  GB: (city, region) => (region === 'NIR' ? '28' : inBritain(city, region)),
  SE: byRegion('8 AB C D E I S T U W X; 31 F N O; 40 G H K M; 980 AC BD Y Z'),
};
