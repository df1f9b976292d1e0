import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The label of a column by a human reader. */
export interface ColumnLabel {
  readonly type: string;
  readonly format: string;
  /** The kind of column for the fidelity score. */
  readonly score_as: 'numeric' | 'datetime' | 'categorical' | 'skip';
  readonly note: string;
  readonly nulls: number;
  readonly distinct: number;
}

export interface TableLabel {
  readonly delimiter: string;
  readonly encoding: string;
  readonly decimal: '.' | ',';
  readonly null_tokens: readonly string[];
  readonly rows: number;
  readonly columns: Readonly<Record<string, ColumnLabel>>;
}

export type Labels = Readonly<Record<string, TableLabel>>;

/** The labels of a folder of tables, by file name. */
export function readLabels(folder: string): Labels {
  return JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as Labels;
}
