import * as E from 'fp-ts/lib/Either.js';
import { standardEngine } from '../src/adapters/engine/standard-engine.js';
import { plannedChanges } from '../src/application/tables/list-changes.js';
import { inOneGo } from '../src/domain/basics/stepwise.js';
import { encodeText } from '../src/domain/generation/encode/encode-text.js';
import { allocated, filledWindows, WINDOW } from '../src/domain/generation/windows.js';
import { encodeChanges } from '../src/domain/histories/encode-changes.js';
import { NO_LIMITS } from '../src/domain/schema/params/limits.js';

/** The cost of columns that follow time, as multiples of that of a plain float: processor time of filled windows. */
const ROWS = 200 * WINDOW.rows;
const RUNS = 5;
const NEWLINE = 10;
const ROOM = { more: 0, tables: 1_000_000 };

const engine = standardEngine();

interface Column {
  readonly name: string;
  readonly type: string;
  readonly constraints?: object;
}

const field = (type: string, constraints: object = {}): Column => ({
  name: type,
  type,
  constraints,
});

/** A table of its own, or with 100 rows for each parent. */
function requestOf(fields: readonly Column[], isOfParents: boolean): object {
  if (!isOfParents) return { tables: [{ name: 't', rows: ROWS, fields }], table: 't' };
  const id = { name: 'id', type: 'sequence' };
  const parents = { name: 'p', rows: ROWS / 100, key: ['id'], fields: [id] };
  const rows = { name: 't', per: { table: 'p', count: 100 }, fields };
  return { tables: [parents, rows], table: 't' };
}

/** The least nanoseconds of processor time of a row. */
function costOf(fields: readonly Column[], isOfParents = false): number {
  const request = { seed: 1, format: 'csv', ...requestOf(fields, isOfParents) };
  const decoded = engine.decode(request, { limits: NO_LIMITS, drawSeed: () => 1 });
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left));
  const planned = engine.plan(decoded.right);
  if (E.isLeft(planned)) throw new Error(JSON.stringify(planned.left));
  const { steps } = planned.right;
  const { kernel } = allocated(steps, WINDOW.rows, ROOM, undefined);
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const begun = process.cpuUsage();
    for (const _ of filledWindows(steps, { first: 0, rows: ROWS }, WINDOW.rows, kernel));
    const { user, system } = process.cpuUsage(begun);
    least = Math.min(least, ((user + system) * 1000) / ROWS);
  }
  return least;
}

const memory = (halfLife: number) => ({ memory: { half_life: halfLife, std_dev: 1 } });
const seasons = [
  { period: 'day', size: 4 },
  { period: 'week', size: 2 },
];
const local = { timezone: 'Europe/Berlin', holidays: { country: 'DE', factor: 0.1 } };
const amount = field('float');

const float = costOf([amount]);
const parts = { over: 'tick', trend: { change: 1 }, seasons, ...memory(24), noise: 0.2 };

const costs: readonly (readonly [string, number])[] = [
  ['float', float],
  ['tick', costOf([field('tick')])],
  ['series with a memory of 7 steps', costOf([field('series', memory(7))])],
  ['series with a memory of 700 steps', costOf([field('series', memory(700))])],
  ['tick, and a series of all parts', costOf([field('tick'), field('series', parts)])],
  [
    'series with missing runs',
    costOf([field('series', { ...memory(7), missing: { share: 0.1 } })]),
  ],
  [
    'series with incidents',
    costOf([field('series', { ...memory(7), incidents: { share: 0.02, longest: 24 } })]),
  ],
  ['series of counts', costOf([field('series', { level: 5, counts: {} })])],
  [
    'series of counts with dispersion',
    costOf([field('series', { level: 5, counts: { dispersion: 0.5 } })]),
  ],
  ['state_series of three states', costOf([field('state_series')])],
  ['arrival', costOf([field('arrival')])],
  ['arrival in a time zone', costOf([field('arrival', { profile: 'retail', ...local })])],
  [
    'running sum of a table, with its amounts',
    costOf([field('float', { summable: true }), field('running', { of: 'float' })]),
  ],
  [
    'balance of 100 rows with enough at the start, beside its amounts',
    costOf([amount, field('running', { of: 'float', start: 'enough' })], true) -
      costOf([amount], true),
  ],
  [
    'running sum of 100 rows, beside its amounts',
    costOf([amount, field('running', { of: 'float' })], true) - costOf([amount], true),
  ],
];

for (const [name, cost] of costs) {
  console.info(`${name.padEnd(46)} ${cost.toFixed(1)} ns  ${(cost / float).toFixed(1)}x`);
}

/** A table of orders whose states change, for a feed and for its rows as they stand. */
const orders = {
  seed: 1,
  tables: [
    {
      name: 'orders',
      rows: 300_000,
      key: ['id'],
      lives: { born: 'ordered_at', changes: [{ fields: ['state'], every: '30d' }] },
      fields: [
        { name: 'id', type: 'sequence' },
        {
          name: 'ordered_at',
          type: 'arrival',
          constraints: { start: '2024-01-01', per_day: 300, profile: 'web' },
        },
        { name: 'amount', type: 'price' },
        { name: 'state', type: 'choice', constraints: { choices: ['new', 'paid', 'sent'] } },
        { name: 'changed_at', type: 'changed' },
      ],
    },
  ],
};

const terms = { limits: NO_LIMITS, drawSeed: () => 1 };

/** A loop over the bytes would take a quarter of the time of a change. */
function linesIn(chunk: Uint8Array): number {
  let lines = 0;
  for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) lines++;
  return lines;
}

/** The least nanoseconds of processor time of a line. */
function costOfLines(linesOf: () => Iterable<Uint8Array>): number {
  let least = Number.POSITIVE_INFINITY;
  for (let run = 0; run < RUNS; run++) {
    const begun = process.cpuUsage();
    let lines = 0;
    for (const chunk of linesOf()) lines += linesIn(chunk);
    const { user, system } = process.cpuUsage(begun);
    least = Math.min(least, ((user + system) * 1000) / lines);
  }
  return least;
}

function* changesOf(span: object): Generator<Uint8Array, void, undefined> {
  const planned = inOneGo(plannedChanges({ ...orders, ...span }, engine, terms));
  if (E.isLeft(planned)) throw new Error(JSON.stringify(planned.left));
  yield* encodeChanges(planned.right);
}

function* rowsAt(moment: string): Generator<Uint8Array, void, undefined> {
  const request = { ...orders, table: 'orders', format: 'ndjson', as_of: moment };
  const decoded = engine.decode(request, terms);
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left));
  const planned = engine.plan(decoded.right);
  if (E.isLeft(planned)) throw new Error(JSON.stringify(planned.left));
  if (planned.right.kind !== 'text') throw new Error('NDJSON is text');
  yield* encodeText(planned.right, {});
}

const moment = '2026-07-01';
const row = costOfLines(() => rowsAt(moment));
const change = costOfLines(() => changesOf({ from: '2026-06-01', until: moment }));
console.info(`${'row of orders as NDJSON'.padEnd(46)} ${row.toFixed(0)} ns`);
console.info(
  `${'change of orders as an envelope'.padEnd(46)} ${change.toFixed(0)} ns  ${(change / row).toFixed(1)}x a row`,
);
