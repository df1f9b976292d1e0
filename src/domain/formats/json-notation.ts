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

/** Returns the members of a row's object, in the order of the columns. They are text, so `__proto__` is a valid key. */
export function jsonCells(columns: readonly PlannedColumn[]): readonly CellNotation[] {
  return columns.map(({ name, plan }, i) => {
    const quote = standsBare(plan.type.kind) ? '' : '"';
    return {
      pieces: plan.cell,
      id: 'json',
      before: `${i === 0 ? '' : ','}${jsonString(name)}:`,
      after: '',
      null: 'null',
      scalar: jsonScalar,
      open: quote,
      close: quote,
      escape: plan.type.kind === 'json' ? asItStands : jsonEscape,
      guarded: false,
    };
  });
}

function standsBare(kind: PlannedColumn['plan']['type']['kind']): boolean {
  return kind === 'integer' || kind === 'decimal' || kind === 'json';
}
