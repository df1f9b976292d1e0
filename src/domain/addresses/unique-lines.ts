import { productOf } from '../basics/product-of.js';
import { type Draws, productIndices, uniqueNumbers } from '../columns/drawn.js';
import type { Fill } from '../columns/fill-step.js';
import { literal } from '../columns/pieces.js';
import { type IndexVector, NumberVector } from '../columns/vectors.js';
import { streetWordsOf } from '../entities/street-words.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { requiredPlaces } from '../lexicon/required-places.js';
import { type CountrySet, countrySet } from '../places/country-set.js';
import type { FilledPieces } from './filled-pieces.js';
import { houseTexts } from './house-numbers.js';
import { lineOf, numbersLast } from './street-line.js';

/** The set with only the country that has the largest share; the first of the world. */
function mainCountry(set: CountrySet, lexicon: Lexicon): CountrySet {
  const [main] = [...(set.shares ?? [[0, 1] as const])].sort(([, a], [, b]) => b - a);
  const { alpha2 } = set.gazetteer.countries[main?.[0] ?? 0] ?? { alpha2: '' };
  return countrySet(requiredPlaces(lexicon), [{ code: alpha2, share: 1, path: '' }]);
}

function sizesOf(set: CountrySet, lexicon: Lexicon): readonly number[] {
  const { words } = streetWordsOf(lexicon, set);
  const { styles, endings, openings, units } = houseTexts(set, words);
  const numbers = styles.map(({ least, most }) => most - least + 1)[0] ?? 1;
  const texts = [endings, openings, units].map(({ texts: { length } }) => length);
  return [words.length, numbers, ...texts];
}

/** The number of different lines that a unique column can have. */
export function countLines(set: CountrySet, lexicon: Lexicon): number {
  return productOf(sizesOf(mainCountry(set, lexicon), lexicon));
}

/** The lines of a unique column, all of the main country: row i has line π(i), where π is a permutation. */
export function uniqueLines(all: CountrySet, lexicon: Lexicon, draws: Draws): FilledPieces {
  const set = mainCountry(all, lexicon);
  const elements = uniqueNumbers(draws, { min: 0, step: 1, n: countLines(all, lexicon) });
  const { indices, steps } = productIndices(elements, sizesOf(set, lexicon));
  const [street, offset, endings, openings, units] = indices as [
    IndexVector,
    IndexVector,
    IndexVector,
    IndexVector,
    IndexVector,
  ];
  const { words } = streetWordsOf(lexicon, set);
  const texts = houseTexts(set, words);
  const least = texts.styles[0]?.least ?? 1;
  const numbers = new NumberVector();
  const fill: Fill = (_row, count) => {
    for (let i = 0; i < count; i++) numbers.data[i] = least + (offset.data[i] as number);
  };
  const [country] = set.shares?.keys() ?? [];
  const isLast = numbersLast(set)(words)[country ?? 0] === 1;
  const gap = literal(texts.styles[0]?.gap ?? ' ');
  return {
    steps: [...steps, { vectors: [numbers], fill }],
    cell: lineOf(
      { texts, house: { numbers, endings, openings, units }, gap, words, street },
      isLast,
    ),
  };
}
