import { expect } from 'chai';
import type { TableColumn } from '../../src/domain/generation/table-columns.js';
import { sentenceOf } from '../../studio/components/figures/figures-text.js';
import { mapView } from '../../studio/components/figures/map-view.js';
import { pairSentence } from '../../studio/components/figures/pair-text.js';
import { figuresOf } from '../../studio/engine/column-figures.js';
import { pairOf } from '../../studio/engine/pair-figures.js';
import type { Place } from '../../studio/engine/places-in.js';
import { mapPlaces } from '../../studio/state/pair.js';
import { newField } from '../../studio/state/project.js';

function numbers(
  name: string,
  values: readonly number[],
  present?: readonly number[],
): TableColumn {
  return {
    name,
    kind: 'numbers',
    values: Float64Array.from(values),
    type: { kind: 'decimal', digits: 5, scale: 2 },
    ...(present && { present: Uint8Array.from(present) }),
  };
}

function words(name: string, values: readonly string[]): TableColumn {
  const entries = [...new Set(values)];
  const indices = Int32Array.from(values, (value) => entries.indexOf(value));
  return { name, kind: 'words', entries, indices, type: { kind: 'text' } };
}

const count = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);

describe('the summary of two columns', () => {
  it('has points and a correlation for two columns of numbers, in the rows that have both', () => {
    const x = numbers('x', [0, 1, 2, 3], [1, 1, 1, 0]);
    const pair = pairOf(x, numbers('y', [10, 8, 6, 100]), 4);

    expect(pair).to.deep.include({
      kind: 'points',
      rows: 3,
      points: [
        [0, 10],
        [1, 8],
        [2, 6],
      ],
      y: { name: 'y', isMoment: false, min: 6, max: 10 },
    });
    expect(pairSentence(pair)).to.equal(
      'x from 0 to 2 and y from 6 to 10 in 3 rows. Correlation: -1.00.',
    );
  });

  it('has no correlation with a constant, and shows the first points of many', () => {
    const pair = pairOf(
      numbers('x', count(2000)),
      numbers(
        'y',
        count(2000).map(() => 7),
      ),
      2000,
    );

    expect(pair.kind === 'points' && pair.points).to.have.length(1000);
    expect(pairSentence(pair)).to.match(
      /in 2,000 rows; the first 1,000 are shown\. Correlation: none/,
    );
  });

  it('counts the pairs of two columns of words', () => {
    const a = words('a', ['x', 'x', 'y', 'x', 'x', 'y']);
    const b = words('b', ['p', 'p', 'q', 'q', 'p', 'q']);
    const pair = pairOf(a, b, 6);

    expect(pair).to.deep.include({
      kind: 'counts',
      down: ['x', 'y'],
      across: ['p', 'q'],
      counts: [
        [3, 1],
        [0, 2],
      ],
    });
    expect(pairSentence(pair)).to.contain('The most frequent pair is x and p (50 %)');
  });

  it('has a box of numbers for each word, in either order', () => {
    const sizes = words(
      'size',
      count(200).map((i) => (i % 2 === 0 ? 'S' : 'L')),
    );
    const prices = numbers(
      'price',
      count(200).map((i) => (i % 2) * 1000 + Math.floor(i / 2)),
    );
    const pair = pairOf(sizes, prices, 200);
    const small = { low: 4, lowerQuartile: 24, median: 49, upperQuartile: 74, high: 94 };

    expect(pair.kind === 'boxes' && pair.boxes[0]).to.deep.equal({
      category: 'S',
      count: 100,
      ...small,
    });
    expect(pair.kind === 'boxes' && pair.axis).to.deep.include({
      name: 'price',
      min: 4,
      max: 1094,
    });
    expect(pairOf(prices, sizes, 200)).to.deep.equal({ ...pair, names: ['price', 'size'] });
    expect(pairSentence(pair)).to.contain('goes from 49 (S) to 1,049 (L); 200 rows, all 2 values');
  });

  it('has the mean and the range of numbers over time, in either order', () => {
    const day = (i: number): number => Date.UTC(2026, 0, 1) + i * 86_400_000;
    const at: TableColumn = {
      name: 'at',
      kind: 'moments',
      values: Float64Array.from(count(2000), (i) => day(Math.floor(i / 20))),
      type: { kind: 'datetime', milliseconds: false },
    };
    const celsius = numbers(
      'celsius',
      count(2000).map((i) => Math.floor(i / 20) + (i % 20)),
    );
    const pair = pairOf(at, celsius, 2000);
    if (pair.kind !== 'timeline') throw new Error(pair.kind);

    expect(pair.bins).to.have.length(100);
    const [first] = pair.bins;
    expect(first).to.deep.include({ mean: 9.5, low: 1, high: 18 });
    expect(first?.at).to.be.within(day(0), day(1));
    expect(pair.axis).to.deep.equal({ name: 'celsius', isMoment: false, min: 1, max: 117 });
    expect({ ...pairOf(celsius, at, 2000), names: pair.names }).to.deep.equal(pair);
    expect(pairSentence(pair)).to.equal(
      'The line is the mean of celsius over at, from 2026-01-01 to 2026-04-10 in 2,000 rows, and the band has 90 % of its values. The mean goes from 9.5 (2026-01-01) to 108.5 (2026-04-09).',
    );
  });

  it('has no more spans of time than a plot can show, and leaves out those without rows', () => {
    const at = (values: readonly number[]): TableColumn => ({
      name: 'at',
      kind: 'moments',
      values: Float64Array.from(values),
      type: { kind: 'datetime', milliseconds: false },
    });
    const many = pairOf(at(count(5000)), numbers('n', count(5000)), 5000);
    const gap = pairOf(at([0, 1, 1000]), numbers('n', [5, 6, 7]), 3);
    const still = pairOf(at([7, 7]), numbers('n', [1, 3]), 2);
    const means = (pair: typeof many) =>
      pair.kind === 'timeline' ? pair.bins.map(({ mean }) => mean) : [];

    expect(means(many)).to.have.length(144);
    expect(means(gap)).to.deep.equal([5.5, 7]);
    expect(means(still)).to.deep.equal([2]);
  });

  it('says why there is no plot', () => {
    const different = words(
      'w',
      count(50).map((i) => `w${i}`),
    );

    expect(pairOf(different, numbers('n', count(50)), 50)).to.include({
      kind: 'none',
      why: 'The values of w hardly repeat.',
    });
    expect(pairOf(numbers('a', [1], [0]), numbers('b', [1]), 1)).to.include({ kind: 'none' });
  });
});

