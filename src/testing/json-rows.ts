/** A member of a row: its key and the text of its value. */
export type Member = readonly [key: string, value: string];

/** A text, and the index after it. */
type Read = readonly [text: string, end: number];

/** The texts within a value, which stay as they are, and the white space between its tokens. */
const TEXT_OR_SPACE = /("[^"\\]*(?:\\.[^"\\]*)*")|\s+/g;
const AFTER_SCALAR = /[\s,}\]]/g;
const BETWEEN = /[\s,:]/;

/** Returns the index after the text that begins at `start`. */
function endOfText(text: string, start: number): number {
  let at = start + 1;
  while (text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}

/** Returns the index after the object or the array that begins at `start`. */
function endOfNested(text: string, start: number): number {
  let depth = 0;
  let at = start;
  do {
    const char = text[at];
    if (char === '"') at = endOfText(text, at) - 1;
    else if (char === '{' || char === '[') depth++;
    else if (char === '}' || char === ']') depth--;
    at++;
  } while (depth > 0);
  return at;
}

function endOfValue(text: string, start: number): number {
  if (text[start] === '"') return endOfText(text, start);
  if (isNested(text, start)) return endOfNested(text, start);
  AFTER_SCALAR.lastIndex = start;
  return AFTER_SCALAR.exec(text)?.index ?? text.length;
}

function isNested(text: string, start: number): boolean {
  return text[start] === '{' || text[start] === '[';
}

/** Reads the value that begins at `start`. */
function valueAt(text: string, start: number): Read {
  const end = endOfValue(text, start);
  const value = text.slice(start, end);
  return [isNested(text, start) ? value.replace(TEXT_OR_SPACE, '$1') : value, end];
}

/** Reads the members of the object that begins at `start`. */
function rowAt(text: string, start: number): readonly [row: readonly Member[], end: number] {
  const row: Member[] = [];
  let at = next(text, start + 1);
  while (text[at] !== '}') {
    const end = endOfText(text, at);
    const key: string = JSON.parse(text.slice(at, end));
    const [value, after] = valueAt(text, next(text, end));
    row.push([key, value]);
    at = next(text, after);
  }
  return [row, at + 1];
}

/** Returns the index of the next character that is neither white space nor a separator. */
function next(text: string, start: number): number {
  let at = start;
  while (BETWEEN.test(text[at] ?? '')) at++;
  return at;
}

/**
 * Reads a list of objects. JSON.parse would lose the order of keys such as "0" and the text of numbers
 * such as 12.50. Values have no white space between their tokens.
 */
export function jsonRows(text: string): readonly (readonly Member[])[] {
  JSON.parse(text);
  const rows: (readonly Member[])[] = [];
  let at = next(text, text.indexOf('[') + 1);
  while (text[at] === '{') {
    const [row, end] = rowAt(text, at);
    rows.push(row);
    at = next(text, end);
  }
  return rows;
}

/** Returns the cells of a column, each as JSON text. */
export function jsonColumn(text: string, name: string): readonly string[] {
  return jsonRows(text).map((row) => {
    const member = row.find(([key]) => key === name);
    if (member === undefined) throw new Error(`no column ${name}`);
    return member[1];
  });
}
