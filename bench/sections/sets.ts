import { encodeTable } from '../../src/domain/index.js';
import type { Contestant } from '../contestant.js';
import { planOf } from '../contestants/tablewright.js';
import { type Clock, measure, median } from '../harness.js';
import type { Line } from '../line.js';

const ROUNDS = 11;
const PARENTS = 400_000;
/** 3 for each parent on average. */
const COUNT = { min: 0, max: 6 };
const ROWS = 3 * PARENTS;

type Fields = readonly {
  readonly name: string;
  readonly type: string;
  readonly constraints?: object;
}[];

const parents = {
  name: 'customers',
  rows: PARENTS,
  key: ['id'],
  fields: [
    { name: 'id', type: 'sequence' },
    { name: 'name', type: 'name' },
  ],
};

const own: Fields = [
  { name: 'id', type: 'sequence' },
  { name: 'quantity', type: 'integer', constraints: { max: 9 } },
  { name: 'day', type: 'date' },
];
const related: Fields = [
  { name: 'customer_id', type: 'reference' },
  { name: 'customer', type: 'copy', constraints: { through: 'customer_id', field: 'name' } },
  { name: 'no', type: 'ordinal' },
];

function children(name: string, fields: Fields): Contestant {
  const table = { name: 'orders', per: { table: 'customers', count: COUNT }, fields };
  const input = { seed: 42, format: 'csv', tables: [parents, table], table: 'orders' };
  return { name, format: 'csv', rows: ROWS, run: () => encodeTable(planOf(input)) };
}

/** What a reference, a copy and an ordinal add to a row of a table whose rows are children of another. */
export function sets(clock: Clock): readonly Line[] {
  const [without = [], all = []] = measure(
    [children('without', own), children('related', [...own, ...related])],
    ROUNDS,
    clock,
  ).map(({ rowsPerSecond }) => rowsPerSecond.map((rate) => 1e9 / rate));
  const added = all.map((each, i) => each - (without[i] as number));
  return [
    {
      what: 'a reference, a copy and an ordinal, beyond a row without them',
      by: 'tablewright',
      figure: `${median(added).toFixed(1)} ns a row`,
      aim: '≤ 60 ns',
    },
  ];
}
