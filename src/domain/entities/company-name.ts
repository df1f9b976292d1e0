import { greatest } from '../basics/extremes.js';
import { nth } from '../basics/nth.js';
import type { Piece } from '../columns/column-plan.js';
import type { FillStep } from '../columns/fill-step.js';
import { words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import type { CompanyShape, PatternWord, PlacedWord } from './company-pattern.js';
import type { CompanyWords } from './company-words.js';
import { keptList } from './word-forms.js';

/** The most names of a company, such as the three of "Hill, Wood and Reed". */
const MAX_NAMES = 3;

/** The shape of each row, and indices into the lists of words that shapes may have. */
export interface DrawnNames {
  readonly shapes: IndexVector;
  readonly names: readonly IndexVector[];
  readonly trades: IndexVector;
}

/** The vectors of a drawn name, not yet filled. */
export function emptyNames(): DrawnNames {
  return {
    shapes: new IndexVector(),
    names: Array.from({ length: MAX_NAMES }, () => new IndexVector()),
    trades: new IndexVector(),
  };
}

/** How the words of a name and the texts between them are written. */
export interface Writing {
  /** Lists of texts are kept under it. */
  readonly name: string;
  word(text: string): string;
  between(text: string): string;
}

const AS_IT_IS: Writing = {
  name: 'as it is',
  word: (text) => text,
  between: (text) => text,
};

/** The words that a part can show. */
function listOf({ word }: PlacedWord, { names, trades }: CompanyWords): readonly string[] {
  const lists: Record<PatternWord, readonly string[]> = { name: names.words, trade: trades };
  return lists[word];
}

/** The numbers of words at the parts of each shape. */
export function sizesOf(all: CompanyWords): readonly (readonly number[])[] {
  return all.shapes.map((shape) => shape.words.map((part) => listOf(part, all).length));
}

/** The position of each part among the vectors of a row: the first name, the second, the third, the trade. */
export function sourcesOf({ words }: CompanyShape): readonly number[] {
  let name = 0;
  return words.map(({ word }) => (word === 'name' ? name++ : MAX_NAMES));
}

/** The vectors of a row in the order of `sourcesOf`. */
export function vectorsOfNames({ names, trades }: DrawnNames): readonly IndexVector[] {
  return [...names, trades];
}

/** The pieces of a company's name, and the steps that set them after those of the drawn words. */
export interface CompanyName {
  readonly pieces: readonly Piece[];
  readonly steps: readonly FillStep[];
}

/** The words at one place of all shapes: the texts that they have in any shape, and where those of each shape begin. */
interface PlacedTexts {
  readonly texts: readonly string[];
  readonly starts: readonly number[];
}

/** The words of a part, each with the text before it. */
function textsOf(part: PlacedWord, all: CompanyWords, writing: Writing): readonly string[] {
  const before = writing.between(part.between);
  return listOf(part, all).map((word) => before + writing.word(word));
}

function textsAt(place: number, all: CompanyWords, writing: Writing): PlacedTexts {
  const blocks = new Map<string, number>();
  const texts: (() => readonly string[])[] = [() => ['']];
  let next = 1;
  const starts = all.shapes.map(({ words: parts }) => {
    const part = parts[place];
    if (part === undefined) return 0;
    const id = JSON.stringify(part);
    const start = blocks.get(id) ?? next;
    if (start < next) return start;
    blocks.set(id, start);
    next += listOf(part, all).length;
    texts.push(() => textsOf(part, all, writing));
    return start;
  });
  const made = keptList(all.shapes, `${writing.name} ${place}`, () =>
    texts.flatMap((make) => make()),
  );
  return { texts: made, starts };
}

/** The words at a place that every shape has, in the same way. */
function sameWord(part: PlacedWord, all: CompanyWords, drawn: IndexVector, writing: Writing) {
  const list = listOf(part, all);
  const isAsItIs = part.between === '' && writing === AS_IT_IS;
  const texts = isAsItIs
    ? list
    : keptList(list, `${writing.name} after ${part.between}`, () => textsOf(part, all, writing));
  return { pieces: [words(texts, drawn)], steps: [] };
}

/** The words at one place of all shapes. */
function wordAt(place: number, all: CompanyWords, drawn: DrawnNames, writing: Writing) {
  const vectors = vectorsOfNames(drawn);
  const sourceOf = all.shapes.map((shape) => sourcesOf(shape)[place] ?? 0);
  const parts = new Set(all.shapes.map(({ words: placed }) => JSON.stringify(placed[place])));
  const part = all.shapes[0]?.words[place];
  if (parts.size === 1 && part !== undefined) {
    return sameWord(part, all, nth(vectors, nth(sourceOf, 0)), writing);
  }
  const { texts, starts: startOf } = textsAt(place, all, writing);
  const starts = Int32Array.from(startOf);
  // 1 if a shape has this part, else 0.
  const has = Int32Array.from(all.shapes, ({ words: placed }) => Number(place < placed.length));
  const sources = Int32Array.from(sourceOf);
  const indices = new IndexVector();
  const fill = (_row: number, count: number): void => {
    const { data } = indices;
    const shapes = drawn.shapes.data;
    const choices = vectors.map((vector) => vector.data);
    for (let i = 0; i < count; i++) {
      const shape = shapes[i] as number;
      const choice = (choices[sources[shape] as number] as Int32Array)[i] as number;
      // A multiplication instead of a branch, which would be mispredicted: shapes are random.
      data[i] = (starts[shape] as number) + (has[shape] as number) * choice;
    }
  };
  return { pieces: [words(texts, indices)], steps: [{ vectors: [indices], fill }] };
}

/** The text before or after the words of each shape: no piece if all are empty. */
function textOf(
  end: 'lead' | 'tail',
  { shapes }: CompanyWords,
  drawn: DrawnNames,
  writing: Writing,
) {
  const texts = keptList(shapes, `${writing.name} ${end}`, () =>
    shapes.map((shape) => writing.between(shape[end])),
  );
  return texts.every((text) => text === '') ? [] : [words(texts, drawn.shapes)];
}

/**
 * The name that is drawn for each row: a piece for each place of words, and one for the texts around them. Places that a
 * row's shape lacks are empty, and their indices have no effect.
 */
export function companyName(
  all: CompanyWords,
  drawn: DrawnNames,
  writing: Writing = AS_IT_IS,
): CompanyName {
  const longest = greatest(all.shapes.map((shape) => shape.words.length));
  const places = Array.from({ length: longest }, (_, place) => wordAt(place, all, drawn, writing));
  return {
    pieces: [
      ...textOf('lead', all, drawn, writing),
      ...places.flatMap(({ pieces }) => pieces),
      ...textOf('tail', all, drawn, writing),
    ],
    steps: places.flatMap(({ steps }) => steps),
  };
}
