import { dayColumn, momentColumn } from '../columns/calendar-columns.js';
import type { ColumnPlan, Piece } from '../columns/column-plan.js';
import type { Moments } from '../columns/moments.js';
import { literal, words } from '../columns/pieces.js';
import { DAY_MS } from '../time/calendar.js';
import type { Compilation } from './compilation.js';
import { fewWords } from './few-words.js';
import { asMoment, withParts } from './operands.js';
import { powerOfTen, scaleOf } from './read-number.js';
import { rounded } from './rounding.js';
import { isNumber, nounOf, type Quantity, type Real, type Text, type Value } from './values.js';

/** The decimals of a result after a division. */
const USUAL_DECIMALS = 2;

const TRUTH_VALUES = Object.freeze([false, true]);

/** A column without its steps and mask: the compilation has them. */
type ResultColumn = Pick<ColumnPlan, 'type' | 'cell' | 'sqlCell' | 'moments'>;

/** The column of a formula with this value; undefined after a fault. */
export function resultColumn(
  c: Compilation,
  at: number,
  value: Value,
  precision: number | undefined,
): ResultColumn | undefined {
  if (isNumber(value)) {
    const number = withDecimals(c, at, value, precision);
    return number && numberColumn(number);
  }
  if (precision !== undefined) {
    const message = `expected no precision: the result is ${nounOf(value)}`;
    return c.report({ path: '/precision', message });
  }
  return shownColumn(c, at, value);
}

/** The column that shows a value with all of its decimals; undefined if no cell shows it, after a fault. */
export function shownColumn(
  c: Compilation,
  at: number,
  value: Exclude<Value, Real>,
): ResultColumn | undefined {
  switch (value.type) {
    case 'number':
      return numberColumn(value);
    case 'boolean':
      return { type: { kind: 'boolean' }, cell: [words(TRUTH_VALUES, value.flags())] };
    case 'text':
      return { type: { kind: 'text' }, cell: [textPiece(value)] };
    case 'date':
    case 'datetime':
      return timeColumn(c, at, value);
    case 'duration':
      return c.refuse(at, 'expected a value of a cell, such as x.getSeconds(), got a duration');
    case 'null':
      return c.refuse(at, 'expected a value that is not null in every row');
  }
}

/** A single piece, so that a text is guarded against spreadsheets as a whole. */
function textPiece(text: Text): Piece {
  const few = fewWords(text);
  if (few === undefined) return text.written();
  return few.indices === undefined ? literal(few.words[0] ?? '') : words(few.words, few.indices);
}

function withDecimals(
  c: Compilation,
  at: number,
  value: Quantity | Real,
  precision: number | undefined,
): Quantity | undefined {
  if (precision === undefined) {
    return value.type === 'real' ? rounded(c, at, value, USUAL_DECIMALS) : (value as Quantity);
  }
  const number = rounded(c, at, value, precision);
  return number && withParts(c, at, number, powerOfTen(precision));
}

function numberColumn({ parts, min, max, values }: Quantity): ResultColumn {
  const scale = scaleOf(parts);
  const digits = Math.max(scale + 1, String(Math.max(Math.abs(min), Math.abs(max))).length);
  return {
    type: scale === 0 ? { kind: 'integer', min, max } : { kind: 'decimal', digits, scale },
    cell: [{ kind: 'number', values: values(), decimals: scale, minDigits: scale + 1, min, max }],
  };
}

function timeColumn(c: Compilation, at: number, time: Quantity): ResultColumn | undefined {
  const shown = time.type === 'date' ? time : asMoment(c, at, time);
  if (shown === undefined) return undefined;
  const unit = DAY_MS / shown.parts;
  const moments: Moments = {
    values: shown.values(),
    steps: [],
    grain: { step: unit, unit },
    span: { from: shown.min * unit, to: shown.max * unit },
  };
  const { steps, ...column } =
    shown.type === 'date' ? dayColumn(moments, 'iso') : momentColumn(moments, 'iso');
  c.add(...steps);
  return column;
}
