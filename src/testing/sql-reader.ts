import type { SqlDialect } from '../domain/sql-dialects/sql-dialect.js';
import type { Cell, FormatReader, ReadTable } from './format-reader.js';
import type { LiteralReader, Reading } from './sql-literals.js';

const INSERT = 'INSERT INTO ';
const VALUES = ' VALUES\n(';
const STATEMENT_END = ');\n';
const BARE_NAME = /[a-z_][a-z0-9_]*/y;
const NUMBER = /-?\d+(?:\.\d+)?/y;

function matched(pattern: RegExp, sql: string, at: number): Reading | undefined {
  pattern.lastIndex = at;
  const found = pattern.exec(sql);
  return found === null ? undefined : [found[0], pattern.lastIndex];
}

/** Returns the index after `text`. Throws an error if `text` is not at `at`. */
function after(sql: string, at: number, text: string): number {
  if (sql.startsWith(text, at)) return at + text.length;
  throw new Error(
    `expected ${JSON.stringify(text)}, got ${JSON.stringify(sql.slice(at, at + 40))}`,
  );
}

/** Reads items that are separated by `, `. */
function listed<A>(at: number, sql: string, read: (at: number) => readonly [A, number]) {
  const items: A[] = [];
  let [item, end] = read(at);
  items.push(item);
  while (sql.startsWith(', ', end)) {
    [item, end] = read(end + 2);
    items.push(item);
  }
  return [items, end] as const;
}

/** Returns a reader of names in the dialect's notation, in which a doubled closing quote is one quote. */
function nameReader({ quoteName }: SqlDialect): (sql: string, at: number) => Reading {
  const [open = '', close = ''] = quoteName('a').split('a');
  return (sql, at) => {
    const bare = matched(BARE_NAME, sql, at);
    if (bare !== undefined && !sql.startsWith(open, at)) return bare;
    let name = '';
    let i = after(sql, at, open);
    for (;;) {
      const end = sql.indexOf(close, i);
      if (end < 0) throw new Error(`a name does not end: ${sql.slice(at, at + 40)}`);
      name += sql.slice(i, end);
      i = end + close.length;
      if (!sql.startsWith(close, i)) return [name, i];
      name += close;
      i += close.length;
    }
  };
}

/** Reads a cell: a word of SQL, a number or a literal. */
function cellReader(dialect: SqlDialect, literal: LiteralReader) {
  const words: readonly (readonly [string, Cell])[] = [
    ['NULL', null],
    [dialect.true, dialect.true],
    [dialect.false, dialect.false],
  ];
  return (sql: string, at: number): readonly [Cell, number] => {
    for (const [word, cell] of words) {
      const end = at + word.length;
      if (sql.startsWith(word, at) && /[,)]/.test(sql.charAt(end))) return [cell, end];
    }
    return matched(NUMBER, sql, at) ?? literal(sql, at);
  };
}

/** The lines before and after the statements of a file, which control how the file is read. */
function parts(sql: string): readonly [head: string, statements: string, foot: string] {
  const start = sql.indexOf(INSERT);
  const end = sql.lastIndexOf(STATEMENT_END) + STATEMENT_END.length;
  return [sql.slice(0, start), sql.slice(start, end), sql.slice(end)];
}

/** Returns a reader of the INSERT statements of a dialect; `literal` reads its literals. */
export function sqlReader(dialect: SqlDialect, literal: LiteralReader): FormatReader {
  const name = nameReader(dialect);
  const cell = cellReader(dialect, literal);
  const readInsert = (sql: string, start: number): readonly [ReadTable, number] => {
    let at = after(sql, start, INSERT);
    [, at] = name(sql, at);
    const [names, namesEnd] = listed(after(sql, at, ' ('), sql, (i) => name(sql, i));
    at = after(sql, after(sql, namesEnd, ')'), VALUES);
    const rows: (readonly Cell[])[] = [];
    for (;;) {
      const [row, end] = listed(at, sql, (i) => cell(sql, i));
      rows.push(row);
      if (sql.startsWith(STATEMENT_END, end)) {
        return [{ names, rows }, end + STATEMENT_END.length];
      }
      at = after(sql, end, '),\n(');
    }
  };
  return {
    options: { dialect: dialect.name },
    read: (text) => {
      const [, sql] = parts(text);
      let [{ names, rows }, at] = readInsert(sql, 0);
      while (at < sql.length) {
        const [next, end] = readInsert(sql, at);
        if (next.names.join('\0') !== names.join('\0')) throw new Error('other columns');
        rows = [...rows, ...next.rows];
        at = end;
      }
      return { names, rows };
    },
    glue: (windows) => {
      const all = windows.map(parts);
      const statements = all.map(([, sql]) => sql).join('');
      return (all[0]?.[0] ?? '') + statements + (all.at(-1)?.[2] ?? '');
    },
    isFormOf: (read, json) => {
      if (json === 'true') return read === dialect.true;
      if (json === 'false') return read === dialect.false;
      const moment = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d(?:\.\d{3})?)$/.exec(read);
      return moment !== null && json === `${moment[1]}T${moment[2]}Z`;
    },
  };
}
