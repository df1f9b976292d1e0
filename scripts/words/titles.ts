import { readFileSync } from 'node:fs';
import type { WordList } from '../../src/domain/lexicon/lexicon.js';
import { type Counted, counted, type Names, namesOfLists } from './counted-names.js';

/** The forms of address of a locale. */
export function titlesOf(locale: string): Names {
  const lines = readFileSync('scripts/words/titles.txt', 'utf8').split('\n');
  const find = (gender: string): Counted | undefined => {
    const found = [locale, locale.split('_')[0]].flatMap((name) =>
      lines.filter((line) => line.startsWith(`${name} ${gender} `)),
    )[0];
    return found === undefined ? undefined : counted(found.split(` ${gender} `)[1] as string);
  };
  const lists = (['female', 'male'] as const).flatMap((gender) => {
    const titles = find(gender);
    return titles === undefined ? [] : [[`name_prefix_${gender}` as WordList, titles] as const];
  });
  return namesOfLists(lists);
}
