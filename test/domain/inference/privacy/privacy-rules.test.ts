import { expect } from 'chai';
import {
  namesIdentifiers,
  namesPeople,
} from '../../../../src/domain/inference/privacy/identifier-names.js';
import {
  disclosableCategories,
  disclosableCorrelation,
  disclosableCount,
  disclosableEnds,
  disclosableShare,
  disclosableWarning,
  disclosableWeights,
  frequentValues,
  identifies,
  isStreetAddress,
  LONGEST_CATEGORY,
  uncountedWarning,
} from '../../../../src/domain/inference/privacy/privacy.js';

const K = 10;

const counts = (rows: Readonly<Record<string, number>>) => new Map(Object.entries(rows));

describe('a column', () => {
  const identifiers = [
    ...['id', 'ids', 'uid', 'uuid', 'guid', 'account', 'acct', 'ssn', 'isbn', 'cik', 'lei', 'vin'],
    ...['imei', 'iban', 'ean', 'upc', 'passport', 'username', 'userid', 'login', 'handle'],
    ...['token', 'secret', 'password'],
  ];
  for (const word of identifiers) {
    it(`contains ids if its name ends in the word ${word}`, () => {
      expect(namesIdentifiers(`customer_${word}`)).to.equal(true);
    });
  }

  for (const name of [
    'ID',
    'idCliente',
    'user_id_2',
    'Patient ID at admission',
    'account no',
    'Tail.UPC (old)',
  ]) {
    it(`contains ids under the name ${name}`, () => {
      expect(namesIdentifiers(name)).to.equal(true);
    });
  }

  for (const name of [
    '',
    'idle',
    'account_balance',
    'login.count',
    'open_accounts',
    'num_ids',
    'Number of IDs',
    'tokenLength',
    'width',
    'open_cards_12m',
  ]) {
    it(`contains no ids under the name ${name}`, () => {
      expect(namesIdentifiers(name)).to.equal(false);
    });
  }

  for (const name of [
    'user_id',
    'account',
    'PATIENTID',
    'customer_username',
    'iban',
    'id',
    'ID of the card',
  ]) {
    it(`may identify people under the name ${name}`, () => {
      expect(namesPeople(name)).to.equal(true);
    });
  }

  for (const name of ['route_id', 'agency_ids', 'id_type', 'user_type', 'card_count', '']) {
    it(`identifies no people under the name ${name}`, () => {
      expect(namesPeople(name)).to.equal(false);
    });
  }
});

describe('a value', () => {
  const identifying = [
    'ann@example.org',
    'write to ann@example.org!',
    'https://example.org/ann',
    '+44 20 7946 0958',
    '555 (010) 9999',
    '0123456789',
    '5550109.999',
    '555.010.9999',
    '555 - 01 - 02',
    'lot 5550123456',
    'id aaaaaaaa-bbbb-4ccc-8ddd-eeeeeeeeeeee',
    '123abcdefghi',
    'lot5550123456 of May',
    'SSN 078-05-1120',
    'call (555) 010-9999 or write',
    'a 123e4567-e89b-12d3-a456-426614174000',
    'key: a1b2c3d4e5f6',
    'SK123ABCDEF9876',
    '12 High Street',
    '7B, Park Ave',
  ];
  for (const text of identifying) {
    it(`identifies by its form: ${text}`, () => {
      expect(identifies(text)).to.equal(true);
    });
  }

  const plain = [
    '4.761904762',
    '-0,3333333333',
    '100000.00000001',
    'red',
    'a@b',
    '@ann',
    'a @ b.c',
    '12345678',
    'January 2024',
    'abcdefghijkl',
    'abcdefghijklm1',
    'a-2024-b',
    'a1b2c3d4',
    'north-west',
    'size 12',
    'lot 55501234',
    'until 2024-01-31',
    'in 2023 - 2024',
    '1999 - 2005 alone',
    '10-20',
    '10,000 to 15,000',
    '12 angry men',
    'street',
  ];
  for (const text of plain) {
    it(`does not identify by its form: ${text}`, () => {
      expect(identifies(text)).to.equal(false);
    });
  }

  const ends = [
    ...['st', 'street', 'ave', 'avenue', 'rd', 'road', 'blvd', 'boulevard', 'lane', 'ln', 'drive'],
    ...['dr', 'way', 'court', 'ct', 'hwy', 'highway', 'place', 'square'],
  ];
  for (const end of ends) {
    it(`is a street address if it begins with a number and ends in ${end}`, () => {
      expect(isStreetAddress(`12 Old Mill ${end}`)).to.equal(true);
      expect(isStreetAddress(`Old Mill ${end}`)).to.equal(false);
    });
  }
  for (const end of ['straße', 'strasse', 'str.', 'weg', 'platz', 'allee', 'gasse']) {
    it(`is a street address if ${end} stands before its number`, () => {
      expect(isStreetAddress(`Linden${end} 5`)).to.equal(true);
      expect(isStreetAddress(`Linden${end}`)).to.equal(false);
    });
  }

  it('is a street address with a letter after the number and up to four words in between', () => {
    expect(isStreetAddress('12a, a b c d lane')).to.equal(true);
    expect(isStreetAddress('12 a b c d e lane')).to.equal(false);
    expect(isStreetAddress('12 lanes')).to.equal(false);
    expect(isStreetAddress('at 12 Old lane')).to.equal(false);
  });
});

