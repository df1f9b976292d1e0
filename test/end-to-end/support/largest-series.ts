import { generated, type Json, keyed, name, times } from './request-parts.js';

/** A parent with as many rows as running values permit, or some of its last rows. */
const childrenOf = (fields: readonly Json[], window: Json = { rows: undefined }) =>
  generated({
    ...window,
    format: 'json',
    tables: [
      { name: 'parents', rows: 1, key: [name(0)], fields: [keyed] },
      { name: 'children', per: { table: 'parents', count: 65_536 }, fields },
    ],
  });

const LAST_ROWS = { table: 'children', offset: 65_526, rows: 10 };

const running = (i: number, constraints: Json): Json => ({
  name: name(i),
  type: 'running',
  constraints,
});

const float = (i: number): Json => ({ name: name(i), type: 'float' });

/** Running values of the one before, as many as may follow each other, and the number that the first one gathers. */
const chain = (i: number): readonly Json[] => [
  float(5 * i),
  ...times(4, (k) => running(5 * i + k + 1, { of: name(5 * i + k), kind: 'least' })),
];

const costly = {
  seasons: times(10, () => ({ period: 'year', size: 1, peak: '07-20' })),
  memory: { half_life: 1e9, std_dev: 1, common: 0.5 },
  walk: { std_dev: 1 },
  growth: { mean: 0.001, std_dev: 0.001 },
  missing: { share: 0.4, mean_length: 1e9 },
  incidents: { share: 0.25, longest: 1, size: 1, kinds: ['stuck', 'noise'], weights: [1, 1] },
  min: 0,
  max: 200,
};

/** As many states as there may be, which are left as seldom as may be. */
const states = times(20, (i) => ({ state: `s${i}`, mean_length: 1e9 }));

const series = (i: number): Json => ({
  name: name(i),
  type: 'series',
  constraints: { over: name(0), ...costly },
});

export const largestSeries = {
  'type running': childrenOf([float(0), ...times(998, (i) => running(i + 1, { of: name(0) }))]),
  'type running, with enough at the start': childrenOf(
    [float(0), ...times(998, (i) => running(i + 1, { of: name(0), start: 'enough', min: -1 }))],
    LAST_ROWS,
  ),
  'type running, of a table': generated({
    format: 'json',
    tables: [
      {
        name: 'children',
        rows: 65_536,
        fields: [float(0), ...times(998, (i) => running(i + 1, { of: name(0) }))],
      },
    ],
    ...LAST_ROWS,
  }),
  'type running, of summable numbers': generated({
    format: 'json',
    tables: [
      {
        name: 'children',
        rows: 1_000_000_000,
        fields: times(60, (i) => [
          { ...float(2 * i), constraints: { max: 1_000_000, precision: 0, summable: true } },
          running(2 * i + 1, { of: name(2 * i) }),
        ]).flat(),
      },
    ],
    ...{ table: 'children', offset: 999_999_000, rows: 1000 },
  }),
  'type float, summable': generated({
    fields: times(1000, (i) => ({ ...float(i), constraints: { summable: true } })),
  }),
  'type running, of the running value before': childrenOf([
    float(0),
    ...times(998, (i) => running(i + 1, { of: name(i), kind: 'least' })),
  ]),
  'type running, in chains late in a parent': childrenOf(times(199, chain).flat(), LAST_ROWS),
  'type running, of series late in a parent': childrenOf(
    [
      { name: name(0), type: 'tick' },
      ...times(300, (i) => [
        series(2 * i + 1),
        running(2 * i + 2, { of: name(2 * i + 1), kind: 'least' }),
      ]).flat(),
    ],
    LAST_ROWS,
  ),
  'type tick': generated({ fields: times(1000, (i) => ({ name: name(i), type: 'tick' })) }),
  'type arrival': generated({ fields: times(1000, (i) => ({ name: name(i), type: 'arrival' })) }),
  'type arrival, with the hours and holidays of a country': generated({
    fields: times(1000, (i) => ({
      name: name(i),
      type: 'arrival',
      constraints: {
        end: `20${50 + (i % 40)}-12-31`,
        timezone: 'Africa/Casablanca',
        holidays: { country: 'NP', factor: 0.5 },
      },
    })),
  }),
  'type state_series, of series': generated({
    fields: [
      { name: name(0), type: 'tick' },
      ...times(450, (i) => [
        series(2 * i + 1),
        { name: name(2 * i + 2), type: 'state_series', constraints: { of: name(2 * i + 1) } },
      ]).flat(),
    ],
  }),
  'type state_series': generated({
    fields: times(900, (i) => ({ name: name(i), type: 'state_series', constraints: { states } })),
  }),
  'type state_series, accepted': generated({
    fields: times(180, (i) => ({ name: name(i), type: 'state_series', constraints: { states } })),
  }),
  'type series, of counts': generated({
    fields: times(1000, (i) => ({
      name: name(i),
      type: 'series',
      constraints: { level: 39, counts: { dispersion: 10 } },
    })),
  }),
  'type series': generated({
    fields: [{ name: name(0), type: 'tick' }, ...times(999, (i) => series(i + 1))],
  }),
};
