import { isLatin } from '../basics/is-latin.js';
import { oncePer } from '../basics/once-per.js';
import type { Piece } from '../columns/column-plan.js';
import type { Fill } from '../columns/fill-step.js';
import { literal, whole, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import type { Place } from '../entities/place.js';
import { keptList } from '../entities/word-forms.js';
import { type CountrySet, hasCountry } from '../places/country-set.js';
import type { FilledPieces } from './filled-pieces.js';
import { drawnHouses, type House, type HouseTexts, houseTexts } from './house-numbers.js';

/**
 * For each country of the gazetteer 1 if the number of a house follows the street. It does so in every address that goes
 * from the large to the small, which only the script of the country does.
 */
export const numbersLast = oncePer((set: CountrySet) =>
  oncePer((streets: readonly string[]) =>
    Int32Array.from(set.gazetteer.countries, ({ numberLast, locality }) => {
      const fromLarge = !isLatin(streets[0]) && locality?.includes('%A') === true;
      return fromLarge || numberLast === true ? 1 : 0;
    }),
  ),
);

/** The house and the street of the place in the order of its country: "12 rue Pasteur", "Hauptstraße 12". */
export function streetLine(place: Place): FilledPieces {
  const { street, country, countries: set } = place;
  const house = drawnHouses(place);
  const texts = houseTexts(set, street.words);
  const steps = [...street.steps, ...house.steps];
  const gap = gapOf(place);
  const isLast = numbersLast(set)(street.words);
  const inside = new Set(isLast.filter((_, index) => hasCountry(set, index)));
  if (inside.size === 1) {
    const line = { texts, house, gap, words: street.words, street: street.indices };
    return { steps, cell: lineOf(line, inside.has(1)) };
  }
  // Streets before the number, and streets after it; each row has one of them, and the empty text in place of the other.
  const before = new IndexVector();
  const after = new IndexVector();
  const none = street.words.length;
  const fill: Fill = (_row, count) => {
    for (let i = 0; i < count; i++) {
      const index = street.indices.data[i] as number;
      const last = isLast[country.indices.data[i] as number] as number;
      before.data[i] = last === 1 ? index : none;
      after.data[i] = last === 1 ? none : index;
    }
  };
  return {
    steps: [...steps, { vectors: [before, after], fill }],
    cell: [
      words(texts.openings.texts, house.openings),
      words(withNone(street.words, ''), before),
      gap,
      ...numberOf(texts, house),
      words(withNone(street.words, ' '), after),
      words(texts.units.texts, house.units),
    ],
  };
}

/** The text between the street and a number that follows it. */
function gapOf({ country, countries: set, street }: Place): Piece {
  const { styles, ofCountries } = houseTexts(set, street.words);
  const isLast = numbersLast(set)(street.words);
  const gaps = Array.from(ofCountries, (style, index) =>
    isLast[index] === 1 ? (styles[style]?.gap ?? '') : '',
  );
  const shown = [...new Set(gaps.filter((_, index) => hasCountry(set, index)))];
  const [only = ''] = shown;
  if (shown.length === 1) return literal(only);
  return words(
    keptList(set.gazetteer.countries, `gaps ${set.name}`, () => gaps),
    country.indices,
  );
}

/** The streets behind a gap, and the empty text at the end. */
function withNone(streets: readonly string[], gap: string): readonly string[] {
  return keptList(streets, `none after "${gap}"`, () => [
    ...streets.map((street) => gap + street),
    '',
  ]);
}

interface Line {
  readonly texts: HouseTexts;
  readonly house: House;
  /** The text between the street and a number that follows it. */
  readonly gap: Piece;
  readonly words: readonly string[];
  readonly street: IndexVector;
}

/** The pieces of a line whose number always comes first, or always last. */
export function lineOf(
  { texts, house, gap, words: streets, street }: Line,
  isLast: boolean,
): readonly Piece[] {
  const { openings, units } = texts;
  const number = numberOf(texts, house);
  const name = words(streets, street);
  return [
    ...someWords(openings.texts, house.openings),
    ...(isLast ? [name, gap, ...number] : [...number, literal(' '), name]),
    ...someWords(units.texts, house.units),
  ];
}

function numberOf({ styles, endings }: HouseTexts, house: House): readonly Piece[] {
  const least = Math.min(...styles.map((style) => style.least));
  const most = Math.max(...styles.map((style) => style.most));
  return [whole(house.numbers, least, most), ...someWords(endings.texts, house.endings)];
}

/** Words of a list; nothing if it has only the empty text. */
function someWords(texts: readonly string[], indices: IndexVector): readonly Piece[] {
  return texts.length > 1 ? [words(texts, indices)] : [];
}
