import { expect } from 'chai';
import type { Cell } from '../../../../src/domain/tables/table-sample.js';
import { inferenceEngine } from '../../../support/tables.js';
import { cycle, infer, inferOne, many, sampleOf } from '../samples.js';

const PEOPLE = [
  'Susan Miller',
  'thomas.anderson',
  'WILSON_Linda',
  'karen@mail.com',
  '+49 151 23456789',
];
const ROWS = 400;

/** Records of JSON, each of which has all columns. */
function recordsOf(columns: Readonly<Record<string, readonly Cell[]>>, nested: readonly string[]) {
  const header = Object.keys(columns);
  return sampleOf(columns, {
    named: header.map(() => ROWS),
    nested: header.map((name) => nested.includes(name)),
  });
}

const numbers = many(ROWS, (i) => i % 7);

describe('people as names of columns', () => {
  for (const person of PEOPLE) {
    it(`do not leave as columns of a file: ${person}`, () => {
      const { fields, warnings } = infer(
        sampleOf({ day: cycle(ROWS, ['2024-01-01', '2024-01-02']), [person]: numbers }),
      );

      expect(fields.map(({ name }) => name)).to.deep.equal(['day', 'column_2']);
      expect(warnings).to.include('1 column named after people is numbered');
    });

    it(`do not leave as members of records: ${person}`, () => {
      const { fields, warnings } = infer(recordsOf({ day: numbers, [person]: numbers }, []));

      expect(fields.map(({ name }) => name)).to.deep.equal(['day']);
      expect(warnings).to.include('1 column named after people is left out');
    });

    it(`do not leave as keys of objects: ${person}`, () => {
      const scores = many(ROWS, (i) => JSON.stringify({ [person]: i % 7, total: i % 5 }));

      const result = infer(recordsOf({ day: numbers, scores }, ['scores']));

      expect(result.fields[1]?.properties).to.have.all.keys('total');
      expect(JSON.stringify(result)).not.to.include(person);
    });
  }

  it('do not leave as keys of objects without other keys', () => {
    const scores = many(ROWS, (i) =>
      JSON.stringify({ [i % 2 === 0 ? 'Susan Miller' : 'Linda Wilson']: i % 3 }),
    );

    const result = JSON.stringify(infer(recordsOf({ day: numbers, scores }, ['scores'])));

    expect(result).not.to.include('Susan Miller');
    expect(result).not.to.include('Linda Wilson');
  });

  it('stay if the owner says that the first row names the columns', () => {
    const { fields } = infer(
      sampleOf({ day: numbers, 'Susan Miller': numbers }, { isStated: true }),
    );

    expect(fields.map(({ name }) => name)).to.deep.equal(['day', 'Susan Miller']);
  });

  it('name no column for an option', () => {
    const sample = recordsOf({ day: numbers, 'Susan Miller': numbers }, []);

    const asked = [{ path: '/unit', name: 'Susan Miller' }];

    expect(inferenceEngine.columnFaults(sample, asked, { k: 10, locales: [] })).to.have.lengthOf(1);
  });

  for (const name of [
    'Sierra Leone',
    'unit_price',
    'Market Price',
    'Tax Rate',
    'San Jose',
    'first name',
  ]) {
    it(`are not seen in ${name}`, () => {
      expect(infer(sampleOf({ day: numbers, [name]: numbers })).fields[1]?.name).to.equal(name);
    });
  }
});

describe('few values with names', () => {
  const few = {
    texts: ['Assigned to Susan Miller', 'Call from Thomas Anderson'],
    logins: ['susan.miller', 'thomas.anderson', 'linda.wilson'],
    'JSON with digits': ['{"who":"Susan Miller","v":1}', '{"who":"Linda Wilson","v":1}'],
  };
  for (const [what, values] of Object.entries(few)) {
    it(`are not listed: ${what}`, () => {
      const { field } = inferOne('x1', cycle(ROWS, values));

      expect(
        values.filter((value) => JSON.stringify(field).includes(JSON.stringify(value))),
      ).to.deep.equal([]);
    });
  }

  it('are listed if one of them has none', () => {
    const values = ['Susan Miller Prize', 'none', 'other'];

    expect(inferOne('x1', cycle(ROWS, values)).field.type).to.equal('choice');
  });
});

describe('items of an array that is named after people', () => {
  const nicks = ['Zbigniewka', 'Quorlandine', 'Marvellotte'];
  const lists: Readonly<Record<string, (nick: string) => unknown>> = {
    employees: (nick) => [{ name: nick, role: 'host' }],
    clinics: (nick) => [{ patients: [{ name: nick }] }],
    customers: (nick) => [[nick]],
  };
  for (const [name, listOf] of Object.entries(lists)) {
    it(`do not leave: ${name}`, () => {
      const cells = many(ROWS, (i) => JSON.stringify(listOf(nicks[i % 3] ?? '')));

      const result = JSON.stringify(infer(recordsOf({ [name]: cells }, [name])));

      expect(nicks.filter((nick) => result.includes(nick))).to.deep.equal([]);
    });
  }

  it('leave if they sort the rows of things', () => {
    const cells = many(ROWS, (i) => JSON.stringify([{ name: ['Bolt', 'Screw'][i % 2] }]));

    expect(JSON.stringify(infer(recordsOf({ lines: cells }, ['lines'])))).to.include('Screw');
  });
});
