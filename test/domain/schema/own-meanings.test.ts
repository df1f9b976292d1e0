import { expect } from 'chai';
import { faultsOfSet } from '../../support/sets.js';
import { faultsOf, type Json, request, textOf } from '../../support/tables.js';

const meanings = [
  { names: 'berth, quay', list: 'A1=40, A2=35, B1=25' },
  { names: 'draught', numbers: { min: 2, max: 16, median: 7, decimals: 1 } },
  { names: 'status', of: 'call, vessel', list: 'expected=30, moored=50, departed=20' },
  { names: 'imo number', type: 'string', constraints: { pattern: 'IMO [0-9]{7}' } },
];

function rowsOf(input: Json): readonly Json[] {
  return JSON.parse(textOf(request({ meanings, rows: 500, ...input })));
}

function rowsOfTable(table: string, set: Json): readonly Json[] {
  return JSON.parse(textOf({ seed: 1, ...set, table }));
}

const named = (...names: readonly string[]) => names.map((name) => ({ name }));

describe('meanings of a request', () => {
  it('give fields without a type what their names mean', () => {
    const [row = {}] = rowsOf({ fields: named('berth', 'draught', 'vessel_status', 'imo_number') });

    expect(row.berth).to.be.oneOf(['A1', 'A2', 'B1']);
    expect(row.draught).to.be.within(2, 16);
    expect(row.vessel_status).to.be.oneOf(['expected', 'moored', 'departed']);
    expect(row.imo_number).to.match(/^IMO \d{7}$/);
  });

  it('separate phrases and texts by commas, with or without spaces', () => {
    const own = [{ names: 'quay,berth', of: 'port,vessel', list: 'x=1,y=1 , z=1,' }];
    const fields = named('vessel_berth', 'port_quay');
    const values = rowsOf({ meanings: own, fields }).flatMap((row) => Object.values(row));

    expect([...new Set(values)].sort()).to.deep.equal(['x', 'y', 'z']);
  });

  it('come before those of the package, which the other names have', () => {
    const own = [{ names: 'email', list: 'none' }];
    const [row = {}] = rowsOf({ meanings: own, fields: named('email', 'city') });
    const [other = {}] = rowsOf({ meanings: [], fields: named('email', 'city') });

    expect(row.email).to.equal('none');
    expect(other.email).to.contain('@');
    expect(other.city).to.equal(row.city);
  });

  it('say nothing about fields with a type', () => {
    const fields = [{ name: 'berth', type: 'integer' }];

    expect(rowsOf({ fields })).to.deep.equal(rowsOf({ fields, meanings: [] }));
  });

  it('leave a field its own constraints', () => {
    const fields = [
      { name: 'berth', constraints: { null_rate: 0.5, choices: ['C1'], weights: [1] } },
    ];
    const values = new Set(rowsOf({ fields }).map(({ berth }) => berth));

    expect([...values].sort()).to.deep.equal(['C1', null]);
  });

  it('know the table of a set, and the tables to which its keys refer', () => {
    const calls = rowsOfTable('calls', {
      meanings,
      tables: [
        { name: 'vessels', rows: 3, key: ['id'], fields: [{ name: 'id', type: 'sequence' }] },
        { name: 'calls', rows: 20, fields: named('vessel_id', 'status') },
      ],
    });

    expect(calls.map(({ status }) => status)).to.include('moored');
    expect(new Set(calls.map((row) => row.vessel_id))).to.deep.equal(new Set([1, 2, 3]));
  });

  const refused: readonly (readonly [string, Json, string])[] = [
    ['no object', 7 as unknown as Json, '/meanings/0: expected an object, got 7'],
    ['no phrase', { list: 'a' }, '/meanings/0/names: member "names" is missing'],
    ['nothing else', { names: 'a' }, '/meanings/0: expected list, texts, type, numbers or json'],
    [
      'an unknown type',
      { names: 'a', type: 'intger' },
      '/meanings/0/type: unknown field type "intger", did you mean "integer"?',
    ],
    [
      'a constraint that the type lacks',
      { names: 'a', type: 'integer', constraints: { mn: 1 } },
      '/meanings/0/constraints/mn: unknown constraint "mn"',
    ],
    [
      'a misspelt member',
      { names: 'a', lst: 'b' },
      '/meanings/0/lst: unknown member "lst", did you mean "list"?',
    ],
    [
      'numbers without a range',
      { names: 'a', numbers: { min: 1, max: 1 } },
      '/meanings/0/numbers/max: expected a number above min, 1',
    ],
    [
      'a median outside the range',
      { names: 'a', numbers: { min: 1, max: 9, median: 10 } },
      '/meanings/0/numbers/median: expected a number from 1 to 9',
    ],
    [
      'a mean outside the range',
      { names: 'a', numbers: { min: 1, max: 9, normal: [0, 1] } },
      '/meanings/0/numbers/normal: expected a number from 1 to 9 as mean',
    ],
    [
      'a document that is too deep',
      { names: 'a', json: [JSON.parse('['.repeat(30) + ']'.repeat(30))] },
      '/meanings/0/json/0: expected a value of JSON with at most 20',
    ],
  ];

  for (const [title, meaning, fault] of refused) {
    it(`are refused with ${title}`, () => {
      const input = { meanings: [meaning], rows: 1, fields: [{ name: 'n', type: 'integer' }] };
      const { rows: _, fields, ...others } = input;
      const set = { ...others, tables: [{ name: 't', rows: 1, fields }] };

      for (const faults of [faultsOf(request(input)), faultsOfSet(set)]) {
        expect(faults.map(({ path, message }) => `${path}: ${message}`).join('\n')).to.contain(
          fault,
        );
      }
    });
  }

  it('are at most 200', () => {
    const many = Array.from({ length: 201 }, (_, i) => ({ names: `a${i}`, list: 'b' }));

    expect(faultsOf(request({ meanings: many }))).to.have.length(1);
    expect(faultsOf(request({ meanings: many.slice(1) }))).to.deep.equal([]);
  });

  it('leave a field refused whose name means nothing', () => {
    const [fault] = faultsOf(request({ meanings, fields: named('qwzx') }));

    expect(fault?.path).to.equal('/fields/0/type');
  });
});
