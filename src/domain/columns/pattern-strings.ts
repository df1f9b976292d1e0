import { CellWords } from '../patterns/cell-words.js';
import { CharacterBytes } from '../patterns/character-bytes.js';
import { ElementWriter } from '../patterns/element-writer.js';
import type { Language } from '../patterns/language.js';
import { RankWriter } from '../patterns/rank-writer.js';
import type { FillStep, Piece } from './column-plan.js';
import { type Draws, evenNumbers, uniqueNumbers } from './drawn.js';
import { TextVector } from './vectors.js';

/** A column of the texts of a language. */
export interface PatternStrings {
  readonly piece: Piece;
  readonly steps: readonly FillStep[];
}

export function patternStrings(language: Language, draws: Draws): PatternStrings {
  const { min, max } = language.bytes;
  const texts = new TextVector(max);
  const { alphabet } = language;
  return {
    piece: { kind: 'text', texts, alphabet, minLength: min, maxLength: max },
    steps:
      language.count > language.capacity
        ? largeSteps(language, draws, texts)
        : numberedSteps(language, draws, texts),
  };
}

/** Every text has a number: a draw of the number is a draw of the text. */
function numberedSteps(language: Language, draws: Draws, texts: TextVector): readonly FillStep[] {
  const { table } = language;
  const writer = new RankWriter(table, new CharacterBytes(table.characters));
  const range = { min: 0, step: 1, n: language.capacity };
  const ranks = draws.unique ? uniqueNumbers(draws, range) : evenNumbers(draws.key('value'), range);
  const write = (place: number, i: number): number =>
    writer.write(texts.data, place, ranks.values.data[i] as number);
  return [...ranks.steps, fillTexts(texts, write)];
}

/** More texts than numbers: all by chance, or as far as elements do not tell them. */
function largeSteps(language: Language, draws: Draws, texts: TextVector): readonly FillStep[] {
  const { table } = language;
  const bytes = new CharacterBytes(table.characters);
  const writer = new ElementWriter(table, bytes, new RankWriter(table, bytes), draws.key('turn'));
  const words = new CellWords(draws.key('value'));
  const n = language.capacity;
  if (!draws.unique) {
    const write = (place: number, _i: number, row: number): number => {
      words.open(row);
      return writer.write(texts.data, place, 0, 1, words);
    };
    return [fillTexts(texts, write)];
  }
  const elements = uniqueNumbers(draws, { min: 0, step: 1, n });
  const write = (place: number, i: number, row: number): number => {
    words.open(row);
    return writer.write(texts.data, place, elements.values.data[i] as number, n, words);
  };
  return [...elements.steps, fillTexts(texts, write)];
}

/** `write` writes a row's text at a place and returns where it ends. */
function fillTexts(
  texts: TextVector,
  write: (place: number, i: number, row: number) => number,
): FillStep {
  const fill = (row: number, count: number): void => {
    let place = 0;
    for (let i = 0; i < count; i++) {
      const end = write(place, i, row + i);
      texts.starts[i] = place;
      texts.lengths[i] = end - place;
      place = end;
    }
  };
  return { vectors: [texts], fill };
}
