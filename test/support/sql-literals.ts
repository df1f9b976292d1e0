/** A character of a literal, or of what stands between two that are joined. */
type Reading = readonly [text: string, end: number];

/** Text between quotes from `at` on, where a doubled quote is one; `escapes` says what a backslash is. */
function quoted(sql: string, at: number, escapes: (sql: string, at: number) => Reading): Reading {
  let text = '';
  let i = at + 1;
  while (i < sql.length) {
    const character = sql.charAt(i);
    if (character === "'") {
      if (sql.charAt(i + 1) !== "'") return [text, i + 1];
      text += "'";
      i += 2;
    } else if (character === '\\') {
      const [meant, end] = escapes(sql, i);
      text += meant;
      i = end;
    } else {
      text += character;
      i++;
    }
  }
  throw new Error(`a literal does not end: ${sql}`);
}

const asItself = (_: string, at: number): Reading => ['\\', at + 1];

const MYSQL_ESCAPES: Readonly<Record<string, string>> = {
  '0': '\0',
  b: '\b',
  n: '\n',
  r: '\r',
  t: '\t',
  Z: '\u001a',
  '%': '\\%',
  _: '\\_',
};

/** MySQL 8.4 manual, 11.1.1. */
const mysqlEscape = (sql: string, at: number): Reading => {
  const next = sql.charAt(at + 1);
  return [MYSQL_ESCAPES[next] ?? next, at + 2];
};

/** PostgreSQL manual, 4.1.2.2: enough of it for what an E'…' of ours can hold. */
const postgresqlEscape = (sql: string, at: number): Reading => {
  if (sql.charAt(at + 1) !== '\\') throw new Error(`an escape of another kind: ${sql}`);
  return ['\\', at + 2];
};

/** Transact-SQL, "Backslash (line continuation)": both vanish. */
const continuedLine = (sql: string, at: number): Reading => {
  const lineEnd = /^\\(?:\r\n|\n|\r)/.exec(sql.slice(at, at + 3));
  return lineEnd === null ? ['\\', at + 1] : ['', at + lineEnd[0].length];
};

function whole(sql: string, [text, end]: Reading): string {
  if (end !== sql.length) throw new Error(`${sql.slice(end)} stands after a literal`);
  return text;
}

/** The text of a literal as a database reads it; an error where it ends before its end. */
export const readers = {
  standard: (sql: string): string => whole(sql, quoted(sql, 0, asItself)),
  mysql: (sql: string): string => whole(sql, quoted(sql, 0, mysqlEscape)),
  postgresql: (sql: string): string =>
    sql.startsWith('E')
      ? whole(sql, quoted(sql, 1, postgresqlEscape))
      : whole(sql, quoted(sql, 0, asItself)),
  /** With standard_conforming_strings off. */
  oldPostgresql: (sql: string): string =>
    whole(sql, quoted(sql, sql.startsWith('E') ? 1 : 0, postgresqlEscape)),
  sqlserver: (sql: string): string => {
    const start = "CAST(N'' AS NVARCHAR(MAX)) + ";
    let at = sql.startsWith(start) ? start.length : 0;
    let text = '';
    for (;;) {
      const isNational = sql.charAt(at) === 'N';
      const [part, end] = quoted(sql, isNational ? at + 1 : at, continuedLine);
      if (!isNational && /[^\0-\u007f]/.test(part)) throw new Error(`${part} needs N'…'`);
      text += part;
      if (end === sql.length) return text;
      if (!sql.startsWith(' + ', end)) throw new Error(`${sql.slice(end)} stands after a literal`);
      at = end + 3;
    }
  },
} as const;
