import { expect } from 'chai';
import { cycle, infer, many, sampleOf } from '../samples.js';

const namesOf = (
  header: readonly string[] | undefined,
  ...columns: readonly (readonly string[])[]
): readonly string[] => {
  const sample = sampleOf(Object.fromEntries(columns.map((cells, i) => [`${i}`, cells])));
  const { header: _, ...headless } = sample;
  const given = header === undefined ? { ...headless, header } : { ...sample, header };
  return infer(given).fields.map(({ name }) => name);
};

const numbers = many(40, (i) => i * 3);
const words = cycle(40, ['red', 'green', 'blue']);

describe('the names of columns', () => {
  it('come from the header', () => {
    expect(namesOf(['a', 'b'], numbers, words)).to.deep.equal(['a', 'b']);
  });

  it('are numbered if there is no header', () => {
    expect(namesOf(undefined, numbers, words)).to.deep.equal(['column_1', 'column_2']);
  });

  it('are made unique, numbered if they are empty, and freed of NUL and lone surrogates', () => {
    expect(namesOf(['a', 'a', '', ' ', 'x\0y\ud800', 'A'], ...Array(6).fill(words))).to.deep.equal([
      'a',
      'a_2',
      'column_3',
      'column_4',
      'xy',
      'A_3',
    ]);
  });

  it('are as long as a request accepts, even if a database allows only 63 bytes', () => {
    const question = 'How satisfied were you with the time that the delivery took, from 1 to 5?';

    expect(namesOf([question], words)).to.deep.equal([question]);
  });

  it('are cut to 128 characters, even if a suffix makes them unique', () => {
    const long = '😀'.repeat(200);

    expect(namesOf([long, long], words, words)).to.deep.equal([
      '😀'.repeat(128),
      `${'😀'.repeat(126)}_2`,
    ]);
  });

  it('can be names of members that every object has', () => {
    const names = ['__proto__', 'constructor', 'toString'];

    expect(namesOf(names, numbers, words, words)).to.deep.equal(names);
  });
});

const rows: readonly (readonly [what: string, cell: string, column: readonly string[]])[] = [
  ['a number over numbers', '17', numbers],
  ['a date over dates', '2024-01-31', many(28, (i) => `2024-02-${String(i + 1).padStart(2, '0')}`)],
  ['an e-mail address over addresses', 'jo@acme.com', many(30, (i) => `u${i}@acme.com`)],
  ['a web address over addresses', 'https://a.b/c', many(30, (i) => `https://a.b/${i}`)],
  ['a phone number over numbers', '+49 30 123456', many(30, (i) => `+49 30 65432${10 + i}`)],
  ['a code over codes of its form', 'AB-0042', many(30, (i) => `CD-10${10 + i}`)],
  ['yes over Yes and No', 'yes', cycle(30, ['Yes', 'No'])],
  [
    'a name over names of people',
    'Mary Miller',
    cycle(30, ['James Bond', 'Linda Gray', 'David Webb']),
  ],
];

describe('a first row that is data', () => {
  for (const [what, cell, column] of rows) {
    it(`is recognized by ${what}`, () => {
      const schema = infer({ ...sampleOf({ a: column, b: numbers }), header: [cell, 'plain'] });

      expect(schema.fields.map(({ name }) => name)).to.deep.equal(['column_1', 'column_2']);
      expect(schema.warnings).to.deep.equal([
        'the first row looks like data: the columns are numbered',
      ]);
      expect(JSON.stringify(schema)).to.not.include(cell);
    });
  }

  it('is recognized if half of its words are values of their columns', () => {
    const given = { ...sampleOf({ a: words, b: words, c: numbers }), header: ['red', 'blue', 'n'] };

    expect(infer(given).fields[2]?.name).to.equal('column_3');
  });

  it('is not recognized by only one word that is a value', () => {
    const given = { ...sampleOf({ a: words, b: words, c: numbers }), header: ['red', 'b', 'c'] };

    expect(infer(given).fields[0]?.name).to.equal('red');
  });
});