describe('places', () => {
  for (const texts of [
    ['1.5, 100', '-2, -3'],
    ['POINT(100 1.5)', 'POINT(-3 -2)'],
    ['{"latitude":1.5,"longitude":100}', '{"latitude":-2,"longitude":-3}'],
  ]) {
    it(`are read from ${texts[0]}`, () => {
      const profile = figuresOf(words('c', texts), 2);

      expect(profile.kind === 'places' && profile.places).to.deep.equal([
        [100, 1.5],
        [-3, -2],
      ]);
      expect(sentenceOf(profile)).to.equal(
        '2 places, from 2° S to 2° N and from 3° W to 100° E; no nulls.',
      );
    });
  }

  it('are no texts among which another text is, or that lie beyond the poles', () => {
    expect(figuresOf(words('c', ['1, 2', 'x']), 2).kind).to.equal('values');
    expect(figuresOf(words('c', ['91, 2']), 1).kind).to.equal('values');
  });

  it('are a pair of latitude and longitude, by types or by names, and of no other numbers', () => {
    const fields = (...types: readonly string[]) =>
      types.map((type, i) => newField(['x_lat', 'lng'][i] ?? '', { type }));
    const pair = pairOf(numbers('x_lat', [50, 60]), numbers('lng', [7, 8]), 2);
    const beyond = pairOf(numbers('x_lat', [50, 91]), numbers('lng', [7, 8]), 2);
    const places = [
      [7, 50],
      [8, 60],
    ];

    expect(mapPlaces(pair, fields('latitude', 'longitude'))).to.deep.equal(places);
    expect(mapPlaces(pair, fields('float', 'float'))).to.deep.equal(places);
    expect(mapPlaces(pair, fields('price', 'float'))).to.equal(undefined);
    expect(mapPlaces(beyond, fields('float', 'float'))).to.equal(undefined);
  });

  for (const [what, places] of [
    ['one place', [[7, 50]]],
    [
      'the world',
      [
        [-179, -60],
        [179, 75],
      ],
    ],
    [
      'a country',
      [
        [6, 47],
        [15, 55],
      ],
    ],
    [
      'a narrow strip',
      [
        [-71, -55],
        [-67, -18],
      ],
    ],
  ] as const satisfies readonly (readonly [string, readonly Place[]])[]) {
    it(`lie inside their map: ${what}`, () => {
      const { at, width, height } = mapView(places);
      for (const place of places) {
        const [x, y] = at(place);
        expect(x).to.be.within(0, width);
        expect(y).to.be.within(0, height);
      }
    });
  }
});
