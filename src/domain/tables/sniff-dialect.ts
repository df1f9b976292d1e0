import { nth } from '../basics/nth.js';
import { areRecords, likelyComment } from './comments.js';
import { scoreDialect, UNUSUAL } from './score-dialect.js';
import { tableStart } from './table-start.js';
import type { TextDialect } from './text-dialect.js';

/** A dialect, and the position of its table in the text. */
export interface SniffedDialect {
  readonly dialect: TextDialect;
  /** Characters before the first record. */
  readonly start: number;
  /** Records and lines before the table, empty ones excepted. */
  readonly skipped: number;
  /** The number of cells that most records have. */
  readonly width: number;
}

/** Of delimiters with equal scores the first wins. Unusual ones weigh less: they occur inside cells more often. */
const USUAL = [',', '\t', ';', '|', '~', '^', '\x01', '\x1f'];
const UNUSUAL_WEIGHT = 0.7;

/** The apostrophe comes last: it is a quote only if that fits better than everything else. */
const QUOTES = ['"', undefined, "'"];

/** The least share of lines that contain the delimiter. It is low because a quoted cell may span many lines. */
const LEAST_LINES = 0.2;

/** The line with which Excel declares a delimiter: `sep=;`. */
const SEPARATOR_LINE = /^"?sep=([^\r\n])"?\r?\n/i;

const plain: Omit<TextDialect, 'newline'> = {
  delimiter: undefined,
  quote: undefined,
  escape: 'doubled',
  comment: undefined,
};

function newlineOf(text: string): '\n' | '\r' {
  return text.includes('\n') || !text.includes('\r') ? '\n' : '\r';
}

/** Every dialect that the characters of the text allow; of two with equal scores, the first is preferred. */
function candidates(text: string, lines: readonly string[]): readonly TextDialect[] {
  const base = { ...plain, newline: newlineOf(text) };
  const isInEnough = (sign: string) =>
    lines.filter((line) => line.includes(sign)).length >= lines.length * LEAST_LINES;
  const delimiters = [...USUAL, ...UNUSUAL].filter(isInEnough);
  return [...delimiters, undefined].flatMap((delimiter) =>
    QUOTES.flatMap((quote): readonly TextDialect[] => {
      const dialect = { ...base, delimiter, quote };
      if (quote === undefined || !text.includes(`\\${quote}`)) return [dialect];
      return [dialect, { ...dialect, escape: 'backslash' }];
    }),
  );
}

function weight({ delimiter }: TextDialect): number {
  return delimiter !== undefined && UNUSUAL.includes(delimiter) ? UNUSUAL_WEIGHT : 1;
}

/** The candidate with the highest score. */
function bestOf(text: string, dialects: readonly TextDialect[], whole: boolean) {
  let best = { dialect: nth(dialects, 0), score: -1, width: 1 };
  for (const dialect of dialects) {
    if (dialect.quote === "'" && !text.includes("'")) continue;
    const { score, width } = scoreDialect(text, dialect, whole);
    if (score * weight(dialect) > best.score) {
      best = { dialect, score: score * weight(dialect), width };
    }
  }
  return best;
}

/** Detects the dialect of a delimited text from its first characters. `whole`: these are the entire text. */
export function sniffDialect(text: string, whole: boolean): SniffedDialect {
  const separator = SEPARATOR_LINE.exec(text);
  const offset = separator?.[0].length ?? 0;
  const body = text.slice(offset);
  const lines = body.split(newlineOf(body)).filter((line) => line.trim() !== '');
  const comment = likelyComment(lines);
  const isComment = (line: string) => comment !== undefined && line.startsWith(comment);
  const rest = lines.filter((line) => !isComment(line));
  const judged = comment === undefined ? body : `${rest.join(newlineOf(body))}${newlineOf(body)}`;
  const possible = candidates(body, rest);
  const declared = possible.filter(({ delimiter }) => separator && delimiter === separator[1]);
  const best = bestOf(judged, declared.length > 0 ? declared : possible, whole);
  const marked = lines.filter(isComment);
  const dialect = areRecords(marked, best.dialect, best.width)
    ? best.dialect
    : { ...best.dialect, comment };
  const { start, skipped } = tableStart(body, dialect, best.width, whole);
  const lost = skipped + Number(separator !== null);
  return { dialect, start: offset + start, skipped: lost, width: best.width };
}