describe('the categories of a column', () => {
  it('are the values of k rows or more, sorted by descending frequency and then by text', () => {
    expect(frequentValues(counts({ b: K, rare: K - 1, c: 30, d: K, a: K, e: K }), K)).to.deep.equal(
      [
        { value: 'c', rows: 30 },
        { value: 'a', rows: K },
        { value: 'b', rows: K },
        { value: 'd', rows: K },
        { value: 'e', rows: K },
      ],
    );
  });

  it('are not disclosed if one of them identifies by its form', () => {
    expect(disclosableCategories(counts({ a: 90, 'ann@example.org': K }), K)).to.equal(undefined);
  });

  it('are not disclosed if no value is frequent, even if there are no rows', () => {
    expect(disclosableCategories(counts({}), K)).to.equal(undefined);
  });

  it('exclude prose', () => {
    const short = 'a'.repeat(LONGEST_CATEGORY);
    const long = 'a'.repeat(LONGEST_CATEGORY + 1);

    expect(disclosableCategories(counts({ [short]: 80, [long]: 20 }), K)).to.deep.equal([
      { value: short, rows: 80 },
    ]);
  });
});

describe('the disclosed shares', () => {
  it('are rounded to ten thousandths', () => {
    expect(disclosableShare(1, 3)).to.equal(0.3333);
    expect(disclosableShare(2, 3)).to.equal(0.6667);
    expect(disclosableShare(0, 0)).to.equal(0);
  });

  it('of rows in warnings of a reader are k or more', () => {
    const warning = (count: number, rest: string) => disclosableWarning(`${count} ${rest}`, K);

    expect(warning(K - 1, 'rows with too many cells are cut')).to.equal(
      'fewer than 10 rows with too many cells are cut',
    );
    expect(warning(1, 'row with too few cells is filled with empty ones')).to.equal(
      'fewer than 10 rows with too few cells are filled with empty ones',
    );
    expect(disclosableWarning('1 row is cut', 1)).to.equal('1 row is cut');
    expect(warning(K, 'rows are cut')).to.equal('10 rows are cut');
    expect(warning(2, 'columns are left out')).to.equal('2 columns are left out');
  });

  it('are multiples of k, and coarser for many rows', () => {
    expect([1, 14, 15, 344, 399].map((rows) => disclosableCount(rows, K))).to.deep.equal([
      ...[10, 10, 20, 340, 400],
    ]);
    expect([400, 409, 410, 100_100].map((rows) => disclosableCount(rows, K))).to.deep.equal([
      ...[400, 400, 420, 100_160],
    ]);
    expect([1, 3].map((rows) => disclosableCount(rows, 1))).to.deep.equal([1, 3]);
  });

  it('that are weights are 0 for no rows, and otherwise at least one ten thousandth', () => {
    expect(disclosableWeights([1_000_000, 10, 0], K)).to.deep.equal([1, 0.0001, 0]);
    expect(disclosableWeights([33, 14], K)).to.deep.equal([0.75, 0.25]);
  });
});

describe('a disclosed correlation', () => {
  /** The different values between 0 and 1 of Fisher's transform. */
  const values = (rows: number): number => {
    const all = Array.from({ length: 10_000 }, (_, i) => Math.tanh(i / 10_000));
    return new Set(all.map((r) => disclosableCorrelation(r, rows, K))).size;
  };

  it('has steps of k rows, or of the error by chance in a small sample', () => {
    expect([25, 64, 400, 1000].map(values)).to.deep.equal(
      [1 / 0.2, 1 / 0.125, 40, 100].map((n) => n + 1),
    );
    expect(disclosableCorrelation(0.501, 100_000, K)).to.be.closeTo(0.501, 0.0001);
  });

  it('has the same steps on both sides, and stays whole', () => {
    expect([-1, 0, 1].map((r) => disclosableCorrelation(r, 50, K))).to.deep.equal([-1, 0, 1]);
    expect(disclosableCorrelation(-0.6, 50, K)).to.equal(-disclosableCorrelation(0.6, 50, K));
    expect(disclosableCorrelation(0.99, 50, K)).to.be.within(0.97, 0.9999);
  });
});

describe('the end of a range', () => {
  const points = [3, 4, 8, 20, 21, 30].map((at) => ({ at, rows: 8 }));
  const ten = Array.from({ length: 100 }, (_, i) => ({ at: 2 * i, rows: 1 }));

  it('is rounded by the distance between the outermost position and the k-th row', () => {
    const { low, high } = disclosableEnds(points, 10);

    expect(low[0]).to.deep.equal({ at: 3, spread: 2 });
    expect(high[0]).to.deep.equal({ at: 30, spread: 10 });
  });

  it('is as far beyond the k-th row as the 2k-th row is before it', () => {
    const { low, high } = disclosableEnds(ten, 10);

    expect(low[1]).to.deep.equal({ at: -2, spread: 21 });
    expect(high[1]).to.deep.equal({ at: 200, spread: 21 });
  });

  it('does not move with an outlier', () => {
    const [, low] = disclosableEnds([{ at: -1e6, rows: 1 }, ...ten.slice(1)], 10).low;

    expect(low).to.deep.equal({ at: -2, spread: 21 });
  });

  it('leaves a third of the rows outside if there are fewer than 3k', () => {
    expect(disclosableEnds(points, 1000).low).to.deep.equal([
      { at: 3, spread: 28 },
      { at: -12, spread: 17 },
    ]);
    expect(disclosableEnds([], 10).low[0]).to.deep.equal({ at: 0, spread: 1 });
  });
});

describe('a warning of a reader with a unit', () => {
  it('has no count, because all rows may belong to one person', () => {
    expect(uncountedWarning('1 row with too many cells is cut')).to.equal(
      'some rows with too many cells are cut',
    );
    expect(uncountedWarning('1000 rows with too many cells are cut')).to.equal(
      'some rows with too many cells are cut',
    );
  });
});
