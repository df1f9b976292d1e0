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

/** Names in Chinese characters, whose sound the characters do not tell. */
const HAN = /\p{Script=Han}/u;

/** The names whose reading is known, in Japanese: addresses spell the others as Chinese ones. */
export function readableNames(locale: string, names: readonly string[]): readonly string[] {
  const readings = readingsOf(locale);
  if (readings === undefined || locale.split('_')[0] !== 'ja') return names;
  const known = new Set(readings.map((each) => each.split('=')[0]));
  return names.filter((name) => known.has(name) || !HAN.test(name));
}
