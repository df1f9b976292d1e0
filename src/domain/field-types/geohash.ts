import { utf8 } from '../basics/utf8.js';
import type { Fill } from '../columns/fill-step.js';
import { textColumn } from '../columns/pieces.js';
import { countStrings } from '../columns/random-strings.js';
import { randomTextColumn } from '../columns/random-text-column.js';
import { TextVector } from '../columns/vectors.js';
import { integer } from '../constraints/numbers.js';
import { withDefault } from '../constraints/param.js';
import { POSITION_DECIMALS } from '../places/position.js';
import { ofPlace, placeCountry, placeOf } from './countries/place-country.js';
import { fieldType } from './field-type.js';

/** The characters of geohashes, in their order (G. Niemeyer, 2008). */
const CHARACTERS = '0123456789bcdefghjkmnpqrstuvwxyz';
const CODES = utf8(CHARACTERS);
const MOST_CHARACTERS = 12;
const UNIT = Number(`1e${POSITION_DECIMALS}`);

/** Writes the characters of a position: bits of longitude and latitude take turns, and five of them are a character. */
function writeGeohash(
  data: Uint8Array,
  start: number,
  length: number,
  latitude: number,
  longitude: number,
): void {
  // Each bit halves the rest of the range, which doubling the place does without bounds.
  let east = (longitude / UNIT + 180) / 360;
  let north = (latitude / UNIT + 90) / 180;
  let isEast = true;
  for (let at = 0; at < length; at++) {
    let character = 0;
    for (let bit = 0; bit < 5; bit++) {
      const place = (isEast ? east : north) * 2;
      const set = place >= 1 ? 1 : 0;
      character = character * 2 + set;
      if (isEast) east = place - set;
      else north = place - set;
      isEast = !isEast;
    }
    data[start + at] = CODES[character] as number;
  }
}

export const geohash = fieldType({
  name: 'geohash',
  synonyms: ['geo_hash'],
  category: 'place',
  description:
    "Geohash of a position near the row's city; agrees with latitude and longitude. A unique column has positions anywhere.",
  constraints: {
    country: placeCountry,
    length: withDefault(
      integer('number of characters: 5 for 5 km, 9 for 5 m', { min: 5, max: MOST_CHARACTERS }),
      9,
    ),
  },
  facet: { entity: 'place', words: ['geohash'] },
  ...ofPlace,
  capacity: ({ length }) => countStrings(CHARACTERS.length, { min: length, max: length }),
  plan: ({ country, length }, context) => {
    if (context.unique) {
      const rules = { characters: CHARACTERS, prefix: '', suffix: '', min: length, max: length };
      return randomTextColumn(rules, context);
    }
    const { latitudes, longitudes, steps } = placeOf(context, country).position;
    const texts = new TextVector(length);
    const fill: Fill = (_row, count) => {
      for (let i = 0; i < count; i++) {
        const start = i * length;
        texts.starts[i] = start;
        texts.lengths[i] = length;
        const latitude = latitudes.data[i] as number;
        writeGeohash(texts.data, start, length, latitude, longitudes.data[i] as number);
      }
    };
    return textColumn([...steps, { vectors: [texts], fill }], {
      kind: 'text',
      texts,
      alphabet: CHARACTERS,
      minLength: length,
      maxLength: length,
    });
  },
});
