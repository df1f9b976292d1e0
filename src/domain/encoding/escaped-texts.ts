import { utf8 } from '../basics/utf8.js';
import type { Piece } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import { TextVector } from '../columns/vectors.js';
import {
  changesTexts,
  changesWideTexts,
  type Escape,
  escapeBytes,
  escapeGrowth,
  escapeText,
} from './escape.js';
import { bytesStartLikeFormula, guardText, mayNeedGuard } from './spreadsheet-guard.js';

const APOSTROPHE = 39;

type TextPiece = Extract<Piece, { kind: 'text' }>;

export interface EscapedTexts {
  readonly texts: TextVector;
  readonly maxLength: number;
  readonly steps: readonly FillStep[];
}

/**
 * The escaped and guarded form of free text. If nothing in its alphabet needs an escape or the guard, that is the text
 * itself; else a step fills a second vector from the first.
 */
export function escapedTexts(piece: TextPiece, rules: Escape, guarded: boolean): EscapedTexts {
  const guards = guarded && mayNeedGuard(piece.alphabet);
  if (!guards && !changesTexts(piece.alphabet, rules)) {
    return { texts: piece.texts, maxLength: piece.maxLength, steps: [] };
  }
  const growth = escapeGrowth(piece.alphabet, rules);
  const maxLength = piece.maxLength * growth + (guards ? 1 : 0);
  const texts = new TextVector(maxLength);
  if (changesWideTexts(piece.alphabet, rules)) {
    const escaped = (text: string): string => escapeText(guards ? guardText(text) : text, rules);
    return { texts, maxLength, steps: [changedByString(piece, texts, escaped)] };
  }
  const source = piece.texts;
  const replacements = escapeBytes(rules);
  const fill = (_row: number, count: number): void => {
    const { data, starts, lengths } = texts;
    let offset = 0;
    for (let i = 0; i < count; i++) {
      const start = offset;
      const from = source.starts[i] as number;
      const end = from + (source.lengths[i] as number);
      if (guards && bytesStartLikeFormula(source.data, from, end)) data[offset++] = APOSTROPHE;
      for (let at = from; at < end; at++) {
        const byte = source.data[at] as number;
        const replacement = replacements[byte];
        if (replacement === undefined) data[offset++] = byte;
        else {
          data.set(replacement, offset);
          offset += replacement.length;
        }
      }
      starts[i] = start;
      lengths[i] = offset - start;
    }
  };
  return { texts, maxLength, steps: [{ vectors: [texts], fill }] };
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

/** Changes each text as a string. Only texts with rare characters need this, which takes several times as long. */
function changedByString(
  { texts: source }: TextPiece,
  texts: TextVector,
  change: (text: string) => string,
): FillStep {
  const fill = (_row: number, count: number): void => {
    let offset = 0;
    for (let i = 0; i < count; i++) {
      const from = source.starts[i] as number;
      const text = decoder.decode(source.data.subarray(from, from + (source.lengths[i] as number)));
      const bytes = utf8(change(text));
      texts.data.set(bytes, offset);
      texts.starts[i] = offset;
      texts.lengths[i] = bytes.length;
      offset += bytes.length;
    }
  };
  return { vectors: [texts], fill };
}
