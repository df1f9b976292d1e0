import type { TextFormat } from '../../../domain/formats/format.js';
import { sqlFormat } from '../../../domain/formats/sql.js';
import { sqlite } from '../../../domain/sql-dialects/sqlite.js';

// Each table is loaded alone.
const { joined: _, ...sql } = sqlFormat([sqlite]);

/** What stands between two rows. */
export const BETWEEN_ROWS = ',\n';

/** The rows behind VALUES, each followed by a comma, so that every batch of rows can become one statement. */
export const valuesText: TextFormat = {
  ...sql,
  name: 'values',
  options: {},
  check: () => [],
  layout: (window, columns) => ({
    cells: sql.layout(window, columns, {
      dialect: sqlite.name,
      rows_per_statement: 1,
      create_table: false,
    }).cells,
    frame: () => ({ head: '', foot: '', open: '(', close: `)${BETWEEN_ROWS}` }),
  }),
};
