import type { Piece } from '../columns/column-plan.js';
import { words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import type { PatternWord, PlacedWord } from './company-pattern.js';
import type { CompanyWords } from './company-words.js';
import { keptList } from './word-forms.js';

/** The most names of a company, such as the three of "Hill, Wood and Reed". */
const MAX_NAMES = 3;

/** The form of each row, and indices into the lists of words that forms may have. */
export interface DrawnNames {
  readonly forms: IndexVector;
  readonly names: readonly IndexVector[];
  readonly trades: IndexVector;
  readonly legalForms: IndexVector;
}

/** The vectors of a drawn name, not yet filled. */
export function emptyNames(): DrawnNames {
  return {
    forms: new IndexVector(),
    names: Array.from({ length: MAX_NAMES }, () => new IndexVector()),
    trades: new IndexVector(),
    legalForms: new IndexVector(),
  };
}

/** How the words of a name and the texts between them are written. */
export interface Writing {
  word(text: string): string;
  between(text: string): string;
}

const AS_IT_IS: Writing = { word: (text) => text, between: (text) => text };

/** The words that a part can show. */
function listOf(
  { word }: PlacedWord,
  { names, trades, legalForms }: CompanyWords,
): readonly string[] {
  const lists: Record<PatternWord, readonly string[]> = {
    name: names.words,
    trade: trades,
    legal_form: legalForms.words,
  };
  return lists[word];
}

/** The numbers of words at the parts of each form. */
export function sizesOf(all: CompanyWords): readonly (readonly number[])[] {
  return all.forms.map((parts) => parts.map((part) => listOf(part, all).length));
}

/** The position of each part among the vectors of a row: the first name, the second, the third, the trade, the legal form. */
export function sourcesOf(parts: readonly PlacedWord[]): readonly number[] {
  let name = 0;
  return parts.map(({ word }) => {
    if (word === 'name') return name++;
    return word === 'trade' ? MAX_NAMES : MAX_NAMES + 1;
  });
}

/** The vectors of a row in the order of `sourcesOf`. */
export function vectorsOfNames({ names, trades, legalForms }: DrawnNames): readonly IndexVector[] {
  return [...names, trades, legalForms];
}

/** One part of a name: the texts that it has in any form, and for each row an index into them. */
class Slot {
  readonly indices = new IndexVector();
  readonly texts: readonly string[];
  /** The index at which the texts of each form begin. */
  readonly #starts: Int32Array;
  /** 1 if a form has this part, else 0. */
  readonly #has: Int32Array;
  readonly #sources: Int32Array;

  constructor(all: CompanyWords, slot: number, form: string, writing: Writing) {
    const starts: number[] = [];
    const blocks = new Map<string, number>([['', 0]]);
    const texts: (() => readonly string[])[] = [() => ['']];
    let next = 1;
    for (const parts of all.forms) {
      const part = parts[slot];
      const id = part === undefined ? '' : JSON.stringify(part);
      let start = blocks.get(id);
      if (part !== undefined && start === undefined) {
        const list = listOf(part, all);
        start = next;
        blocks.set(id, start);
        next += list.length;
        const [before, after] = [writing.between(part.before), writing.between(part.after)];
        texts.push(() => list.map((word) => before + writing.word(word) + after));
      }
      starts.push(start ?? 0);
    }
    this.#starts = Int32Array.from(starts);
    this.#has = Int32Array.from(all.forms, (parts) => Number(slot < parts.length));
    this.#sources = Int32Array.from(all.forms, (parts) => sourcesOf(parts)[slot] ?? 0);
    this.texts = keptList(all.forms, `${form} ${slot}`, () => texts.flatMap((make) => make()));
  }

  /** Sets the rows of a window: `drawn` are indices into the lists of words. */
  set(forms: Int32Array, drawn: readonly Int32Array[], count: number): void {
    const indices = this.indices.data;
    const starts = this.#starts;
    const has = this.#has;
    const sources = this.#sources;
    for (let i = 0; i < count; i++) {
      const form = forms[i] as number;
      const index = (drawn[sources[form] as number] as Int32Array)[i] as number;
      // A multiplication instead of a branch, which would be mispredicted: forms are random.
      indices[i] = (starts[form] as number) + (has[form] as number) * index;
    }
  }
}

/** The pieces of a company's name, one for each part of its longest form. The parts that a form lacks are empty. */
export class CompanyName {
  readonly pieces: readonly Piece[];
  readonly vectors: readonly IndexVector[];
  readonly #slots: readonly Slot[];

  /** `form` names the writing. */
  constructor(all: CompanyWords, form = 'as it is', writing = AS_IT_IS) {
    const longest = all.forms.reduce((most, { length }) => Math.max(most, length), 0);
    this.#slots = Array.from({ length: longest }, (_, slot) => new Slot(all, slot, form, writing));
    this.vectors = this.#slots.map(({ indices }) => indices);
    this.pieces = this.#slots.map(({ texts, indices }) => words(texts, indices));
  }

  /** Sets the rows of a window. Indices of words that a row's form lacks have no effect. */
  set(drawn: DrawnNames, count: number): void {
    const vectors = vectorsOfNames(drawn).map(({ data }) => data);
    for (const slot of this.#slots) slot.set(drawn.forms.data, vectors, count);
  }
}
