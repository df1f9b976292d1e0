import { tablewrightOf } from '../contestants/tablewright.js';
import { type Clock, measure, median, ratio } from '../harness.js';
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

const HEAD = ['Rows', 'Columns', 'Rows/s', 'Cells/s', 'x ten columns', 'MB/s'];

/** The size with which the rates of cells are compared; the aim for a thousand columns is half its rate. */
const TEN_COLUMNS = sizes.findIndex(({ rows, columns }) => rows === 100_000 && columns === 10);

/** The rate by the size of the table, as CSV in one thread, including planning. */
export function growth(print: Print, clock: Clock): string {
  const grown = measure(
    sizes.map(({ rows, columns }) => tablewrightOf(rows, columns)),
    ROUNDS,
    clock,
  );
  const cells = grown.map(({ rowsPerSecond }, i) =>
    rowsPerSecond.map((rate) => rate * (sizes[i]?.columns ?? 0)),
  );
  const lines = grown.map(({ rowsPerSecond, bytesPerSecond }, i) => {
    const { rows = 0, columns = 0 } = sizes[i] ?? {};
    const rate = median(rowsPerSecond);
    const ofTen = ratio(cells[i] ?? [], cells[TEN_COLUMNS] ?? []).toFixed(2);
    const megabytes = median(bytesPerSecond) / MEGABYTE;
    return [
      whole(rows),
      whole(columns),
      whole(rate),
      whole(rate * columns),
      ofTen,
      whole(megabytes),
    ];
  });
  return print([HEAD, ...lines], 0);
}
