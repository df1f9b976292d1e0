import { encodeTable } from '../../src/domain/index.js';
import type { Contestant } from '../contestant.js';
import { planOf, requestOf } from '../contestants/tablewright.js';
import { type Clock, measure, median } from '../harness.js';
import type { Line } from '../line.js';

const ROUNDS = 11;
const ROWS = 200_000;
/** Enough columns that the rest of the table hardly matters. */
const COLUMNS = 10;

interface Field {
  readonly name: string;
  readonly type: string;
  readonly constraints?: object;
}

function many(type: string, constraints: object): readonly Field[] {
  return Array.from({ length: COLUMNS }, (_, i) => ({ name: `c${i}`, type, constraints }));
}

function table(name: string, fields: readonly Field[], more: object = {}): Contestant {
  const run = () => encodeTable(planOf({ ...requestOf(ROWS, 'csv', fields), ...more }));
  return { name, format: 'csv', rows: ROWS, run };
}

const flag: readonly Field[] = [{ name: 'flag', type: 'boolean' }];

const country: readonly Field[] = [
  { name: 'country', type: 'choice', constraints: { choices: ['DE', 'US', 'FR'] } },
];
const weighted = { choices: ['paid', 'open', 'refunded'], weights: [7, 2, 1] };
const given = {
  columns: ['country'],
  rows: [
    { when: ['DE'], weights: { paid: 9, open: 1 } },
    { when: ['US'], weights: { paid: 5, open: 3, refunded: 2 } },
  ],
};

const normal = { max: 1000, distribution: { kind: 'normal' } };
const correlate = Array.from({ length: COLUMNS - 1 }, (_, i) => ({
  columns: [`c${i}`, `c${i + 1}`],
  coefficient: 0.5,
}));

const inputs: readonly Field[] = [
  { name: 'quantity', type: 'integer', constraints: { min: 1, max: 20 } },
  { name: 'unit_price', type: 'float', constraints: { max: 100, precision: 2 } },
  { name: 'shipping', type: 'float', constraints: { max: 10, precision: 2 } },
];
const total = { expression: 'quantity * unit_price + shipping' };
/** Numbers of as many digits, so that they take as long to write. */
const amount = { max: 2010, precision: 2 };

/** What columns that depend on others cost, beside independent ones in tables that are otherwise equal. */
export function dependence(clock: Clock): readonly Line[] {
  const contestants = [
    table('country', country),
    table('weighted', [...country, ...many('choice', weighted)]),
    table('conditional', [...country, ...many('choice', { ...weighted, given })]),
    table('flag', flag),
    table('normal', [...flag, ...many('float', normal)]),
    table('correlated', [...flag, ...many('float', normal)], { correlate }),
    table('inputs', inputs),
    table('amounts', [...inputs, ...many('float', amount)]),
    table('totals', [...inputs, ...many('formula', total)]),
  ];
  const nanoseconds = new Map(
    measure(contestants, ROUNDS, clock).map(({ contestant, rowsPerSecond }) => [
      contestant.name,
      rowsPerSecond.map((rate) => 1e9 / rate),
    ]),
  );
  /** The time of one of the columns by round: what they add to the table without them. */
  const columnOf = (name: string, without: string): readonly number[] => {
    const bare = nanoseconds.get(without) ?? [];
    return (nanoseconds.get(name) ?? []).map((all, i) => (all - (bare[i] as number)) / COLUMNS);
  };
  const line = (what: string, own: readonly number[], plain: readonly number[], than: string) => ({
    what,
    by: 'tablewright',
    figure: `${median(own).toFixed(1)} ns a row`,
    ratio: `${median(own.map((each, i) => each / (plain[i] as number))).toFixed(2)} x ${than}`,
  });
  const weightedTime = columnOf('weighted', 'country');
  const normalTime = columnOf('normal', 'flag');
  const amountTime = columnOf('amounts', 'inputs');
  return [
    {
      ...line(
        'a conditional category',
        columnOf('conditional', 'country'),
        weightedTime,
        'a weighted one',
      ),
      aim: '≤ 1.5',
    },
    {
      ...line('a correlated number', columnOf('correlated', 'flag'), normalTime, 'a normal one'),
      aim: '≤ 4',
    },
    {
      ...line(
        'a formula of two operations',
        columnOf('totals', 'inputs'),
        amountTime,
        'a number as long',
      ),
      aim: '≤ 15 ns',
    },
  ];
}
