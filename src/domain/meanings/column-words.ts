import type { NameWords } from './find-meaning.js';

/** The words of a column and of its table. */
export interface ColumnWords extends NameWords {
  /** Whether other columns of the table show a place, so that a state is one of a country and not of a process. */
  readonly hasPlace: boolean;
}
