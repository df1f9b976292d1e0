/** What precedes the digits of bytes in the notation of PostgreSQL. */
const BYTES = String.raw`'\\x(?:[0-9A-Fa-f]{2})*'`;
/** An element of a list in the notation of PostgreSQL: quoted, with escapes, or plain. */
const ELEMENTS = String.raw`'"(?:[^"\\]|\\.)*"|[^,{}"]+'`;
const ESCAPE = String.raw`'\\(.)', '\1', 'g'`;

/**
 * The SQL that reads a text as a value of a type. Texts are written as PostgreSQL writes them, and DuckDB reads bytes, lists and
 * intervals otherwise. Texts in its own notation are left as they are. Undefined if it reads all texts of the type itself.
 */
export function readValue(text: string, type: string): string | undefined {
  if (type === 'BLOB') {
    return `CASE WHEN regexp_full_match(${text}, ${BYTES}) THEN unhex(${text}[3:]) ELSE ${text}::BLOB END`;
  }
  if (type === 'INTERVAL') {
    return `CASE WHEN regexp_matches(${text}, '^-?P') THEN ${intervalWords(text)} ELSE ${text} END::INTERVAL`;
  }
  if (!/\[\d*\]$/.test(type)) return undefined;
  const element = `CASE WHEN x = 'NULL' THEN NULL WHEN starts_with(x, '"') THEN regexp_replace(x[2:-2], ${ESCAPE}) ELSE x END`;
  const list = `[${element} FOR x IN regexp_extract_all(${text}, ${ELEMENTS})]`;
  return `CASE WHEN starts_with(${text}, '{') THEN ${list}::${type} ELSE ${text}::${type} END`;
}

/** `P1DT2H` as `1 days 2 hours`. An M before T means months. */
function intervalWords(text: string): string {
  const days = [
    ['P', ''],
    ['Y', ' years '],
    ['M', ' months '],
    ['D', ' days '],
  ] as const;
  const times = [
    ['H', ' hours '],
    ['M', ' minutes '],
    ['S', ' seconds'],
  ] as const;
  const replaced = (part: string, words: typeof days | typeof times): string =>
    words.reduce<string>((sql, [letter, word]) => `replace(${sql}, '${letter}', '${word}')`, part);
  return `${replaced(`split_part(${text}, 'T', 1)`, days)} || ${replaced(`split_part(${text}, 'T', 2)`, times)}`;
}
