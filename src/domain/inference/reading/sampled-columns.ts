import type { Cell, TableSample } from '../../tables/table-sample.js';
import { isPersonal } from '../privacy/personal-names.js';
import { columnNames } from './column-names.js';
import { headedTable } from './header.js';
import type { KnownWords } from './known-words.js';
import { nullMarks } from './null-marks.js';

/** The columns of a sample, under the names of the fields that inference makes of them. */
export interface SampledColumns {
  readonly names: readonly string[];
  readonly columns: readonly (readonly Cell[])[];
  /** The texts that mean null, for each column. */
  readonly marks: readonly ReadonlySet<string>[];
  /** Whether the columns are numbered, because the sample has no header. */
  readonly areNumbered: boolean;
  /** The number of columns that are numbered because they are named after people. */
  readonly people: number;
}

/** The first columns of a sample. A record that looks like data instead of a header becomes the first row. */
export function sampledColumns(
  sample: TableSample,
  words: KnownWords,
  limit: number,
): SampledColumns {
  const first = { ...sample, columns: sample.columns.slice(0, limit) };
  const { header, columns } = headedTable(first, words);
  const isDisclosed = (name: string): boolean =>
    sample.isStated === true || !isPersonal(name, words);
  const disclosed = header?.map((name) => (isDisclosed(name) ? name : ''));
  return {
    names: columnNames(disclosed, columns.length),
    columns,
    marks: nullMarks(columns),
    areNumbered: header === undefined,
    people: header?.filter((name) => !isDisclosed(name)).length ?? 0,
  };
}
