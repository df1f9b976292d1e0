import type { WordTable } from '../kernel/word-table.js';
import { DAY_MS } from '../time/calendar.js';
import type { ColumnPlan, DataType } from './column-plan.js';
import type { FillStep } from './fill-step.js';
import { joinedTexts } from './joined-texts.js';
import type { IndexVector, NumberVector, TextVector } from './vectors.js';

/**
 * The vectors that hold the values of a column, whatever the notation of its cells:
 *
 * - `numbers`: value x 10^scale;
 * - `moments`: counts of `unit` milliseconds since 1970-01-01T00:00Z;
 * - `words`: indices of the entries of a table;
 * - `texts`: UTF-8.
 */
export type ValueVectors =
  | { readonly kind: 'numbers'; readonly values: NumberVector; readonly scale: number }
  | { readonly kind: 'moments'; readonly values: NumberVector; readonly unit: number }
  | { readonly kind: 'words'; readonly table: WordTable; readonly indices: IndexVector }
  | { readonly kind: 'texts'; readonly texts: TextVector };

/** A column as data. Formats of texts use its cells, and formats of values use this. */
export interface ColumnValues {
  /** The type of the values; text if they are written in several pieces, unless these are a time of day. */
  readonly type: DataType;
  readonly vectors: ValueVectors;
  /** 1 in the rows that have a value, 0 in those that are null. Missing if no row is null. */
  readonly present?: IndexVector | undefined;
  /** All steps of the column, including those that fill these vectors. */
  readonly steps: readonly FillStep[];
}

const TEXT: DataType = { kind: 'text' };
const JSON_TEXT: DataType = { kind: 'json' };

/** Returns the values of a planned column. */
export function columnValues({ type, steps, cell, present, moments }: ColumnPlan): ColumnValues {
  if ((type.kind === 'date' || type.kind === 'datetime') && moments !== undefined) {
    const { values, grain } = moments;
    return { type, present, steps, vectors: { kind: 'moments', values, unit: grain.unit } };
  }
  const [piece] = cell;
  if (cell.length === 1 && piece?.kind === 'words') {
    return { type: neverWords(type) ? TEXT : type, present, steps, vectors: piece };
  }
  if (cell.length === 1 && piece?.kind === 'number' && isNumeric(type)) {
    const { values, decimals } = piece;
    return { type, present, steps, vectors: { kind: 'numbers', values, scale: decimals } };
  }
  const textType = typeOfTexts(type);
  if (cell.length === 1 && piece?.kind === 'text') {
    return { type: textType, present, steps, vectors: { kind: 'texts', texts: piece.texts } };
  }
  const { texts, steps: joining } = joinedTexts(steps, cell);
  return { type: textType, present, steps: joining, vectors: { kind: 'texts', texts } };
}

/** Whether binary formats read values of this type from other vectors than words. A column of words is then text. */
function neverWords({ kind }: DataType): boolean {
  return kind === 'date' || kind === 'datetime' || kind === 'time' || kind === 'uuid';
}

/** The type of the values of a column whose vector is texts. */
function typeOfTexts(type: DataType): DataType {
  switch (type.kind) {
    case 'json':
    case 'array':
    case 'object':
      return JSON_TEXT;
    case 'time':
    case 'uuid':
      return type;
    default:
      return TEXT;
  }
}

function isNumeric({ kind }: DataType): boolean {
  return kind === 'integer' || kind === 'decimal';
}

/** What the numbers of a vector are multiplied by in binary formats, which count days or milliseconds. */
export function storedFactor({ type, vectors }: ColumnValues): number {
  if (vectors.kind !== 'moments') return 1;
  return type.kind === 'date' ? vectors.unit / DAY_MS : vectors.unit;
}
