import { CellDraws } from '../patterns/cell-draws.js';
import { CharacterBytes } from '../patterns/character-bytes.js';
import { ElementWriter } from '../patterns/element-writer.js';
import type { Language } from '../patterns/language.js';
import { RankWriter } from '../patterns/rank-writer.js';
import type { Piece } from './column-plan.js';
import { type Draws, evenNumbers, uniqueNumbers } from './drawn.js';
import type { FillStep } from './fill-step.js';
import { TextVector } from './vectors.js';

/** The estimated time per byte in nanoseconds: each character takes a draw that chooses among edges. */
const BYTE_COST = 35;

/** A column of the texts of a language. */
export interface PatternStrings {
  readonly texts: TextVector;
  readonly piece: Piece;
  readonly steps: readonly FillStep[];
}

/** The piece and the steps of a column that draws texts of a language; each text is unique if `draws.unique`. */
export function patternStrings(language: Language, draws: Draws): PatternStrings {
  const { min, max } = language.bytes;
  const maxUnits = language.units;
  const texts = new TextVector(max, BYTE_COST);
  const { alphabet } = language;
  return {
    texts,
    piece: { kind: 'text', texts, alphabet, minLength: min, maxLength: max, maxUnits },
    steps:
      language.count > language.capacity
        ? largeSteps(language, draws, texts)
        : numberedSteps(language, draws, texts),
  };
}

/** Every text has a rank below 2^53: drawing a rank draws a text. */
function numberedSteps(language: Language, draws: Draws, texts: TextVector): readonly FillStep[] {
  const { table } = language;
  const writer = new RankWriter(table, new CharacterBytes(table.characters));
  const range = { min: 0, step: 1, n: language.capacity };
  const ranks = draws.unique ? uniqueNumbers(draws, range) : evenNumbers(draws.key('value'), range);
  const write = (offset: number, i: number): number =>
    writer.write(texts.data, offset, ranks.values.data[i] as number);
  return [...ranks.steps, fillTexts(texts, write)];
}

/** There are more texts than ranks: the draws choose all of a text or, in a unique column, what its element leaves. */
function largeSteps(language: Language, draws: Draws, texts: TextVector): readonly FillStep[] {
  const { table } = language;
  const bytes = new CharacterBytes(table.characters);
  const writer = new ElementWriter(table, bytes, new RankWriter(table, bytes), draws.key('turn'));
  const cell = new CellDraws(draws.key('value'));
  const n = language.capacity;
  if (!draws.unique) {
    const write = (offset: number, _i: number, row: number): number => {
      cell.open(row);
      return writer.write(texts.data, offset, 0, 1, cell);
    };
    return [fillTexts(texts, write)];
  }
  const elements = uniqueNumbers(draws, { min: 0, step: 1, n });
  const write = (offset: number, i: number, row: number): number => {
    cell.open(row);
    return writer.write(texts.data, offset, elements.values.data[i] as number, n, cell);
  };
  return [...elements.steps, fillTexts(texts, write)];
}

/** The step that fills the texts. `write` writes a row's text at an offset and returns the offset after it. */
function fillTexts(
  texts: TextVector,
  write: (offset: number, i: number, row: number) => number,
): FillStep {
  const fill = (row: number, count: number): void => {
    let offset = 0;
    for (let i = 0; i < count; i++) {
      const end = write(offset, i, row + i);
      texts.starts[i] = offset;
      texts.lengths[i] = end - offset;
      offset = end;
    }
  };
  return { vectors: [texts], fill };
}
