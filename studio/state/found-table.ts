import {
  type ColumnSummary,
  type InferredTable,
  onlyTable,
  type QualityReport,
} from '../../src/page/index.js';
import type { Request } from '../engine/messages.js';
import { insertTable } from './edits.js';
import { openRequest } from './link.js';
import { projectOf } from './project.js';
import { apply, project, select, tableIndex } from './store.js';
import { tableNameOf } from './table-name.js';

/** A table that was inferred from a file or from a data set. */
export interface FoundTable extends InferredTable {
  /** The name of the file or of the data set. */
  readonly source: string;
  /** The sampled rows. */
  readonly rows: number;
  /** How much of the table the sample is, in a few words. */
  readonly extent: string;
  /** The number of rows that everything inferred is based on; undefined if the server sets it. */
  readonly k: number | undefined;
  readonly columns: readonly ColumnSummary[];
  readonly warnings: readonly string[];
  /** Compares the sample with the first rows of a seed. */
  report(seed: number | string): Promise<QualityReport>;
}

/** Shows the table as a schema of its own. */
export function openFound(found: FoundTable): void {
  openRequest({ ...requestOf(found), seed: project.value.seed }, tableNameOf(found.source));
}

/** Adds the table to the schema of the page. */
export function addFound(found: FoundTable): void {
  const [table] = projectOf(requestOf(found), tableNameOf(found.source)).tables;
  if (table === undefined) return;
  apply(insertTable(table));
  tableIndex.value = project.value.tables.length - 1;
  select(table.fields[0]?.id);
}

/** A table with only a header has no rows, but a request needs one. */
function requestOf(found: FoundTable): Request {
  const { source, rows } = found;
  return { rows: Math.max(rows, 1), table_name: tableNameOf(source), ...onlyTable(found) };
}
