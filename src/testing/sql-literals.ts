/**
 * An element of SQL at some index: the text that it represents, and the index of its end.
 *
 * @example
 * const reading: Reading = ["it's", 7];
 * reading[1]; // => 7
 */
export type Reading = readonly [text: string, end: number];

/**
 * Reads the literal that begins at an index. Throws an error if it does not end.
 *
 * @example
 * const read: LiteralReader = literalReaders.standard;
 * read("'it''s', 1", 0); // => ["it's", 7]
 */
export type LiteralReader = (sql: string, at: number) => Reading;

/** Reads a text between quotes from `at` on. A doubled quote is one quote; `escapes` interprets a backslash. */
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

/** PostgreSQL manual, 4.1.2.2: only the escapes that the package writes in an E'…'. */
const postgresqlEscape = (sql: string, at: number): Reading => {
  if (sql.charAt(at + 1) !== '\\') throw new Error(`an escape of another kind: ${sql}`);
  return ['\\', at + 2];
};

/** Transact-SQL, "Backslash (line continuation)": backslash and line end are removed. */
const continuedLine = (sql: string, at: number): Reading => {
  const lineEnd = /^\\(?:\r\n|\n|\r)/.exec(sql.slice(at, at + 3));
  return lineEnd === null ? ['\\', at + 1] : ['', at + lineEnd[0].length];
};

const standard: LiteralReader = (sql, at) => quoted(sql, at, asItself);

/** Standard SQL in which REPLACE may substitute a CR for another character. */
const lineEnds: LiteralReader = (sql, at) => {
  const open = 'replace(';
  if (!sql.startsWith(open, at)) return plainLines(sql, at, standard(sql, at));
  const [text, end] = plainLines(sql, at, standard(sql, at + open.length));
  const [, mark] = /^, '(.)', '\r'\)/su.exec(sql.slice(end, end + 12)) ?? [];
  if (mark === undefined) throw new Error(`REPLACE without a mark: ${sql.slice(end, end + 12)}`);
  return [text.replaceAll(mark, '\r'), end + `, '${mark}', '\r')`.length];
};

function plainLines(sql: string, at: number, reading: Reading): Reading {
  if (reading[0].includes('\r\n')) {
    throw new Error(`a client reads CR LF as LF: ${sql.slice(at, reading[1])}`);
  }
  return reading;
}

const postgresql: LiteralReader = (sql, at) =>
  sql.charAt(at) === 'E' ? quoted(sql, at + 1, postgresqlEscape) : standard(sql, at);

/** With standard_conforming_strings off. */
const oldPostgresql: LiteralReader = (sql, at) =>
  quoted(sql, sql.charAt(at) === 'E' ? at + 1 : at, postgresqlEscape);

const sqlserver: LiteralReader = (sql, start) => {
  const cast = "CAST(N'' AS NVARCHAR(MAX)) + ";
  let at = sql.startsWith(cast, start) ? start + cast.length : start;
  let text = '';
  for (;;) {
    const isNational = sql.charAt(at) === 'N';
    const [part, end] = quoted(sql, isNational ? at + 1 : at, continuedLine);
    if (!isNational && /[^\0-\u007f]/.test(part)) throw new Error(`${part} needs N'…'`);
    text += part;
    if (!sql.startsWith(' + ', end)) return [text, end];
    at = end + 3;
  }
};

/**
 * How databases read a literal.
 *
 * @example
 * literalReaders.mysql("'a\\nb'", 0)[0]; // => 'a\nb'
 */
export const literalReaders = {
  standard,
  lineEnds,
  mysql: (sql, at) => quoted(sql, at, mysqlEscape),
  postgresql,
  oldPostgresql,
  sqlserver,
} satisfies Record<string, LiteralReader>;

/** Returns the text of a literal that is all of `sql`. */
export function textOfLiteral(sql: string, read: LiteralReader): string {
  const [text, end] = read(sql, 0);
  if (end !== sql.length) throw new Error(`unexpected ${sql.slice(end)} after a literal`);
  return text;
}
