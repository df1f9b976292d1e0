import { type DrawnNumbers, productIndices, uniqueNumbers } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import { literal, textColumn, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { asciiWords, plainWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { fieldType } from './field-type.js';
import { PAGES } from './page-words.js';

const MOST_WORDS = 20;

/**
 * Returns the list of each word: in English adjectives, and nouns for the last word. Other languages inflect adjectives,
 * or have other letters than URLs: their slugs consist of words for pages.
 */
function listsOf(count: number, lexicon: Lexicon): readonly (readonly string[])[] {
  const [adjectives, nouns] = [lexicon.words('adjective'), lexicon.words('noun')];
  if (!lexicon.locale.startsWith('en') || adjectives === undefined || nouns === undefined) {
    return Array(count).fill(plainWords(lexicon.words('page') ?? PAGES));
  }
  return [...Array(count - 1).fill(asciiWords(adjectives)), asciiWords(nouns)];
}

/** Returns how many leading words are random in a unique column, and the number of slugs of the words after them. */
function countedFrom(lists: readonly (readonly string[])[]): { from: number; n: number } {
  let from = lists.length;
  let n = 1;
  for (; from > 0 && n < Number.MAX_SAFE_INTEGER; from--) {
    n = Math.min(n * (lists[from - 1]?.length ?? 1), Number.MAX_SAFE_INTEGER);
  }
  return { from, n };
}

export const slug = fieldType({
  name: 'slug',
  synonyms: ['permalink'],
  category: 'text and choices',
  description: 'Words in lower case joined by hyphens, as in the URL of a page.',
  constraints: {
    words: withDefault(integer('number of words', { min: 1, max: MOST_WORDS }), 3),
  },
  capacity: (given, lexicon) => countedFrom(listsOf(given.words, lexicon)).n,
  plan: (given, context) => {
    const lists = listsOf(given.words, context.lexicon);
    const { from, n } = context.unique ? countedFrom(lists) : { from: lists.length, n: 1 };
    const drawn = lists.slice(0, from).map((list, i) => {
      const key = context.key(`word ${i}`);
      const indices = new IndexVector();
      const fill: Fill = (row, count, kernel) => {
        kernel.drawIndices(indices.data, key, row, count, list.length);
      };
      return { indices, step: { vectors: [indices], fill } };
    });
    const elements: DrawnNumbers | undefined = context.unique
      ? uniqueNumbers(context, { min: 0, step: 1, n })
      : undefined;
    const counted =
      elements &&
      productIndices(
        elements,
        lists.slice(from).map(({ length }) => length),
      );
    const indices = [...drawn.map(({ indices }) => indices), ...(counted?.indices ?? [])];
    return textColumn(
      [...drawn.map(({ step }) => step), ...(counted?.steps ?? [])],
      ...indices.flatMap((vector, i) => {
        const piece = words(lists[i] ?? [], vector);
        return i === 0 ? [piece] : [literal('-'), piece];
      }),
    );
  },
});
