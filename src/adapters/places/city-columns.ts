/**
 * The columns of `world/cities.bin`, stored one after the other with a 32-bit little-endian number for each city. The
 * build packs them from `cities.tsv` (`scripts/bundles/pack-cities.ts`), because decoding the text would slow down each start.
 */
export const CITY_COLUMNS = [
  'countries',
  'regions',
  'timezones',
  'populations',
  'latitudes',
  'longitudes',
] as const;

export type CityColumn = (typeof CITY_COLUMNS)[number];
