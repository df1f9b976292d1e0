import { greatest } from '../basics/extremes.js';
import { utf8 } from '../basics/utf8.js';
import type { Fill } from '../columns/fill-step.js';
import { TextVector } from '../columns/vectors.js';
import type { Place } from '../entities/place.js';
import type { FilledPieces } from './filled-pieces.js';

/** The texts around a postal code. */
export interface Around {
  readonly before: string;
  readonly after: string;
}

/**
 * The postal code of the place with the texts around it, which are those of its country; nothing in countries without
 * codes, and in those whose entry in `around` is undefined.
 */
export function codePart(place: Place, around: readonly (Around | undefined)[]): FilledPieces {
  const shown = around.filter((texts) => texts !== undefined);
  if (shown.length === 0) return { steps: [], cell: [] };
  const { piece, steps } = place.postalCode;
  const { country } = place;
  const written = around.map(
    (texts) => texts && { before: utf8(texts.before), after: utf8(texts.after) },
  );
  const longest = greatest(
    written.map((texts) => (texts === undefined ? 0 : texts.before.length + texts.after.length)),
  );
  const texts = new TextVector(piece.maxLength + longest);
  const fill: Fill = (_row, count) => {
    const { data, starts, lengths } = texts;
    const codes = piece.texts;
    let end = 0;
    for (let i = 0; i < count; i++) {
      const start = end;
      const own = written[country.indices.data[i] as number];
      const length = codes.lengths[i] as number;
      if (own !== undefined && length > 0) {
        end = copied(data, end, own.before, 0, own.before.length);
        end = copied(data, end, codes.data, codes.starts[i] as number, length);
        end = copied(data, end, own.after, 0, own.after.length);
      }
      starts[i] = start;
      lengths[i] = end - start;
    }
  };
  const characters = shown.map(({ before, after }) => before + after).join('');
  const alphabet = [...new Set(piece.alphabet + characters)].join('');
  const cell = { ...piece, texts, alphabet, minLength: 0, maxLength: texts.maxLength };
  return { steps: [...steps, ...country.steps, { vectors: [texts], fill }], cell: [cell] };
}

/** Copies bytes and returns the end of the copy: for so few bytes a loop is faster than a call of `set`. */
function copied(
  data: Uint8Array,
  end: number,
  from: Uint8Array,
  start: number,
  length: number,
): number {
  for (let k = 0; k < length; k++) data[end + k] = from[start + k] as number;
  return end + length;
}
