import { cellAlphabet } from '../columns/cell-alphabet.js';
import { needsNoQuotes, tableNameParts } from '../sql-dialects/names.js';
import type { SqlDialect } from '../sql-dialects/sql-dialect.js';
import type { Layout, PlannedColumn, RowStatements, TextFormat } from './format.js';
import { sqlCell, sqlName, sqlTable } from './sql-notation.js';
import type { TableWindow } from './table-window.js';

/** Formats that are like another one, but write a statement a row, which makes a change of it. */
export function rowStatements(format: TextFormat, dialect: SqlDialect): RowStatements {
  const like = (layout: (window: TableWindow, columns: Named) => RowNotation): TextFormat => ({
    ...format,
    layout: (window, columns) => statement(window, columns, dialect, layout),
  });
  const upsert = dialect.upsert?.bind(dialect);
  const created = like((window, { names, key, others }) => ({
    open: `INSERT INTO ${sqlTable(window.tableName, dialect)} (${names.join(', ')}) VALUES (`,
    close: `)${upsert?.({ key, others }) ?? ''}`,
    before: (_, i) => (i === 0 ? '' : ', '),
  }));
  const updated = like((window, { names, others }) => ({
    open: `UPDATE ${sqlTable(window.tableName, dialect)} SET `,
    close: '',
    before: (name, i) => {
      if (i < others.length) return `${i === 0 ? '' : ', '}${name} = `;
      return `${name === names[others.length] ? ' WHERE ' : ' AND '}${name} = `;
    },
  }));
  const deleted = like((window) => ({
    open: `DELETE FROM ${sqlTable(window.tableName, dialect)} WHERE `,
    close: '',
    before: (name, i) => `${i === 0 ? '' : ' AND '}${name} = `,
  }));
  return { created, updated: upsert === undefined ? updated : created, deleted };
}

/** The names of columns in the notation of SQL. */
interface Named {
  readonly names: readonly string[];
  readonly key: readonly string[];
  readonly others: readonly string[];
}

/** What a statement has around the cells of its row. */
interface RowNotation {
  readonly open: string;
  readonly close: string;
  /** What comes before the cell of a column. */
  before(name: string, index: number): string;
}

function statement(
  window: TableWindow,
  columns: readonly PlannedColumn[],
  dialect: SqlDialect,
  layout: (window: TableWindow, columns: Named) => RowNotation,
): Layout {
  const identifies = new Set(window.keys?.key);
  const named = columns.map(({ name }) => ({
    name: sqlName(name, dialect),
    isKey: identifies.has(name),
  }));
  const names = named.map(({ name }) => name);
  const { open, close, before } = layout(window, {
    names,
    key: named.filter(({ isKey }) => isKey).map(({ name }) => name),
    others: named.filter(({ isKey }) => !isKey).map(({ name }) => name),
  });
  const plain = [...tableNameParts(window.tableName), ...columns.map(({ name }) => name)];
  const { head, foot } = dialect.settings({
    quotesNames: !plain.every(needsNoQuotes),
    backslashes: columns.some(({ plan }) => cellAlphabet(plan.cell).includes('\\')),
  });
  return {
    cells: columns.map((column, i) => ({
      ...sqlCell(column, true, dialect),
      before: before(names[i] as string, i),
    })),
    frame: () => ({ head, foot, open, close: `${close};\n` }),
  };
}
