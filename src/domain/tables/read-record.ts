import type { TextDialect } from './text-dialect.js';

export interface RecordRead {
  readonly cells: readonly string[];
  /** The index at which the next record begins. */
  readonly next: number;
  /** The number of quoted cells. */
  readonly quoted: number;
  /** The number of cells with text after their closing quotes. */
  readonly stray: number;
  /** Whether the last cell lacks its closing quote. */
  readonly open: boolean;
}

/** A cell's text, and the index at which it ends. */
interface CellRead {
  readonly text: string;
  readonly end: number;
  readonly quoted: boolean;
  readonly stray: boolean;
  readonly open: boolean;
}

/** The first index at or after `at` where a cell or record ends. */
function plainEnd(text: string, at: number, { delimiter, newline }: TextDialect): number {
  const end = newline.charCodeAt(0);
  const separator = delimiter?.charCodeAt(0) ?? end;
  for (let i = at; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === separator || code === end) return i;
  }
  return text.length;
}

/** The index of the closing quote, or -1. */
function closingQuote(
  text: string,
  at: number,
  quote: string,
  escaping: TextDialect['escape'],
): number {
  for (let i = text.indexOf(quote, at); i >= 0; i = text.indexOf(quote, i + 1)) {
    if (escaping === 'doubled') {
      if (text[i + 1] !== quote) return i;
      i += 1;
    } else {
      let slashes = 0;
      while (text[i - 1 - slashes] === '\\' && i - 1 - slashes >= at) slashes += 1;
      if (slashes % 2 === 0) return i;
    }
  }
  return -1;
}

function unescaped(inner: string, quote: string, escaping: TextDialect['escape']): string {
  if (escaping === 'doubled') {
    return inner.includes(quote) ? inner.replaceAll(quote + quote, quote) : inner;
  }
  return inner.includes('\\') ? inner.replace(/\\([\s\S])/g, '$1') : inner;
}

/** Reads a cell whose opening quote precedes `at`. Text after the closing quote becomes part of the cell. */
function quotedCell(text: string, at: number, quote: string, dialect: TextDialect): CellRead {
  const close = closingQuote(text, at, quote, dialect.escape);
  if (close < 0) {
    const inner = unescaped(text.slice(at), quote, dialect.escape);
    return { text: inner, end: text.length, quoted: true, stray: false, open: true };
  }
  const end = plainEnd(text, close + 1, dialect);
  const rest = text.slice(close + 1, end).trim();
  const inner = unescaped(text.slice(at, close), quote, dialect.escape);
  return { text: inner + rest, end, quoted: true, stray: rest !== '', open: false };
}

/**
 * The index of the opening quote, or -1. Spaces before it do not belong to the cell, as in Excel and with Python's
 * `skipinitialspace`. If the space is the delimiter, it ends a cell: skipping runs of spaces at each cell would take
 * quadratic time.
 */
function openingQuote(text: string, at: number, { quote, delimiter }: TextDialect): number {
  if (quote === undefined) return -1;
  let i = at;
  while (text[i] === ' ' && delimiter !== ' ') i += 1;
  return text[i] === quote ? i : -1;
}

function readCell(text: string, at: number, dialect: TextDialect): CellRead {
  const opening = openingQuote(text, at, dialect);
  if (opening >= 0) return quotedCell(text, opening + 1, dialect.quote ?? '', dialect);
  const end = plainEnd(text, at, dialect);
  const returned = end > at && text[end] !== dialect.delimiter && text[end - 1] === '\r';
  const cell = text.slice(at, returned ? end - 1 : end);
  return { text: cell, end, quoted: false, stray: false, open: false };
}

/** The index after the comment line that begins at `at`; -1 if there is none. */
function commentEnd(text: string, at: number, { comment, newline }: TextDialect): number {
  if (comment === undefined || !text.startsWith(comment, at)) return -1;
  const end = text.indexOf(newline, at);
  return end < 0 ? text.length : end + 1;
}

/**
 * Reads the record at an index of a text, after any comment lines. It follows RFC 4180, but also accepts the errors
 * that are common in real files. Undefined if the text ends before the record does: unless the text is `whole`, a
 * record that reaches its end may continue. An empty line is a record of one empty cell.
 */
export function readRecord(
  text: string,
  from: number,
  dialect: TextDialect,
  whole: boolean,
): RecordRead | undefined {
  let at = from;
  for (let end = commentEnd(text, at, dialect); end >= 0; end = commentEnd(text, at, dialect)) {
    at = end;
  }
  if (at >= text.length) return undefined;
  const cells: string[] = [];
  let quoted = 0;
  let stray = 0;
  for (;;) {
    const cell = readCell(text, at, dialect);
    const { end, open } = cell;
    cells.push(cell.text);
    quoted += Number(cell.quoted);
    stray += Number(cell.stray);
    if (end >= text.length) return whole ? { cells, next: end, quoted, stray, open } : undefined;
    at = end + 1;
    if (text[end] === dialect.newline) return { cells, next: at, quoted, stray, open };
  }
}
