import { existsSync, readFileSync } from 'node:fs';

/** The readings of names of a locale, as "name=reading"; undefined if it has none. */
export function readingsOf(locale: string): readonly string[] | undefined {
  const file = `scripts/words/readings/${locale.split('_')[0]}.txt`;
  if (!existsSync(file)) return undefined;
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.replace(' ', '='));
}
