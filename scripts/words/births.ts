import { readFileSync } from 'node:fs';
import type { Locale } from '../../src/adapters/lexicon/locale.js';
import { packedShares } from '../../src/adapters/lexicon/packed-births.js';
import type { GivenNames } from '../../src/domain/lexicon/lexicon.js';
import { spelled } from './name-spelling.js';

/** The unit of the packed frequencies, in the unit of the files: a millionth of the births of a decade. */
const UNIT = 10;

type Births = NonNullable<Locale['births']>;

/** The files of names that have frequencies by decade of birth, too. */
export const BIRTH_FILES = [
  ...['en_US', 'fr', 'pt_BR', 'de', 'it', 'nl', 'es', 'sv', 'ja', 'ko', 'zh_CN'],
];

/** The names by decade of a file; `listed` are the given names of the locale. */
export function birthsOf(
  file: string,
  listed: Readonly<Record<GivenNames, readonly string[] | undefined>>,
): Births {
  const lines = readFileSync(`scripts/words/names/births/${file}.txt`, 'utf8').split('\n');
  const packed = (gender: string, known: readonly string[]): Births[GivenNames] => {
    const decades = lines.flatMap((line) => {
      const [, year, text] = new RegExp(`^${gender} (\\d+) = (.*)$`).exec(line) ?? [];
      return year === undefined ? [] : [{ year: Number(year), shares: sharesOf(text ?? '') }];
    });
    const names = new Set([...known, ...decades.flatMap(({ shares }) => [...shares.keys()])]);
    return {
      from: Math.min(...decades.map(({ year }) => year)),
      more: [...names].slice(known.length).join('|'),
      shares: [...names]
        .map((name) => packedShares(decades.map(({ shares }) => shares.get(name) ?? 0)))
        .join(''),
    };
  };
  return {
    first_name_female: packed('female', listed.first_name_female ?? []),
    first_name_male: packed('male', listed.first_name_male ?? []),
  };
}

function sharesOf(text: string): ReadonlyMap<string, number> {
  return new Map(
    text.split('; ').map((item) => {
      const at = item.lastIndexOf(' ');
      return [spelled(item.slice(0, at)), Math.max(1, Number(item.slice(at + 1)) / UNIT)];
    }),
  );
}
