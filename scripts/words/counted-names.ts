import type { WordList } from '../../src/domain/lexicon/lexicon.js';
import { spelled } from './name-spelling.js';

export type Lists = Readonly<Partial<Record<WordList, readonly string[]>>>;

/** The names of a locale and their weights. */
export interface Names {
  readonly lists: Lists;
  readonly weights: Readonly<Partial<Record<WordList, readonly number[]>>>;
}

export type Counted = readonly (readonly [name: string, weight: number])[];

/** The names and weights of a line such as "Anna 30; Maria 20". */
export function counted(text: string): Counted {
  return text.split('; ').map((item) => {
    const at = item.lastIndexOf(' ');
    return [spelled(item.slice(0, at)), Number(item.slice(at + 1))] as const;
  });
}

/** Lists of names, apart from their weights. */
export function namesOfLists(lists: readonly (readonly [WordList, Counted])[]): Names {
  return {
    lists: Object.fromEntries(lists.map(([list, all]) => [list, all.map(([name]) => name)])),
    weights: Object.fromEntries(
      lists.map(([list, all]) => [list, all.map(([, weight]) => weight)]),
    ),
  };
}
