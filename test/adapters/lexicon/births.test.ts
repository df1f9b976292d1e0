import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import type { NamesByDecade } from '../../../src/domain/lexicon/names-by-decade.js';
import { textOf, vocabulary } from '../../support/tables.js';

const ROWS = 100_000;

/** The ages on the reference day of the people born in a decade: 66 to 75 for the 1950s. */
function agesOf(decade: number): { readonly min: number; readonly max: number } {
  return { min: 2016 - decade, max: 2025 - decade };
}

type Shares = ReadonlyMap<string, number>;

/** The letters of names: registers write no capitals or apostrophes inside. */
const letters = (name: string): string => name.toLowerCase().replace(/'/g, '');

function sharesOf(items: Iterable<readonly [name: string, weight: number]>): Shares {
  const shares = new Map<string, number>();
  for (const [name, weight] of items) {
    shares.set(letters(name), (shares.get(letters(name)) ?? 0) + weight);
  }
  const total = [...shares.values()].reduce((sum, weight) => sum + weight, 0);
  return new Map([...shares].map(([name, weight]) => [name, weight / total]));
}

/** The shares in the table that the source gives. */
function sourceShares(file: string, gender: string, decade: number): Shares {
  const text = readFileSync(`scripts/words/names/births/${file}.txt`, 'utf8');
  const line = text.split('\n').find((each) => each.startsWith(`${gender} ${decade} = `)) ?? '';
  const items = [...line.slice(line.indexOf('=') + 2).matchAll(/([^;]+?) (\d+)(?:; |$)/g)];
  return sharesOf(items.map(([, name = '', weight]) => [name, Number(weight)]));
}

/** Half the sum of the differences; names below `least` in the source count as one name. */
function distance(source: Shares, found: Shares, least = 0): number {
  const pooled = (shares: Shares) =>
    sharesOf(
      [...shares].map(([name, share]) => [(source.get(name) ?? 0) < least ? '' : name, share]),
    );
  const [expected, drawn] = [pooled(source), pooled(found)];
  const names = new Set([...expected.keys(), ...drawn.keys()]);
  let sum = 0;
  for (const name of names) sum += Math.abs((expected.get(name) ?? 0) - (drawn.get(name) ?? 0)) / 2;
  return sum;
}

/** The given names of women or men of these ages. */
function drawnShares(locale: string, gender: string, decade: number): Shares {
  const fields = [
    { name: 'c', type: 'first_name', constraints: { gender } },
    { name: 'age', type: 'age', constraints: agesOf(decade) },
  ];
  const text = textOf({ rows: ROWS, seed: 1950, format: 'csv', locale, fields });
  const names = text.trim().split('\n').slice(1);
  return sharesOf(names.map((line) => [line.slice(0, line.lastIndexOf(',')), 1]));
}

/** The files, a locale of each, and their number of decades. */
const FILES = [
  ['en_US', 'en', 11],
  ['fr', 'fr', 11],
  ['pt_BR', 'pt_BR', 9],
  ['de', 'de', 11],
  ['it', 'it', 10],
  ['nl', 'nl', 10],
  ['es', 'es', 10],
  ['sv', 'sv', 11],
  ['ja', 'ja', 11],
  ['ko', 'ko', 11],
  ['zh_CN', 'zh_CN', 11],
] as const;

const DRAWN = [
  ['female', 1950],
  ['male', 1980],
  ['female', 2000],
] as const;

describe('given names by decade of birth', () => {
  before(() => vocabulary.load(FILES.map(([, locale]) => locale)));

  for (const [file, locale, decades] of FILES) {
    it(`of ${file} are packed with the shares of their source within 3 % in every decade`, () => {
      for (const gender of ['female', 'male'] as const) {
        const packed = vocabulary
          .lexicon(locale)
          .namesByDecade?.(`first_name_${gender}`) as NamesByDecade;
        expect(packed.weights).to.have.lengthOf(decades);
        packed.weights.forEach((weights, i) => {
          const decade = packed.from + 10 * i;
          const found = sharesOf(packed.words.map((word, at) => [word, weights[at] ?? 0]));
          expect(distance(sourceShares(file, gender, decade), found), `${decade}`).to.be.below(
            0.03,
          );
        });
      }
    });

    for (const [gender, decade] of file === 'en_US' ? DRAWN : DRAWN.slice(0, 1)) {
      it(`of ${file} are drawn with the shares of their source: ${gender}, ${decade}`, () => {
        // Rare names have a few rows each, so their own shares are noise.
        const least = 0.001;
        const found = drawnShares(locale, gender, decade);
        expect(distance(sourceShares(file, gender, decade), found, least)).to.be.below(0.05);
      });
    }
  }

  it('of the old and of the young have few names in common', () => {
    for (const [file] of FILES) {
      for (const gender of ['female', 'male']) {
        const [old, young] = [1950, 2000].map((decade) => sourceShares(file, gender, decade));
        expect(distance(old as Shares, young as Shares), `${file} ${gender}`).to.be.above(0.5);
      }
    }
  });

  it('tell a woman of 70 from a girl of 10', () => {
    const [old, young] = [1950, 2010].map((decade) => drawnShares('en', 'female', decade));

    expect(old?.get('linda')).to.be.above(0.02);
    expect(young?.get('linda') ?? 0).to.be.below(0.001);
    expect(young?.get('emma')).to.be.above(0.01);
    expect(old?.get('madison') ?? 0).to.equal(0);
  });
});
