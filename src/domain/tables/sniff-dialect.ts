import { areRecords, likelyComment } from './comments.js';
import type { Dialect } from './dialect.js';
import { scoreDialect } from './score-dialect.js';
import { tableStart } from './table-start.js';

/** A dialect, and where in the text its table lies. */
export interface SniffedDialect {
  readonly dialect: Dialect;
  /** Characters before the first record. */
  readonly start: number;
  /** Records and lines before it that are no part of the table. */
  readonly skipped: number;
  /** Cells that most records have. */
  readonly width: number;
}

/** The first of equals wins. Those of the second list weigh less: they stand inside cells more often. */
const USUAL = [',', '\t', ';', '|', '~', '^', '\x01', '\x1f'];
const UNUSUAL = [':', ' ', '!', '#', '$', '%', '&', '*', '/', '=', '@', '\\', '_', '`'];
const UNUSUAL_WEIGHT = 0.7;

/** Apostrophes come last: they are quotes only where that fits better than anything else. */
const QUOTES = ['"', undefined, "'"];

/** The share of lines that a delimiter stands in, at the least: a cell in quotes may hold many lines. */
const LEAST_LINES = 0.2;

/** Excel's own line: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=([^\r\n])"?\r?\n/i;

const plain: Omit<Dialect, 'newline'> = {
  delimiter: undefined,
  quote: undefined,
  escape: 'doubled',
  comment: undefined,
};

function newlineOf(text: string): '\n' | '\r' {
  return text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
}

/** Every dialect that the text's own characters allow; of two that fit alike, the first is wanted. */
function candidates(text: string, lines: readonly string[]): readonly Dialect[] {
  const base = { ...plain, newline: newlineOf(text) };
  const isInEnough = (sign: string) =>
    lines.filter((line) => line.includes(sign)).length >= lines.length * LEAST_LINES;
  const delimiters = [...USUAL, ...UNUSUAL].filter(isInEnough);
  return [...delimiters, undefined].flatMap((delimiter) =>
    QUOTES.flatMap((quote): readonly Dialect[] => {
      const dialect = { ...base, delimiter, quote };
      if (quote === undefined || !text.includes(`\\${quote}`)) return [dialect];
      return [dialect, { ...dialect, escape: 'backslash' }];
    }),
  );
}

function weight({ delimiter }: Dialect): number {
  return delimiter !== undefined && UNUSUAL.includes(delimiter) ? UNUSUAL_WEIGHT : 1;
}

/** The candidate that fits best. */
function bestOf(text: string, dialects: readonly Dialect[], whole: boolean) {
  let best = { dialect: dialects[0] as Dialect, score: -1, width: 1 };
  for (const dialect of dialects) {
    if (dialect.quote === "'" && !text.includes("'")) continue;
    const { score, width } = scoreDialect(text, dialect, whole);
    if (score * weight(dialect) > best.score) {
      best = { dialect, score: score * weight(dialect), width };
    }
  }
  return best;
}

/**
 * The dialect of a delimited text, from its first characters. `whole` tells whether they are all there are.
 */
export function sniffDialect(text: string, whole: boolean): SniffedDialect {
  const separator = SEPARATOR_LINE.exec(text);
  const offset = separator?.[0].length ?? 0;
  const body = text.slice(offset);
  const lines = body.split(newlineOf(body)).filter((line) => line.trim() !== '');
  const comment = likelyComment(lines);
  const isComment = (line: string) => comment !== undefined && line.startsWith(comment);
  const rest = lines.filter((line) => !isComment(line));
  const judged = comment === undefined ? body : `${rest.join(newlineOf(body))}${newlineOf(body)}`;
  const all = candidates(body, rest);
  const told = all.filter(({ delimiter }) => separator && delimiter === separator[1]);
  const best = bestOf(judged, told.length > 0 ? told : all, whole);
  const marked = lines.filter(isComment);
  const dialect = areRecords(marked, best.dialect, best.width)
    ? best.dialect
    : { ...best.dialect, comment };
  const { start, skipped } = tableStart(body, dialect, best.width, whole);
  const lost = skipped + Number(separator !== null);
  return { dialect, start: offset + start, skipped: lost, width: best.width };
}
