import { words } from '../columns/pieces.js';
import type { Compilation } from './compilation.js';
import { shownColumn } from './result-column.js';
import { textOf } from './texts.js';
import type { Text, Value } from './values.js';

const TRUTH_WORDS = Object.freeze(['false', 'true']);

/** `string(x)`: the text of a cell with this value; undefined for values that no cell shows. */
export function asText(c: Compilation, at: number, value: Value): Text | undefined {
  if (value.type === 'text') return value;
  if (value.type === 'real' || value.type === 'duration' || value.type === 'null') return undefined;
  // The words of a cell of truth values are no texts.
  const cell =
    value.type === 'boolean'
      ? [words(TRUTH_WORDS, value.flags())]
      : shownColumn(c, at, value)?.cell;
  return cell && textOf(c, at, cell, value.present);
}
