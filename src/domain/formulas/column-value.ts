import { decimalText } from '../basics/decimal-text.js';
import { greatest } from '../basics/extremes.js';
import { oncePer } from '../basics/once-per.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import type { Moments } from '../columns/moments.js';
import { quote } from '../errors/quote.js';
import type { WordTable } from '../kernel/word-table.js';
import { DAY_MS } from '../time/calendar.js';
import type { Compilation } from './compilation.js';
import { powerOfTen } from './read-number.js';
import { looked, textValue } from './texts.js';
import type { Mask, Quantity, Truth, Value } from './values.js';

/** The values of another field; undefined, after a fault, if a formula cannot use them. */
export function columnValue(
  c: Compilation,
  at: number,
  name: string,
  column: ColumnPlan,
): Value | undefined {
  c.add(...column.steps);
  const { type, moments, cell } = column;
  const vector = column.present;
  const present: Mask = vector && (() => vector);
  if (moments !== undefined) return momentsValue(moments, present);
  switch (type.kind) {
    case 'text':
    case 'time':
    case 'uuid':
      return textValue(c, cell, present);
    case 'boolean':
      return truthValue(c, column, present) ?? unusable(c, at, name);
    case 'integer':
    case 'decimal':
      return numberValue(c, at, column, present) ?? unusable(c, at, name);
    default:
      return unusable(c, at, name);
  }
}

function unusable(c: Compilation, at: number, name: string): undefined {
  const expected = 'expected a field of numbers, texts, dates, moments or Booleans';
  return c.refuse(at, `${expected}, got ${quote(name)}`);
}

function momentsValue({ values, grain, span }: Moments, present: Mask): Quantity {
  const { unit } = grain;
  const type = unit === DAY_MS ? 'date' : 'datetime';
  const bounds = { min: Math.floor(span.from / unit), max: Math.floor(span.to / unit) };
  return { type, parts: DAY_MS / unit, ...bounds, present, values: () => values };
}

function numberValue(
  c: Compilation,
  at: number,
  { cell: [piece, ...others] }: ColumnPlan,
  present: Mask,
): Quantity | undefined {
  if (piece === undefined || others.length > 0) return undefined;
  if (piece.kind === 'number') {
    const { values, decimals, min, max } = piece;
    const parts = powerOfTen(decimals);
    return { type: 'number', parts, min, max, present, values: () => values };
  }
  if (piece.kind !== 'words') return undefined;
  const { units, parts } = listedNumbers(piece.table);
  return looked(c, at, units, piece.indices, { parts, present });
}

/** The numbers of a list as whole numbers of parts. */
const listedNumbers = oncePer(({ entries }: WordTable) => {
  const texts = entries.map((entry) => decimalText(Number(entry)));
  const scale = greatest(texts.map((text) => text.split('.')[1]?.length ?? 0));
  // The text of a number and a power of ten are read as one number, which is therefore exact.
  return {
    units: Float64Array.from(texts, (text) => Number(`${text}e${scale}`)),
    parts: powerOfTen(scale),
  };
});

const listedTruths = oncePer(({ entries }: WordTable) =>
  Int32Array.from(entries, (entry) => (entry === true ? 1 : 0)),
);

function truthValue(c: Compilation, { cell }: ColumnPlan, present: Mask): Truth | undefined {
  const [piece] = cell;
  if (piece?.kind !== 'words' || cell.length > 1) return undefined;
  const list = listedTruths(piece.table);
  const { indices } = piece;
  const flags = c.flags(() => (out, count) => {
    const { data } = indices;
    for (let i = 0; i < count; i++) out[i] = list[data[i] as number] as number;
  });
  return c.truth(flags, present);
}
