import { expect } from 'chai';
import { request, textOf } from '../../support/tables.js';

const CHARACTERS = '0123456789bcdefghjkmnpqrstuvwxyz';

interface Row {
  readonly hash: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** The least and the greatest longitude and latitude of a geohash: bits of the two take turns, and halve their ranges. */
function cellOf(hash: string) {
  const ranges = [
    [-180, 180],
    [-90, 90],
  ] as [[number, number], [number, number]];
  const bits = [...hash].flatMap((character) => {
    const value = CHARACTERS.indexOf(character);
    return [16, 8, 4, 2, 1].map((bit) => (value & bit) !== 0);
  });
  bits.forEach((isUpper, i) => {
    const range = ranges[i % 2 === 0 ? 0 : 1];
    range[isUpper ? 0 : 1] = (range[0] + range[1]) / 2;
  });
  return ranges;
}

/** Half a unit of the sixth decimal place. */
const ROUNDING = 0.5e-6 + 1e-12;

function isIn([min, max]: readonly [number, number], value: number): boolean {
  return value >= min - ROUNDING && value <= max + ROUNDING;
}

describe('a geohash', () => {
  for (const [country, start] of [
    ['DE', /^u[01234]/],
    ['NZ', /^[prx]/],
  ] as const) {
    it(`lies in ${country}, at the latitude and longitude of its row`, () => {
      const place = { country };
      const fields = [
        { name: 'hash', type: 'geohash', constraints: place },
        { name: 'latitude', type: 'latitude', constraints: { ...place, precision: 6 } },
        { name: 'longitude', type: 'longitude', constraints: { ...place, precision: 6 } },
      ];
      const rows = JSON.parse(textOf(request({ rows: 500, fields }))) as readonly Row[];
      const wrong = rows.filter(({ hash, latitude, longitude }) => {
        const [east, north] = cellOf(hash);
        return !start.test(hash) || !isIn(east, longitude) || !isIn(north, latitude);
      });

      expect(rows).to.have.length(500);
      expect(wrong).to.deep.equal([]);
    });
  }
});
