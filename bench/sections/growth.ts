import { tablewrightOf } from '../contestants/tablewright.js';
import { type Clock, measure, median } from '../harness.js';
import { type Print, whole } from '../report.js';

const ROUNDS = 5;
const MEGABYTE = 1e6;

const sizes = [
  { rows: 1000, columns: 10 },
  { rows: 10_000, columns: 10 },
  { rows: 100_000, columns: 10 },
  { rows: 1_000_000, columns: 10 },
  { rows: 100_000, columns: 1 },
  { rows: 100_000, columns: 100 },
  { rows: 10_000, columns: 1000 },
];

const HEAD = ['Rows', 'Columns', 'Rows/s', 'Cells/s', 'MB/s'];

/** The rate by the size of the table, as CSV in one thread, including planning. */
export function growth(print: Print, clock: Clock): string {
  const grown = measure(
    sizes.map(({ rows, columns }) => tablewrightOf(rows, columns)),
    ROUNDS,
    clock,
  );
  const lines = grown.map(({ rowsPerSecond, bytesPerSecond }, i) => {
    const { rows = 0, columns = 0 } = sizes[i] ?? {};
    const rate = median(rowsPerSecond);
    const megabytes = median(bytesPerSecond) / MEGABYTE;
    return [whole(rows), whole(columns), whole(rate), whole(rate * columns), whole(megabytes)];
  });
  return print([HEAD, ...lines], 0);
}
