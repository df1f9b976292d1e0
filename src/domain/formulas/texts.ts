import { greatest, least } from '../basics/extremes.js';
import { lazy } from '../basics/lazy.js';
import { oncePer } from '../basics/once-per.js';
import type { Piece } from '../columns/column-plan.js';
import { joinedColumn } from '../columns/joined-texts.js';
import { longestOf, longestText } from '../columns/longest-text.js';
import { words } from '../columns/pieces.js';
import { IndexVector, NumberVector, TextVector } from '../columns/vectors.js';
import type { Compilation } from './compilation.js';
import { type FewWords, fewWords, MOST_WORDS } from './few-words.js';
import { chooseTexts, countCharacters } from './text-loops.js';
import type { Mask, Quantity, Text, TextPiece, Truth } from './values.js';

/** The longest text of a formula, in bytes: a window has room for each of them. */
const MOST_BYTES = 65_536;

/** A text of these pieces, which their columns bound. */
export function textValue(c: Compilation, pieces: readonly Piece[], present: Mask): Text {
  const written = lazy(() => {
    const [first] = pieces;
    if (pieces.length === 1 && first?.kind === 'text') return first;
    const { steps, cell } = joinedColumn([], pieces);
    c.add(...steps);
    return cell[0] as TextPiece;
  });
  return { type: 'text', pieces, written, present };
}

/** A text of these pieces, unless it may be too long. */
export function textOf(
  c: Compilation,
  at: number,
  pieces: readonly Piece[],
  present: Mask,
): Text | undefined {
  const { bytes } = longestText(pieces);
  if (bytes <= MOST_BYTES) return textValue(c, pieces, present);
  return c.refuse(at, `expected a text of at most ${MOST_BYTES} bytes, got up to ${bytes}`);
}

/** `a + b` */
export function joined(c: Compilation, at: number, a: Text, b: Text): Text | undefined {
  return textOf(c, at, [...a.pieces, ...b.pieces], c.all(a.present, b.present));
}

/** `size(text)`: its number of characters. */
export function sizeOf(c: Compilation, at: number, text: Text): Quantity | undefined {
  const { units: max } = longestText(text.pieces);
  const { present } = text;
  const few = fewWords(text);
  const vector = new NumberVector();
  if (few === undefined) {
    const { texts } = text.written();
    c.add({ vectors: [vector], fill: (_row, count) => countCharacters(vector.data, count, texts) });
    return { type: 'number', parts: 1, min: 0, max, present, values: () => vector };
  }
  const sizes = few.words.map((word) => [...word].length);
  return looked(c, at, Float64Array.from(sizes), few.indices, { parts: 1, present });
}

/** The extremes of the numbers of a list, which a thousand formulas may look up in. */
const boundsOf = oncePer((numbers: Float64Array) => ({
  min: least(numbers),
  max: greatest(numbers),
}));

/** Numbers by the indices of words. */
export function looked(
  c: Compilation,
  at: number,
  numbers: Float64Array,
  indices: IndexVector | undefined,
  shape: Pick<Quantity, 'parts' | 'present'>,
): Quantity | undefined {
  const bounds = boundsOf(numbers);
  if (indices === undefined) return c.constant('number', numbers[0] as number, shape.parts);
  if (!c.isExact(at, bounds.min) || !c.isExact(at, bounds.max)) return undefined;
  const values = c.numbers(() => (out, count) => {
    const { data } = indices;
    for (let i = 0; i < count; i++) out[i] = numbers[data[i] as number] as number;
  });
  return { ...shape, ...bounds, type: 'number', values };
}

/** `condition ? a : b`; the result is present where the chosen one is. */
export function chosenText(
  c: Compilation,
  flags: Truth['flags'],
  a: Text,
  b: Text,
  present: Mask,
): Text {
  const [few, other] = [fewWords(a), fewWords(b)];
  if (few && other && few.words.length + other.words.length <= MOST_WORDS) {
    const indices = chosenIndices(c, flags, few, other);
    return textValue(c, [words([...few.words, ...other.words], indices)], present);
  }
  const [left, right] = [a.written(), b.written()];
  const { bytes: maxLength, units: maxUnits } = longestOf([[left], [right]]);
  const texts = new TextVector(maxLength);
  const chosen = flags();
  c.add({
    vectors: [texts],
    fill: (_row, count) => chooseTexts(texts, count, chosen.data, left.texts, right.texts),
  });
  const alphabet = [...new Set(left.alphabet + right.alphabet)].join('');
  const piece: Piece = { kind: 'text', texts, alphabet, minLength: 0, maxLength, maxUnits };
  return textValue(c, [piece], present);
}

/** The index of the chosen word in the words of `a`, followed by those of `b`. */
function chosenIndices(
  c: Compilation,
  flags: Truth['flags'],
  a: FewWords,
  b: FewWords,
): IndexVector {
  const indices = new IndexVector();
  const chosen = flags();
  const first = a.words.length;
  c.add({
    vectors: [indices],
    fill: (_row, count) => {
      const { data } = indices;
      for (let i = 0; i < count; i++) {
        data[i] =
          chosen.data[i] === 0 ? first + (b.indices?.data[i] ?? 0) : (a.indices?.data[i] ?? 0);
      }
    },
  });
  return indices;
}
