import { expect } from 'chai';
import { areApart } from '../../../../src/domain/databases/relations/are-apart.js';
import type { KeyPlan } from '../../../../src/domain/databases/relations/key-plan.js';
import type { RowSource } from '../../../../src/domain/databases/relations/row-sources.js';
import type { StructuredTable } from '../../../../src/domain/databases/relations/structured-table.js';

const order = { lower: 'one', upper: 'other', isStrict: true, isLoose: true };
const target = {};
const [first, second] = [{ target }, { target }];

/** Whether two references to one table differ in all rows. */
function differ(source: object, distinct: readonly string[] = [], other: object = second): boolean {
  const fields = new Map([
    ['one', { name: 'one', relation: first }],
    ['other', { name: 'other', relation: other }],
  ]);
  const table = { fields: { fields } } as unknown as StructuredTable;
  const plan = { source: source as RowSource, distinct: new Set(distinct) } as unknown as KeyPlan;
  return areApart(order, table, plan);
}

describe('two references to one table', () => {
  it('differ if both are sides of a pair', () => {
    expect(differ({ kind: 'pairs', sides: [first, second] })).to.equal(true);
    expect(differ({ kind: 'pairs', sides: [first, { target }] })).to.equal(false);
    expect(differ({ kind: 'pairs', sides: [{ target }, second] })).to.equal(false);
  });

  it('differ if one follows the parent, and the other one is distinct within it', () => {
    expect(differ({ kind: 'per', parent: first }, ['other'])).to.equal(true);
    expect(differ({ kind: 'per', parent: second }, ['one'])).to.equal(true);
    expect(differ({ kind: 'per', parent: first }, ['one'])).to.equal(false);
    expect(differ({ kind: 'rows' }, ['one', 'other'])).to.equal(false);
  });

  it('may show the same row if they refer to different tables', () => {
    const elsewhere = { target: {} };

    expect(differ({ kind: 'pairs', sides: [first, elsewhere] }, [], elsewhere)).to.equal(false);
  });
});
