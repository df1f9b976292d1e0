import { expect } from 'chai';
import { everyOf } from '../../../support/every-of.js';
import { cloned, sampleOf, share, uniform } from './sample-tables.js';

const ROWS = 1500;
/** The areas of each region, with the rows of 20 that they have; "rare" means many rare ones. */
const AREAS = {
  Africa: { 'Sub-Saharan': 16, North: 4 },
  Asia: { 'South-East': 8, West: 8, rare: 4 },
  Europe: { East: 10, South: 10 },
};

/** Regions and their areas; in Asia, a fifth of the rows have an area of their own. */
function areas() {
  const next = uniform(1);
  const regions = Object.keys(AREAS) as (keyof typeof AREAS)[];
  const rows = Array.from({ length: ROWS }, (_, i) => {
    const region = regions[Math.floor(3 * next())] as keyof typeof AREAS;
    let left = Math.floor(20 * next());
    const area = Object.entries(AREAS[region]).find(([, size]) => {
      left -= size;
      return left < 0;
    })?.[0];
    return {
      region,
      area: area === 'rare' ? `island ${String.fromCharCode(97 + (i % 26))}${i % 7}` : String(area),
    };
  });
  return sampleOf({ region: rows.map(({ region }) => region), area: rows.map(({ area }) => area) });
}

describe('the rare values of a table of conditions', () => {
  it('are never drawn as a value that belongs to one other state', () => {
    const made = cloned(areas(), 2000);
    const cellsOf = (name: string): readonly string[] =>
      (made.get(name) ?? []).map((cell) => String(JSON.parse(cell)));
    const [regions, found] = [cellsOf('region'), cellsOf('area')];

    const known = new Map<string, string>(
      Object.entries(AREAS).flatMap(([region, of]) =>
        Object.keys(of).map((area) => [area, region] as const),
      ),
    );
    expect(found).to.satisfy((all: readonly string[]) =>
      everyOf(all, (area, i) => known.get(area) === regions[i]),
    );
    expect(share(found.map((area) => area === 'West'))).to.be.within(0.1, 0.2);
  });
});
