import { generate } from '../../src/adapters/library/generate.js';
import { FAKER, fakerRow } from '../contestants/faker-js.js';
import { TABLEWRIGHT } from '../contestants/tablewright.js';
import { type Clock, median, ratio } from '../harness.js';
import type { Line } from '../line.js';
import { times } from '../report.js';
import { columns } from '../table.js';

const ROUNDS = 31;
/** Rows of a round: enough that the clock of the processor shows them. */
const CALLS = 500;

/** Five columns, as in the fixture of a test. */
const names = ['id', 'name', 'email', 'city', 'date'] as const;
const fields = columns.filter(({ name }) => names.some((one) => one === name));

function fixture(seed: number): unknown {
  return [...generate({ rows: 1, seed, fields }).rows()];
}

let seed = 0;
const contestants: Readonly<Record<string, () => unknown>> = {
  [`${TABLEWRIGHT}, the same seed`]: () => fixture(42),
  [`${TABLEWRIGHT}, a new seed`]: () => fixture(seed++),
  [FAKER]: () => {
    const row = fakerRow();
    return Object.fromEntries(names.map((name) => [name, row[name]]));
  },
};

/** One row as an object, again and again: what a test pays for its fixtures. */
export function small(clock: Clock): readonly Line[] {
  const took = Object.entries(contestants).map(([by, run]) => ({ by, run, ms: [] as number[] }));
  for (let round = 0; round < ROUNDS; round++) {
    for (const { run, ms } of took) {
      const start = clock();
      for (let call = 0; call < CALLS; call++) run();
      ms.push(((clock() - start) * 1000) / CALLS);
    }
  }
  const counted = took.map(({ by, ms }) => ({ by, ms: ms.slice(Math.floor(ROUNDS / 3)) }));
  const faker = counted.find(({ by }) => by === FAKER)?.ms ?? [];
  return counted.map(({ by, ms }) => ({
    what: `1 row of ${fields.length} columns`,
    by,
    figure: `${median(ms).toFixed(3)} ms`,
    ...(by === FAKER ? {} : { ratio: times(ratio(ms, faker), FAKER), aim: '< 0.1 ms' }),
  }));
}
