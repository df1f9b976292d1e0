import { expect } from 'chai';
import { everyOf } from '../../support/every-of.js';
import { faultsOf, type Json, textOf } from '../../support/tables.js';

const ROWS = 300;

const fields = [
  { name: 'on', type: 'date', constraints: { start: '2020-01-01', end: '2022-12-31' } },
  { name: 'at', type: 'datetime', constraints: { start: '2020-01-01', end: '2022-12-31' } },
  {
    name: 'n',
    type: 'integer',
    constraints: { distribution: { kind: 'exponential', rate: 0.01 } },
  },
  { name: 'x', type: 'float', constraints: { max: 5 } },
  { name: 'y', type: 'year', constraints: { min: 1990, max: 2020 } },
  { name: 'size', type: 'choice', constraints: { choices: ['S', 'M', 'L'], weights: [5, 1, 4] } },
].map((field) => ({ ...field, constraints: { ...field.constraints, ascends_over: ROWS } }));

const sizes = ['S', 'M', 'L'];

function rowsOf(input: object): readonly Json[] {
  return JSON.parse(textOf({ seed: 3, fields, ...input })) as readonly Json[];
}

/** A number that grows with a value of a row. */
function rank(name: string, value: unknown): number {
  if (name === 'size') return sizes.indexOf(String(value));
  return typeof value === 'string' ? Date.parse(value) : Number(value);
}

const faults = (field: object, more: object = {}): readonly string[] =>
  faultsOf({ rows: 10, fields: [field], ...more }).map(({ path }) => path);

describe('fields that ascend', () => {
  for (const even of [false, true]) {
    it(`have values in order, and keep their distribution: ${even ? 'even' : 'plain'} rows`, () => {
      const rows = rowsOf({ rows: ROWS, even });

      for (const { name } of fields) {
        const ranks = rows.map((row) => rank(name, row[name]));
        expect(everyOf(ranks.slice(1), (own, i) => own >= (ranks[i] as number))).to.equal(true);
      }
      expect(rows.filter(({ size }) => size === 'S').length).to.be.closeTo(ROWS / 2, 16);
      expect(rows.filter(({ x }) => Number(x) < 2.5).length).to.be.closeTo(ROWS / 2, 16);
    });
  }

  it('begin anew after as many rows', () => {
    const rows = rowsOf({ rows: ROWS + 5 });

    expect(Number(rows[ROWS]?.n)).to.be.below(Number(rows[ROWS - 1]?.n));
  });

  it('have the same rows in any window', () => {
    const rows = rowsOf({ rows: ROWS });

    for (const offset of [1, 63, 64, 200]) {
      expect(rowsOf({ rows: 7, offset })).to.deep.equal(rows.slice(offset, offset + 7));
    }
  });

  it('can be used by other fields', () => {
    const late = {
      name: 'late',
      type: 'date',
      constraints: { after: { field: 'on', max_days: 0 } },
    };
    const rows = rowsOf({ rows: 20, fields: [...fields, late] });

    expect(rows.map((row) => row.late)).to.deep.equal(rows.map((row) => row.on));
  });

  it('are refused where no order is possible', () => {
    const n = { name: 'n', type: 'integer', constraints: { ascends_over: 5 } };
    const day = { name: 'd', type: 'date' };
    const list = {
      name: 'l',
      type: 'array',
      items: { type: 'integer', constraints: n.constraints },
    };
    const pair = { correlate: [{ columns: ['n', 'm'], coefficient: 0.5 }] };
    const m = { name: 'm', type: 'integer' };

    expect(faults({ ...n, constraints: { ...n.constraints, unique: true } })).to.deep.equal([
      '/fields/0/constraints/ascends_over',
    ]);
    expect(faults({ ...day, constraints: { ascends_over: 5, weekdays_only: true } })).to.deep.equal(
      ['/fields/0/constraints/weekdays_only'],
    );
    expect(faults(list)).to.deep.equal(['/fields/0/items/constraints/ascends_over']);
    expect(faults(n, { ...pair, fields: [n, m] })).to.deep.equal(['/correlate/0/columns/0']);
    expect(faults({ ...n, constraints: { ascends_over: 1 } })).to.deep.equal([
      '/fields/0/constraints/ascends_over',
    ]);
  });
});
