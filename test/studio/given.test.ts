import { expect } from 'chai';
import { standardEngine } from '../../src/adapters/engine/standard-engine.js';
import { generate } from '../../src/adapters/library/index.js';
import { catalogue } from '../../src/domain/catalogue/catalogue.js';
import type { ColumnFigures } from '../../studio/engine/column-figures.js';
import type { CatalogueType } from '../../studio/state/catalogue-search.js';
import {
  givenOf,
  gridColumns,
  marginalRow,
  nextConditions,
  shareIn,
  statesOf,
  withMember,
  withoutParent,
  withParent,
} from '../../studio/state/given.js';
import { newField } from '../../studio/state/project.js';

const types = catalogue(standardEngine()) as unknown as readonly CatalogueType[];

function typeOf(name: string): CatalogueType {
  const found = types.find(({ type }) => type === name);
  if (found === undefined) throw new Error(`there is no type ${name}`);
  return found;
}

const country = newField('country', { type: 'choice', constraints: { choices: ['DE', 'US'] } });
const paid = newField('paid', { type: 'boolean' });
const status = newField('status', {
  type: 'choice',
  constraints: { choices: ['paid', 'open'], weights: [7, 3] },
});
const amounts: ColumnFigures = {
  name: 'amount',
  kind: 'numbers',
  rows: 8,
  nulls: 0,
  min: 0,
  max: 100,
  median: 20,
  bins: [
    { from: 0, to: 25, count: 6 },
    { from: 25, to: 100, count: 2 },
  ],
};

/** The rows that the library makes of these fields. */
function rowsOf(...fields: readonly (typeof country)[]): readonly Record<string, unknown>[] {
  const definitions = fields.map(({ name, type, constraints }) => ({ name, type, constraints }));
  const request = { rows: 400, seed: 1, format: 'json', fields: definitions };
  return JSON.parse(new TextDecoder().decode(generate(request as never).bytes()));
}

describe('the grid of given', () => {
  it('has the states of choices, of truth values, of workflows and of columns with few values', () => {
    const flow = { type: 'workflow', constraints: { steps: [{ state: 'new' }, { state: 'old' }] } };
    const top = [{ text: 'a', count: 1 }];
    const few: ColumnFigures = { name: 'w', kind: 'values', rows: 1, nulls: 0, distinct: 1, top };

    expect(statesOf(country, undefined)).to.deep.equal(['DE', 'US']);
    expect(statesOf(paid, undefined)).to.deep.equal([true, false]);
    expect(statesOf(newField('f', flow), undefined)).to.deep.equal(['new', 'old']);
    expect(statesOf(newField('w', { type: 'word' }), few)).to.deep.equal(['a']);
    expect(statesOf(newField('w', { type: 'word' }), { ...few, distinct: 500 })).to.deep.equal([]);
  });

  it('begins with the marginal, so that the engine draws as before', () => {
    const grid = gridColumns(status, typeOf('choice'), undefined, []);
    const given = withParent(undefined, 'country', ['DE', 'US'], grid);

    expect(grid.map(({ label }) => label)).to.deep.equal(['paid', 'open', 'null']);
    expect(given).to.deep.equal({
      columns: ['country'],
      rows: [
        { when: ['DE'], weights: { paid: 7, open: 3 } },
        { when: ['US'], weights: { paid: 7, open: 3 } },
      ],
    });
  });

  it('changes what the engine draws where a cell changes', () => {
    const grid = gridColumns(status, typeOf('choice'), undefined, []);
    const { columns, rows } = withParent(undefined, 'country', ['DE', 'US'], grid);
    const never = rows.map((row, i) => (i === 0 ? (grid[1]?.write(row, undefined) ?? row) : row));
    const made = rowsOf(country, {
      ...status,
      constraints: { ...status.constraints, given: { columns, rows: never } },
    });
    const open = made.filter((row) => row.status === 'open').map((row) => row.country);

    expect(new Set(open)).to.deep.equal(new Set(['US']));
  });

  it('has ranges of numbers that the engine takes', () => {
    for (const type of ['integer', 'float', 'price']) {
      const amount = newField('amount', { type, constraints: { max: 100 } });
      const grid = gridColumns(amount, typeOf(type), amounts, []);
      const [first] = grid;
      const high = grid.slice(0, 2).reduce((row, one) => one.write(row, undefined), {
        ...marginalRow([true], grid),
      });
      const given = { columns: ['paid'], rows: [high, marginalRow([false], grid)] };
      const made = rowsOf(paid, { ...amount, constraints: { max: 100, given } });

      expect(first?.label).to.equal('0 – 25');
      expect(grid.map(({ marginal }) => marginal)).to.deep.equal([0.75, 0, 0.25, 0, 0]);
      expect(
        made.filter((row) => row.paid === true && Number(row.amount) < 50),
        type,
      ).to.deep.equal([]);
    }
  });

  it('has the share of true, and only nulls for facets and unique fields', () => {
    const labels = (type: string, constraints = {}): readonly string[] =>
      gridColumns(newField('x', { type, constraints }), typeOf(type), amounts, []).map(
        ({ label }) => label,
      );

    expect(labels('boolean')).to.deep.equal(['true', 'null']);
    expect(labels('email')).to.deep.equal(['null']);
    expect(labels('integer', { unique: true })).to.deep.equal(['null']);
  });

  it('splits its rows by another field and joins them again', () => {
    const grid = gridColumns(status, typeOf('choice'), undefined, []);
    const one = withParent(undefined, 'country', ['DE', 'US'], grid);
    const two = withParent(one, 'paid', [true, false], grid);

    expect(two.rows.map(({ when }) => when)).to.deep.equal([
      ['DE', true],
      ['DE', false],
      ['US', true],
      ['US', false],
    ]);
    expect(withoutParent(two, 'paid')).to.deep.equal(one);
    expect(withoutParent(one, 'country')).to.equal(undefined);
    expect(
      nextConditions({ ...two, rows: two.rows.slice(1) }, [
        ['DE', 'US'],
        [true, false],
      ]),
    ).to.deep.equal(['DE', true]);
    expect(nextConditions(one, [['DE', 'US']])).to.deep.equal(['*']);
  });

  it('shows shares of a row, to which the rest belongs', () => {
    const grid = gridColumns(status, typeOf('choice'), undefined, []);
    const row = { when: ['DE'], weights: { paid: 3 }, rest: 1 };
    const [first, second] = grid;

    expect(first && shareIn(row, first, grid)).to.equal(0.75);
    expect(second && shareIn(row, second, grid)).to.equal(undefined);
    expect(withMember(row, 'rest', undefined)).to.deep.equal({
      when: ['DE'],
      weights: { paid: 3 },
    });
  });

  it('leaves to JSON what it cannot show', () => {
    const given = { columns: ['country'], rows: [{ when: ['DE'], weights: [1, 2] }] };
    const field = { ...status, constraints: { given } };

    expect(givenOf(field)).to.equal(undefined);
    expect(givenOf({ ...status, constraints: { given: 'x' } })).to.equal(undefined);
  });
});
