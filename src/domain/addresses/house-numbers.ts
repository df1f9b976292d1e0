import { isLatin } from '../basics/is-latin.js';
import { oncePer } from '../basics/once-per.js';
import { evenNumbers } from '../columns/drawn.js';
import type { Fill, FillStep } from '../columns/fill-step.js';
import { IndexVector, NumberVector } from '../columns/vectors.js';
import type { Place } from '../entities/place.js';
import { type CountrySet, hasCountry } from '../places/country-set.js';
import { type HouseStyle, houseStyle, type SomeTexts } from './house-styles.js';

/** The house of each row: its number, and the indices of the texts around it in the lists of `HouseTexts`. */
export interface House {
  readonly numbers: NumberVector;
  readonly endings: IndexVector;
  readonly openings: IndexVector;
  readonly units: IndexVector;
}

const TWO_32 = 2 ** 32;
const TWO_16 = 2 ** 16;

/** Texts of several styles in one list, after the empty text. */
interface Joined {
  readonly texts: readonly string[];
  /** For each style the index of its first text. */
  readonly firsts: readonly number[];
}

function joined(parts: readonly SomeTexts[]): Joined {
  const firsts: number[] = [];
  const texts = [''];
  for (const part of parts) {
    firsts.push(texts.length);
    texts.push(...part.texts);
  }
  return { texts: Object.freeze(texts), firsts };
}

/** How houses are written in a set of countries. */
export interface HouseTexts {
  readonly styles: readonly HouseStyle[];
  /** For each country of the gazetteer the index of its style; 0 outside of the set. */
  readonly ofCountries: Int32Array;
  /** The texts around the numbers; the first is empty. */
  readonly endings: Joined;
  readonly openings: Joined;
  readonly units: Joined;
}

const latinTexts = oncePer((set: CountrySet) => makeTexts(set, true));
const ownTexts = oncePer((set: CountrySet) => makeTexts(set, false));

/** How houses are written in a set of countries, whose streets are in Latin letters or not. */
export function houseTexts(set: CountrySet, streets: readonly string[]): HouseTexts {
  return isLatin(streets[0]) ? latinTexts(set) : ownTexts(set);
}

function makeTexts(set: CountrySet, inLatin: boolean): HouseTexts {
  const found = set.gazetteer.countries.map(({ alpha2 }, country) =>
    hasCountry(set, country) ? houseStyle(alpha2, inLatin) : undefined,
  );
  const styles = [...new Set(found)].filter((style) => style !== undefined);
  return {
    styles,
    ofCountries: Int32Array.from(found, (style) => (style ? styles.indexOf(style) : 0)),
    endings: joined(styles.map(({ endings }) => endings)),
    openings: joined(styles.map(({ openings }) => openings)),
    units: joined(styles.map(({ units }) => units)),
  };
}

/**
 * A number of a log-logistic distribution of shape 2 for a uniform draw of 32 bits: half of the numbers are at most the
 * median above the least, one in a hundred is ten medians above it. Numbers above the most start again.
 */
function numberOf(draw: number, { least, most, median }: HouseStyle): number {
  const place = (draw + 0.5) / TWO_32;
  const above = Math.floor(median * Math.sqrt(place / (1 - place)));
  return least + (above % (most - least + 1));
}

/** The index of the text of a draw of 16 bits; 0 if the house has none. */
function textOf(draw: number, { share, texts }: SomeTexts, first: number): number {
  const place = draw / TWO_16;
  return place < share ? first + Math.floor((place / share) * texts.length) : 0;
}

/** The house of each row in the style of its country. */
export function drawnHouses(place: Place): House & { readonly steps: readonly FillStep[] } {
  const { styles, ofCountries, endings, openings, units } = houseTexts(
    place.countries,
    place.street.words,
  );
  const { country } = place;
  const range = { min: 0, step: 1, n: TWO_32 };
  const sizes = evenNumbers(place.key('house'), range);
  const parts = evenNumbers(place.key('house parts'), range);
  const house = {
    numbers: new NumberVector(),
    endings: new IndexVector(),
    openings: new IndexVector(),
    units: new IndexVector(),
  };
  const fill: Fill = (_row, count) => {
    for (let i = 0; i < count; i++) {
      const at = ofCountries[country.indices.data[i] as number] as number;
      const style = styles[at] as HouseStyle;
      const draw = parts.values.data[i] as number;
      const high = Math.floor(draw / TWO_16);
      const low = draw - high * TWO_16;
      house.numbers.data[i] = numberOf(sizes.values.data[i] as number, style);
      house.endings.data[i] = textOf(high, style.endings, endings.firsts[at] as number);
      house.openings.data[i] = textOf(low, style.openings, openings.firsts[at] as number);
      house.units.data[i] = textOf(low, style.units, units.firsts[at] as number);
    }
  };
  const step: FillStep = { vectors: Object.values(house), fill };
  return { ...house, steps: [...country.steps, ...sizes.steps, ...parts.steps, step] };
}
