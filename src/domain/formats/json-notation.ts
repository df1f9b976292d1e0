import { type Escape, escapeText } from '../encoding/escape.js';
import type { CellNotation } from '../encoding/notation.js';
import { type Scalar, scalarText } from '../kernel/word-table.js';
import type { PlannedColumn } from './format.js';

const SHORT_FORMS: readonly (readonly [string, string])[] = [
  ['"', '\\"'],
  ['\\', '\\\\'],
  ['\b', '\\b'],
  ['\f', '\\f'],
  ['\n', '\\n'],
  ['\r', '\\r'],
  ['\t', '\\t'],
];

const CONTROLS = Array.from({ length: 32 }, (_, code) => {
  const hex = code.toString(16).padStart(4, '0');
  return [String.fromCharCode(code), `\\u${hex}`] as const;
});

/** RFC 8259, section 7: quote, backslash and the control characters. */
export const jsonEscape: Escape = {
  id: 'json',
  replacements: new Map([...CONTROLS, ...SHORT_FORMS]),
};

/** The escape of text that is JSON itself: it changes nothing. */
const asItStands: Escape = { id: 'json:as-it-stands', replacements: new Map() };

export function jsonString(text: string): string {
  return `"${escapeText(text, jsonEscape)}"`;
}

function jsonScalar(value: Scalar): string {
  return typeof value === 'string' ? jsonString(value) : scalarText(value);
}

/** The notation of values alone. */
function jsonCell({ plan }: PlannedColumn): CellNotation {
  const { kind } = plan.type;
  const quote = isBare(kind) ? '' : '"';
  return {
    pieces: plan.cell,
    id: 'json',
    before: '',
    after: '',
    null: 'null',
    scalar: jsonScalar,
    // A unit has up to three bytes, or is a control character, written as \u and four digits.
    mostBytes: (units) => 6 * units + 2,
    open: quote,
    close: quote,
    escape: isJson(kind) ? asItStands : jsonEscape,
    guarded: false,
  };
}

/**
 * Returns the members of a row's object, in the order of the columns. They are text, so `__proto__` is a valid key. The
 * objects around a column, none of which is null, open before their first column and close after their last one.
 */
export function jsonCells(columns: readonly PlannedColumn[]): readonly CellNotation[] {
  return columns.map((column, i) => {
    const { key, parents } = column;
    const opened = sharedParents(columns[i - 1], column);
    const kept = sharedParents(column, columns[i + 1]);
    const keys = [...parents.slice(opened).map((parent) => parent.key), key];
    const path = keys.map((each) => `${jsonString(each)}:`).join('{');
    return {
      ...jsonCell(column),
      before: (i === 0 ? '' : ',') + path,
      after: '}'.repeat(parents.length - kept),
    };
  });
}

/** The texts around the items of an array, and the cells of one. */
export interface JsonItem {
  readonly open: string;
  readonly close: string;
  readonly cells: readonly CellNotation[];
}

/** Returns the notation of an object with these columns, or of the value itself if there is one column without a name. */
export function jsonItem(columns: readonly PlannedColumn[]): JsonItem {
  const [only] = columns;
  if (only !== undefined && only.key === '' && only.parents.length === 0) {
    return { open: '', close: '', cells: [jsonCell(only)] };
  }
  return { open: '{', close: '}', cells: jsonCells(columns) };
}

/** The number of objects that are around both columns. */
function sharedParents(a: PlannedColumn | undefined, b: PlannedColumn | undefined): number {
  if (a === undefined || b === undefined) return 0;
  let count = 0;
  while (count < a.parents.length && a.parents[count]?.name === b.parents[count]?.name) count++;
  return count;
}

type Kind = PlannedColumn['plan']['type']['kind'];

function isJson(kind: Kind): boolean {
  return kind === 'json' || kind === 'array' || kind === 'object';
}

function isBare(kind: Kind): boolean {
  return kind === 'integer' || kind === 'decimal' || isJson(kind);
}
