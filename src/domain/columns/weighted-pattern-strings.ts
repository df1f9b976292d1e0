import { greatest, least } from '../basics/extremes.js';
import type { Language } from '../patterns/language.js';
import { type Draws, drawnIndices } from './drawn.js';
import type { Fill } from './fill-step.js';
import { type PatternStrings, patternStrings } from './pattern-strings.js';
import { TextVector } from './vectors.js';

/** The estimated time to copy a byte, in nanoseconds. */
const BYTE_COST = 3;

/**
 * A column that draws a language by weight for each row, then a text of it. If `draws.unique`, row i takes the text of
 * its language that no other row takes, so the languages must have no text in common.
 */
export function weightedPatternStrings(
  languages: readonly Language[],
  weights: readonly number[],
  draws: Draws,
): PatternStrings {
  const { indices, steps } = drawnIndices(
    { key: (purpose) => draws.key(purpose), unique: false },
    weights.length,
    weights,
  );
  const drawn = languages.map((language, i) =>
    patternStrings(language, {
      key: (purpose) => draws.key(`${purpose} ${i}`),
      unique: draws.unique,
    }),
  );
  const sources = drawn.map(({ texts }) => texts);
  const lengths = languages.map(({ bytes }) => bytes);
  const maxLength = greatest(lengths.map(({ max }) => max));
  const texts = new TextVector(maxLength, BYTE_COST);
  const fill: Fill = (_row, count) => {
    let end = 0;
    for (let i = 0; i < count; i++) {
      const source = sources[indices.data[i] as number] as TextVector;
      const from = source.starts[i] as number;
      const length = source.lengths[i] as number;
      texts.starts[i] = end;
      texts.lengths[i] = length;
      for (let at = 0; at < length; at++) texts.data[end + at] = source.data[from + at] as number;
      end += length;
    }
  };
  return {
    texts,
    piece: {
      kind: 'text',
      texts,
      alphabet: [...new Set(languages.flatMap(({ alphabet }) => [...alphabet]))].join(''),
      minLength: least(lengths.map(({ min }) => min)),
      maxLength,
      maxUnits: greatest(languages.map(({ units }) => units)),
    },
    steps: [...steps, ...drawn.flatMap((one) => one.steps), { vectors: [texts], fill }],
  };
}
