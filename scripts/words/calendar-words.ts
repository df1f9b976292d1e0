import { readFileSync } from 'node:fs';
import type { WordList } from '../../src/domain/lexicon/lexicon.js';

/** Returns the names of months and weekdays in a locale; `npm run realism` writes their file. */
export function calendarWords(
  locale: string,
): Readonly<Partial<Record<WordList, readonly string[]>>> {
  const lines = readFileSync('scripts/words/calendar.txt', 'utf8').split('\n');
  const own = lines.filter((line) => line.startsWith(`${locale} `));
  return Object.fromEntries(
    own.map((line) => {
      const [, list, words] = /^\S+ (\S+) (.*)$/.exec(line) as unknown as [string, string, string];
      return [list, words.split('|')];
    }),
  );
}
