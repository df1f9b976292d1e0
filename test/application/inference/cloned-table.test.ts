import { expect } from 'chai';
import { clonedTable } from '../../../src/application/inference/cloned-table.js';
import { engine, textOf } from '../../support/tables.js';

const { formats } = engine;

/** Visits of which each has four rows, one after another. */
const visits = {
  fields: [
    { name: 'begun', type: 'datetime', constraints: { ascends_over: 50 }, per: 'group' as const },
    { name: 'step', type: 'integer', constraints: { max: 9 } },
  ],
  correlate: [],
  groups: { rows: 4 },
  even: true as const,
};

function clone(rows: number) {
  return clonedTable(visits, { rows, seed: 1, format: 'ndjson' }, { formats, isLikeSource: false });
}

describe('the clone of a table with groups', () => {
  it('has values that ascend over all its groups', () => {
    expect(clone(40).fields).to.deep.include.members([
      { ...visits.fields[0], constraints: { ascends_over: 10 } },
    ]);
  });

  it('can have fewer rows than one group', () => {
    for (const rows of [2, 3, 4]) {
      expect(textOf(clone(rows)).trimEnd().split('\n')).to.have.length(rows);
    }
  });
});
