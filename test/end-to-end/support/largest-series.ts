import { generated, keyed, name, times } from './request-parts.js';

/** 998 running values of one parent with as many rows as it may have. */
const running = (constraints: (i: number) => object) =>
  generated({
    rows: undefined,
    format: 'json',
    tables: [
      { name: 'parents', rows: 1, key: [name(0)], fields: [keyed] },
      {
        name: 'children',
        per: { table: 'parents', count: 65_536 },
        fields: [
          { name: name(0), type: 'float' },
          ...times(998, (i) => ({
            name: name(i + 1),
            type: 'running',
            constraints: constraints(i),
          })),
        ],
      },
    ],
  });

export const largestSeries = {
  'type running': running(() => ({ of: name(0) })),
  'type running, of the running value before': running((i) => ({ of: name(i), kind: 'least' })),
  'type tick': generated({ fields: times(1000, (i) => ({ name: name(i), type: 'tick' })) }),
  'type arrival': generated({ fields: times(1000, (i) => ({ name: name(i), type: 'arrival' })) }),
  'type series': generated({
    fields: [
      { name: name(0), type: 'tick' },
      ...times(999, (i) => ({
        name: name(i + 1),
        type: 'series',
        constraints: {
          over: name(0),
          seasons: times(10, () => ({ period: 'year', size: 1, peak: '07-20' })),
          memory: { half_life: 1e9, std_dev: 1, common: 0.5 },
          walk: { std_dev: 1 },
          growth: { mean: 0.001, std_dev: 0.001 },
          min: 0,
          max: 200,
        },
      })),
    ],
  }),
};
