import type { FileMetaData, RowGroup } from 'hyparquet';
import { counted } from '../../../domain/basics/counted.js';
import { CellBounds } from '../../../domain/tables/cell-bounds.js';
import { MOST_CELLS } from '../../../domain/tables/sample-limits.js';
import type { Cell, TableSample } from '../../../domain/tables/table-sample.js';
import type { ReadRange } from '../bytes/ranged-flow.js';
import { unreadable } from '../unreadable.js';
import type { Budget } from './chunk-pages.js';
import { columnsOf, type ParquetColumn } from './column-schema.js';
import { readFooter } from './footer.js';
import type { ParquetWork } from './messages.js';
import { readColumn } from './read-column.js';
import type { TimeLimit } from './time-limit.js';

/** A row group of up to this number of bytes is read at once: a request for each column would take longer. */
const SMALL_GROUP = 4 * 1024 * 1024;

/** Fetches a small row group with one request and serves all ranges from it; a large one is read range by range. */
async function groupRange(range: ReadRange, group: RowGroup): Promise<ReadRange> {
  const chunks = group.columns.flatMap(({ meta_data: meta }) => {
    if (meta === undefined) return [];
    const data = Number(meta.data_page_offset);
    const start = Math.min(Number(meta.dictionary_page_offset || data), data);
    return [{ start, end: start + Number(meta.total_compressed_size) }];
  });
  const start = Math.min(...chunks.map((chunk) => chunk.start));
  const end = Math.max(...chunks.map((chunk) => chunk.end));
  if (!(end - start <= SMALL_GROUP)) return range;
  const bytes = await range(start, end);
  return async (from, to) => bytes.subarray(from - start, (to ?? end) - start);
}

/** Collects columns, row group by row group. A column that is too large to read is dropped. */
class ParquetSample {
  readonly #cells: Map<string, Cell[]>;
  readonly #bounds: CellBounds;
  #rows = 0;

  constructor(columns: readonly ParquetColumn[], cellLength: number) {
    this.#bounds = new CellBounds(cellLength);
    this.#cells = new Map(columns.map(({ name }) => [name, []]));
  }

  get rows(): number {
    return this.#rows;
  }

  /** Adds the cells of a row group, which `read` returns for each column. Returns the rows that all columns have. */
  async addGroup(
    columns: readonly ParquetColumn[],
    rows: number,
    read: (column: ParquetColumn) => Promise<readonly Cell[] | undefined>,
  ): Promise<number> {
    let got = rows;
    for (const column of columns) {
      const kept = this.#cells.get(column.name);
      if (kept === undefined) continue;
      const cells = await read(column);
      if (cells === undefined) {
        this.#cells.delete(column.name);
        continue;
      }
      for (const cell of cells) kept.push(this.#bounds.fit(cell));
      got = Math.min(got, cells.length);
    }
    this.#rows += got;
    for (const kept of this.#cells.values()) kept.length = this.#rows;
    return got;
  }

  finish({ num_rows }: FileMetaData, columns: number): TableSample {
    const { size } = this.#cells;
    if (size === 0) throw unreadable('the pages of the parquet file are too large to read');
    const left =
      columns > size
        ? [
            `${counted(columns - size, 'column')} ${columns - size === 1 ? 'is' : 'are'} left out: too many, or too large`,
          ]
        : [];
    return {
      header: [...this.#cells.keys()],
      columns: [...this.#cells.values()],
      rows: this.#rows,
      complete: this.#rows >= Number(num_rows),
      decimalMark: '.',
      warnings: [...left, ...this.#bounds.warnings()],
    };
  }
}

/** Reads the first rows of a Parquet file, or of each row group: its footer, and then only the pages with these rows. */
export async function readParquet(
  range: ReadRange,
  { limits, mostBytes }: ParquetWork,
  time: TimeLimit,
): Promise<TableSample> {
  const footer = await readFooter(range, time);
  const all = time.run(() => columnsOf(footer));
  const columns = all.slice(0, limits.columns);
  const sample = new ParquetSample(columns, limits.cellLength);
  const budget: Budget = { left: mostBytes, time };
  const wanted = Math.min(limits.rows, Math.floor(MOST_CELLS / Math.max(columns.length, 1)));
  for (const group of footer.row_groups) {
    const own = Number(group.num_rows);
    const share = limits.isSpread ? Math.ceil((wanted * own) / Number(footer.num_rows)) : own;
    const rows = Math.min(wanted - sample.rows, own, share);
    if (rows <= 0) continue;
    const read = await groupRange(range, group);
    const got = await sample.addGroup(columns, rows, (column) =>
      readColumn(read, group, column, rows, budget),
    );
    if (got < rows) break;
  }
  return {
    ...sample.finish(footer, all.length),
    ...(limits.isSpread && { fileRows: Number(footer.num_rows) }),
  };
}
