import { cpus } from 'node:os';
import { fakerJs } from './contestants/faker-js.js';
import { tablewright, tablewrightOf } from './contestants/tablewright.js';
import { measure } from './harness.js';
import { comparison, growth } from './report.js';

const ROWS = 100_000;
/** A tenth, to keep the wait short: it makes rows one by one, so that its rate is that of any number. */
const FAKER_ROWS = 10_000;

const sizes = [
  { rows: 100_000, columns: 1 },
  { rows: 100_000, columns: 10 },
  { rows: 100_000, columns: 100 },
  { rows: 1_000_000, columns: 10 },
];

const machine = cpus();
// Rivals of one format run one after the other.
const contestants = [...fakerJs(FAKER_ROWS), ...tablewright(ROWS)].sort((a, b) =>
  a.format < b.format ? -1 : Number(a.format > b.format),
);
const compared = measure(contestants, 15);
const grown = measure(
  sizes.map(({ rows, columns }) => tablewrightOf(rows, columns)),
  5,
);

process.stdout.write(`\
Node ${process.version}, ${machine.length} x ${machine[0]?.model}

A table of ten columns, hot, one thread, medians of rounds in which the contestants alternate.
tablewright makes ${ROWS} rows a round as UTF-8 bytes; faker-js makes ${FAKER_ROWS} as a string, scaled per row,
with no cell of its CSV quoted.

${comparison(compared, 'faker-js')}

tablewright by size, as CSV:

${growth(grown.map((measurement, i) => ({ ...measurement, columns: sizes[i]?.columns ?? 0 })))}
`);
