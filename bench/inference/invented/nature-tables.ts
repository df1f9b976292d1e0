import { dayOf, falling, wordsOf } from './chance.js';
import type { InventedTable } from './invented-table.js';

const species = wordsOf(80, 31);
const streets = wordsOf(25, 32);

/** Readings of every quarter of an hour, and the mark -999 in two columns while a sensor fails. */
const sensor: InventedTable = {
  name: 'sensor',
  rows: 3000,
  kinds: {
    ...{ read_at: 'date', temp: 'float', humidity: 'integer', pressure: 'float', wind: 'float' },
    ...{ battery: 'float', state: 'categorical' },
  },
  row: ({ bell, happens, even }) => {
    let [weather, failing] = [0, 0];
    return (row) => {
      weather = 0.98 * weather + 0.2 * bell();
      failing = failing > 0 ? failing - 1 : happens(0.004) ? 12 : 0;
      const temp = 11 + 4 * weather + 5 * Math.sin((2 * Math.PI * row) / 96);
      const at = new Date(Date.UTC(2020, 2, 1, 0, 15 * row))
        .toISOString()
        .slice(0, 16)
        .replace('T', ' ');
      const humidity = Math.round(Math.min(100, Math.max(15, 75 - 2.4 * (temp - 11) + 6 * bell())));
      return [
        ...[at, failing > 0 ? -999 : temp.toFixed(1), failing > 0 ? -999 : humidity],
        ...[
          (1013 - 6 * weather + bell()).toFixed(1),
          (happens(0.15) ? 0 : 2.5 * -Math.log(1 - even())).toFixed(1),
        ],
        ...[(4.1 - 0.0002 * row + 0.01 * bell()).toFixed(2), failing > 0 ? 'fault' : 'ok'],
      ];
    };
  },
};

/** Sightings around some centres: many rare species, many zeros, and places of mixed exactness. */
const sightings: InventedTable = {
  name: 'sightings',
  rows: 2500,
  kinds: {
    ...{ seen: 'date', species: 'categorical', habitat: 'categorical', count: 'integer' },
    ...{ young: 'integer', lat: 'float', lon: 'float', depth_m: 'float', observer: 'categorical' },
  },
  row: ({ one, bell, happens, whole, events, even }) => {
    const centres = Array.from({ length: 9 }, () => [44 + 9 * even(), 5 + 12 * even()] as const);
    return () => {
      const kind = one(species, falling(80, 1.1));
      const isWater = species.indexOf(kind) % 3 === 0;
      const habitat = isWater
        ? one(['lake', 'river', 'marsh'], [3, 2, 1])
        : one(['wood', 'field', 'town'], [4, 3, 2]);
      const centre = one(centres, falling(9));
      const count = happens(0.08)
        ? one([10, 20, 50, 100, 200], [9, 5, 4, 2, 1])
        : 1 + events(isWater ? 3 : 0.7);
      const digits = one([5, 3, 2], [6, 3, 1]);
      return [
        ...[
          dayOf(365 * whole(0, 3) + 130 + 35 * bell()),
          kind,
          habitat,
          count,
          happens(0.7) ? 0 : events(0.3 * count),
        ],
        ...centre.map((middle) => (middle + 0.12 * bell()).toFixed(digits)),
        isWater && habitat !== 'marsh' ? (8 * even() ** 2).toFixed(1) : null,
        one(
          ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'J', 'K'].map((sign) => `team ${sign}`),
          falling(10, 1.3),
        ),
      ];
    };
  },
};

/** Few rows of many digits: parts that add up to 100, and values below the limit of what can be measured. */
const soils: InventedTable = {
  name: 'soils',
  rows: 260,
  kinds: {
    ...{ sample: 'id', horizon: 'categorical', sand: 'float', silt: 'float', clay: 'float' },
    ...{ ph: 'float', lead: 'float', cadmium: 'float', carbon: 'float', moist: 'float' },
  },
  row: ({ one, bell }) => {
    return (row) => {
      const horizon = one(['A', 'B', 'C', 'O'], [10, 8, 5, 2]);
      const [a, b, c] = [0.4, 0, horizon === 'B' ? 0.5 : -0.5].map((x) =>
        Math.exp(x + 0.5 * bell()),
      ) as [number, number, number];
      const [sand, silt] = [a, b].map((x) => Math.round((1000 * x) / (a + b + c)) / 10) as [
        number,
        number,
      ];
      const lead = Math.exp(2.6 + 0.9 * bell());
      const limited = (value: number, limit: number): number =>
        value < limit ? limit : Number(value.toPrecision(3));
      return [
        ...[
          `P-${row + 1}`,
          horizon,
          sand.toFixed(1),
          silt.toFixed(1),
          (100 - sand - silt).toFixed(1),
        ],
        ...[
          (6.1 + 0.8 * bell()).toFixed(2),
          limited(lead, 5),
          limited(0.02 * lead * Math.exp(0.7 * bell()), 0.2),
        ],
        ...[
          Math.exp(0.3 + 0.8 * bell() + (horizon === 'O' ? 2 : 0)).toFixed(3),
          (18 + 5 * bell()).toFixed(2),
        ],
      ];
    };
  },
};

/** Flats: prices that are rounded by size, years with peaks, and sizes that follow from the rooms. */
const flats: InventedTable = {
  name: 'flats',
  rows: 1600,
  kinds: {
    ...{ listing: 'id', street: 'categorical', rooms: 'float', area: 'float', floor: 'integer' },
    ...{
      built: 'year',
      balcony: 'boolean',
      class: 'categorical',
      rent: 'integer',
      deposit: 'integer',
    },
  },
  row: ({ one, bell, happens, even }) => {
    return (row) => {
      const at = one([...streets.keys()], falling(25, 0.5));
      const rooms = one([1, 1.5, 2, 2.5, 3, 3.5, 4, 5, 6], [12, 4, 24, 9, 22, 6, 12, 4, 1]);
      const area = rooms * 24 * Math.exp(0.18 * bell()) + 8;
      const built = happens(0.3)
        ? one([1900, 1910, 1960, 1970])
        : 1890 + Math.floor(128 * even() ** 0.6);
      const rent = area * (9 + 0.2 * at) * Math.exp(0.15 * bell());
      const step = rent > 1000 ? 50 : 10;
      const rounded = Math.round(rent / step) * step - Number(happens(0.1));
      return [
        ...[
          700_000 + row,
          `${streets[at]} street`,
          rooms,
          happens(0.6) ? Math.round(area) : area.toFixed(2),
        ],
        ...[
          Math.min(9, Math.floor(-2.2 * Math.log(1 - even()))),
          built,
          happens((built - 1860) / 200) ? 1 : 0,
        ],
        happens(0.9)
          ? one([...'ABCDEFGH'], built > 2000 ? [5, 6, 3, 1, 0, 0, 0, 0] : [0, 1, 3, 6, 6, 4, 2, 1])
          : null,
        ...[rounded, one([3, 2, 0], [8, 1, 1]) * rounded],
      ];
    };
  },
};

export const NATURE_TABLES: readonly InventedTable[] = [sensor, sightings, soils, flats];
