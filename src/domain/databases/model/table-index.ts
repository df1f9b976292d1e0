import { appendTo } from '../../basics/append-to.js';
import { oncePer } from '../../basics/once-per.js';
import { namesPlace, tableWords, wordsOf } from '../../meanings/name-words.js';
import { tableMark } from '../../meanings/table-mark.js';
import type { DatabaseColumn, DatabaseTable } from './database-schema.js';

/*
 * The facts about a table that many steps need. They are found once for each table, so that the work for a table grows only
 * with its size.
 */

/** The columns of a table by name. Of columns with equal names, the first one counts. */
export const columnsByName = oncePer(({ columns }: DatabaseTable) =>
  byName(columns, (name) => name),
);

/** Whether columns of a table have a value in every row. A column that the table does not have counts as one. */
export function areRequired(table: DatabaseTable, names: readonly string[]): boolean {
  const known = columnsByName(table);
  return names.every((name) => !known.get(name)?.isNullable);
}

/** The columns of a table by their names in lower case. */
export const columnsByFoldedName = oncePer(({ columns }: DatabaseTable) =>
  byName(columns, (name) => name.toLowerCase()),
);

/** The words of the name of a table. */
export const wordsOfTable = oncePer(({ name }: DatabaseTable) => tableWords(name));

/** The words of the names of the columns of a table, by column. */
export const wordsOfColumns = oncePer(
  ({ name: table, columns }: DatabaseTable): ReadonlyMap<string, readonly string[]> => {
    const all = columns.map(({ name }) => [name, wordsOf(name)] as const);
    const mark = tableMark(
      all.map(([, words]) => words),
      tableWords(table),
    );
    if (mark === undefined) return new Map(all);
    return new Map(
      all.map(([name, words]) => [
        name,
        words[0] === mark && words.length > 1 ? words.slice(1) : words,
      ]),
    );
  },
);

/** The columns of a table by the words of their names. */
export const namesByWords = oncePer(
  (table: DatabaseTable): ReadonlyMap<string, string> =>
    new Map([...wordsOfColumns(table)].map(([name, words]) => [words.join(' '), name])),
);

/** The columns of a table whose names show a part of a place. */
export const placesOf = oncePer(
  (table: DatabaseTable): ReadonlySet<string> =>
    new Set([...wordsOfColumns(table)].flatMap(([name, words]) => (namesPlace(words) ? name : []))),
);

/** The columns of the primary key and of all uniques of a table. */
export const keyedColumns = oncePer(
  ({ primaryKey, uniques }: DatabaseTable): ReadonlySet<string> =>
    new Set([...primaryKey, ...uniques.flat()]),
);

/** The primary key and all uniques of a table, by their first columns. */
export const keysByFirst = oncePer(({ primaryKey, uniques }: DatabaseTable) => {
  const found = new Map<string, (readonly string[])[]>();
  for (const key of [primaryKey, ...uniques]) {
    const [first] = key;
    if (first !== undefined) appendTo(found, first, key);
  }
  return found as ReadonlyMap<string, readonly (readonly string[])[]>;
});

/** The columns of all foreign keys of a table. */
export const referringColumns = oncePer(
  ({ foreignKeys }: DatabaseTable): ReadonlySet<string> =>
    new Set(foreignKeys.flatMap(({ columns }) => columns)),
);

function byName(
  columns: readonly DatabaseColumn[],
  keyOf: (name: string) => string,
): ReadonlyMap<string, DatabaseColumn> {
  return new Map([...columns].reverse().map((column) => [keyOf(column.name), column]));
}
