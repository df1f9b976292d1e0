import type { FillStep, Piece } from '../columns/column-plan.js';
import { TextVector } from '../columns/vectors.js';
import { type Escape, escapeBytes, escapeGrowth } from './escape.js';
import { bytesStartLikeFormula, mayNeedGuard } from './spreadsheet-guard.js';

const APOSTROPHE = 39;

type TextPiece = Extract<Piece, { kind: 'text' }>;

export interface EscapedTexts {
  readonly texts: TextVector;
  readonly maxLength: number;
  readonly steps: readonly FillStep[];
}

/**
 * Free text in the form that goes out. Where nothing in its alphabet needs an escape or the guard, that is
 * the text itself; else a second vector is filled from the first.
 */
export function escapedTexts(piece: TextPiece, rules: Escape, guarded: boolean): EscapedTexts {
  const growth = escapeGrowth(piece.alphabet, rules);
  const guards = guarded && mayNeedGuard(piece.alphabet);
  if (growth === 1 && !guards) return { texts: piece.texts, maxLength: piece.maxLength, steps: [] };
  const maxLength = piece.maxLength * growth + (guards ? 1 : 0);
  const texts = new TextVector(maxLength);
  const source = piece.texts;
  const replacements = escapeBytes(rules);
  const fill = (_row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    let place = 0;
    for (let i = 0; i < count; i++) {
      const start = place;
      const from = source.starts[i] as number;
      const end = from + (source.lengths[i] as number);
      if (guards && bytesStartLikeFormula(source.data, from, end)) data[place++] = APOSTROPHE;
      for (let at = from; at < end; at++) {
        const byte = source.data[at] as number;
        const replacement = replacements[byte];
        if (replacement === undefined) data[place++] = byte;
        else {
          data.set(replacement, place);
          place += replacement.length;
        }
      }
      starts[i] = start;
      lengths[i] = place - start;
    }
  };
  return { texts, maxLength, steps: [{ vectors: [texts], fill }] };
}
