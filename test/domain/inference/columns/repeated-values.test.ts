import { expect } from 'chai';
import { itInfers, letter, scattered, two } from '../detectors/kind-cases.js';
import { cycle, inferOne, many } from '../samples.js';

const ROWS = 600;

describe('values that repeat', () => {
  itInfers([
    {
      what: 'codes of a form under a header for IDs of things',
      name: 'route_id',
      cells: many(ROWS, (i) => `R${10 + (i % 20)}`),
      kind: 'choice',
    },
    {
      what: 'codes with leading zeros',
      name: 'station_id',
      cells: cycle(ROWS, ['004', '017', '120']),
      kind: 'choice',
      constraints: { choices: ['004', '017', '120'] },
    },
    {
      what: 'families of plants',
      name: 'family',
      cells: cycle(ROWS, ['Rosaceae', 'Fabaceae', 'Poaceae', 'Lamiaceae', 'Apiaceae']),
      kind: 'choice',
    },
    {
      what: 'families of products',
      name: 'product_family',
      cells: cycle(ROWS, ['Bearings', 'Cables', 'Valves', 'Filters']),
      kind: 'choice',
    },
    {
      what: 'what samples are made of',
      name: 'matrix',
      cells: cycle(ROWS, ['serum', 'plasma', 'urine']),
      kind: 'choice',
    },
    {
      what: 'postal codes',
      name: 'zip',
      cells: cycle(ROWS, ['10115', '20095', '50667', '80331']),
      kind: 'choice',
    },
    {
      what: 'more than 256 cells of a grid',
      cells: many(12 * 300, (i) => `${1 + (i % 20)}${letter(Math.floor(i / 20) % 15)}`),
      kind: 'choice',
    },
    {
      what: 'codes of which six of ten rows have one of k rows',
      cells: many(ROWS, (i) => (i % 5 < 3 ? `M${i % 10}` : `M${10 + (scattered(i, 240) % 50)}`)),
      kind: 'choice',
    },
    {
      what: 'names of files',
      name: 'image',
      cells: cycle(ROWS, ['front-left.png', 'front-right.png', 'rear.png']),
      kind: 'choice',
    },
    {
      what: 'sentences under a header for free text, in 5k rows each',
      name: 'remarks',
      cells: cycle(ROWS, [
        'the parcel was handed to the neighbour at the door',
        'nobody was at home when the driver rang the bell',
      ]),
      kind: 'choice',
    },
    {
      what: 'sentences in fewer rows',
      name: 'remarks',
      cells: many(ROWS, (i) => `the parcel was handed to the neighbour in room ${i % 20}`),
      kind: 'text',
    },
  ]);

  it('are no categories under a header for people', () => {
    for (const name of ['user_id', 'id', 'Account number']) {
      const { constraints } = inferOne(
        name,
        many(ROWS, (i) => `R${10 + (i % 20)}`),
      ).field;

      expect(constraints, name).to.not.have.property('choices');
    }
  });

  it('are no categories if each has about one row', () => {
    const { field } = inferOne(
      'route',
      many(ROWS, (i) => `R${1000 + i}`),
    );

    expect(field.type).to.equal('string');
  });
});

describe('numbers under a header that resembles one for IDs', () => {
  const looksLikeId = (name: string, cells: readonly string[]): boolean =>
    inferOne(name, cells).summary.warnings.some((warning) =>
      warning.startsWith('looks like an ID'),
    );
  const counts = many(ROWS, (i) => scattered(i, 7));
  const measures = many(ROWS, (i) => 120 + scattered(i, 900));

  for (const [name, cells] of [
    ['open_cards_12m', counts],
    ['accounts.total', counts],
    ['Number of IDs', counts],
    ['region_id', counts],
    ['account_balance', measures],
    ['tokenLength', measures],
    ['stride', measures],
    ['birth_year_id', many(ROWS, (i) => 1950 + (i % 60))],
    ['rank', many(ROWS, (i) => 1 + ((i * 7) % ROWS))],
  ] as const) {
    it(`are no IDs under ${name}`, () => {
      expect(looksLikeId(name, cells)).to.equal(false);
    });
  }

  for (const [name, cells] of [
    ['patient_id', many(ROWS, (i) => 1 + (i % 50))],
    ['id', many(ROWS, (i) => 40_000 + scattered(i, 30_000))],
    ['route_id', many(ROWS, (i) => 4100 + ((i * 7) % ROWS) * 3)],
  ] as const) {
    it(`are IDs under ${name} if they identify`, () => {
      expect(looksLikeId(name, cells)).to.equal(true);
    });
  }

  it('are years if they are, whatever the header', () => {
    const { summary } = inferOne(
      'model_year_id',
      many(ROWS, (i) => 1950 + (i % 60)),
    );

    expect(summary.kind).to.equal('year');
  });
});

describe('companies and people', () => {
  const firms = many(
    40,
    (i) =>
      `${['Morgan', 'Charles', 'Northrop', 'Wrigley'][i % 4]} ${letter(i)}${'aeiou'[i % 5]}r${letter(i + 3).toLowerCase()}on`,
  );
  const people = many(
    40,
    (i) =>
      `${['Mary', 'James', 'Linda', 'Robert'][i % 4]} ${letter(i)}${'aeiou'[i % 5]}r${letter(i + 3).toLowerCase()}on`,
  );

  itInfers([
    { what: 'firms with names of founders', name: 'Company name', cells: firms, kind: 'company' },
    {
      what: 'firms under a header with owner',
      name: 'owner_company',
      cells: firms,
      kind: 'company',
    },
    { what: 'people under a header for firms', name: 'company', cells: people, kind: 'name' },
    { what: 'people of firms', name: 'director of the company', cells: people, kind: 'name' },
  ]);
});

describe('texts with the letters of an IBAN', () => {
  const texts = many(60, (i) => `DE${two(i)}3704004405320130${two(99 - i)}`);

  it('are none if their check digits do not hold', () => {
    expect(inferOne('reference', texts).summary.kind).to.equal('string');
  });
});
