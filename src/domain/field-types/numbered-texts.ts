import { greatest, least } from '../basics/extremes.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { type DrawnIndices, uniqueNumbers } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import { textColumn } from '../columns/pieces.js';
import { IndexVector, NumberVector, TextVector } from '../columns/vectors.js';
import type { Key } from '../random/mix.js';
import { drawBelow } from '../random/uniform.js';
import type { ColumnContext } from './column-context.js';

/** Texts of one length, each of which has a number. */
export interface NumberedTexts {
  /** The numbers are 0 to count - 1, and their texts differ. */
  readonly count: number;
  /** The bytes of a text. */
  readonly length: number;
  /** Writes the text of a number into `data`, from index `start` on. */
  write(data: Uint8Array, start: number, number: number): void;
}

export function countTexts(forms: readonly Pick<NumberedTexts, 'count'>[]): number {
  return forms.reduce((sum, { count }) => sum + count, 0);
}

/** A form and one of its numbers for each row. */
interface DrawnNumbers extends DrawnIndices {
  readonly numbers: NumberVector;
}

function drawn(
  forms: readonly NumberedTexts[],
  { indices, steps }: DrawnIndices,
  key: Key,
): DrawnNumbers {
  const numbers = new NumberVector();
  const counts = Float64Array.from(forms, ({ count }) => count);
  const fill: Fill = (row, rows) => {
    const { data } = numbers;
    for (let i = 0; i < rows; i++) {
      data[i] = drawBelow(key, row + i, counts[indices.data[i] as number] as number);
    }
  };
  return { indices, numbers, steps: [...steps, { vectors: [numbers], fill }] };
}

/** Draws from the texts of all forms, each once. */
function drawnOnce(forms: readonly NumberedTexts[], context: ColumnContext): DrawnNumbers {
  const indices = new IndexVector();
  const numbers = new NumberVector();
  const range = { min: 0, step: 1, n: countTexts(forms) };
  const { values, steps } = uniqueNumbers(context, range);
  const fill: Fill = (_row, rows) => {
    for (let i = 0; i < rows; i++) {
      let number = values.data[i] as number;
      let index = 0;
      for (; number >= (forms[index] as NumberedTexts).count; index++) {
        number -= (forms[index] as NumberedTexts).count;
      }
      indices.data[i] = index;
      numbers.data[i] = number;
    }
  };
  return { indices, numbers, steps: [...steps, { vectors: [indices, numbers], fill }] };
}

/**
 * A column of texts of one of several forms in each row, which `ofRows` gives as an index in `forms`. A unique column
 * draws from all of them instead. `alphabet` has the characters of all texts.
 */
export function numberedColumn(
  forms: readonly NumberedTexts[],
  ofRows: DrawnIndices,
  key: Key,
  alphabet: string,
  context: ColumnContext,
): ColumnPlan {
  const { indices, numbers, steps } = context.unique
    ? drawnOnce(forms, context)
    : drawn(forms, ofRows, key);
  const lengths = forms.map(({ length }) => length);
  const maxLength = greatest(lengths);
  const texts = new TextVector(maxLength);
  const fill: Fill = (_row, rows) => {
    let start = 0;
    for (let i = 0; i < rows; i++) {
      const form = forms[indices.data[i] as number] as NumberedTexts;
      form.write(texts.data, start, numbers.data[i] as number);
      texts.starts[i] = start;
      texts.lengths[i] = form.length;
      start += form.length;
    }
  };
  return textColumn([...steps, { vectors: [texts], fill }], {
    kind: 'text',
    texts,
    alphabet,
    minLength: least(lengths),
    maxLength,
  });
}
