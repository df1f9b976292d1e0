import { expect } from 'chai';
import { generateSet, type TableSetRequest } from '../../src/adapters/library/index.js';
import type { Edit } from '../../studio/state/edits.js';
import { type Project, projectOf, requestOf } from '../../studio/state/project.js';
import {
  childrenOf,
  renameTable,
  setChildren,
  setKey,
  setParent,
} from '../../studio/state/table-edits.js';

const SET = {
  seed: 3,
  tables: [
    {
      name: 'people',
      rows: 20,
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'boss', type: 'reference', constraints: { table: 'people', null_rate: 0.5 } },
      ],
    },
    { name: 'teams', rows: 4, key: ['id'], fields: [{ name: 'id', type: 'uuid' }] },
    {
      name: 'members',
      pairs: ['people', 'teams'],
      fields: [
        { name: 'person', type: 'reference' },
        { name: 'team', type: 'reference' },
      ],
      rows: 12,
    },
    {
      name: 'cards',
      per: { table: 'people', count: { max: 2, distribution: { kind: 'zipf' } } },
      fields: [{ name: 'owner', type: 'reference' }],
    },
  ],
};

const document = projectOf(SET, 'set');

function edited(...edits: readonly Edit[]): Project {
  return edits.reduce((before, edit) => edit(before), document);
}

/** The numbers of rows of the tables. It throws if the request has a fault. */
function rowsOf(next: Project): Readonly<Record<string, number>> {
  const { tables } = generateSet(requestOf(next) as unknown as TableSetRequest);
  return Object.fromEntries([...tables].map(([name, table]) => [name, [...table.rows()].length]));
}

describe('a project', () => {
  it('has a table, whatever its request says of tables', () => {
    for (const tables of [[], [null], {}]) {
      expect(projectOf({ tables }, 'mine').tables.map(({ name }) => name)).to.deep.equal(['mine']);
    }
  });
});

describe('a table of the page', () => {
  it('has its new name in references, parents and pairs', () => {
    const next = edited(renameTable(0, 'staff'), renameTable(1, 'squads'));
    const text = JSON.stringify(requestOf(next));

    expect(text).to.not.match(/"(people|teams)"/);
    expect(rowsOf(next)).to.include({ staff: 20, squads: 4, members: 12 });
  });

  for (const taken of ['teams', '']) {
    it(`leaves the references alone where its new name is ${taken || 'empty'}`, () => {
      expect(JSON.stringify(requestOf(edited(renameTable(0, taken))))).to.contain(
        '"per":{"table":"people"',
      );
    });
  }

  it('has rows for each row of another table, with a reference to it and a key there', () => {
    const next = edited(
      setKey(1, []),
      setParent(3, 'teams'),
      setChildren(3, { parent: 'teams', min: 2, max: 2 }),
    );
    const [, teams, , cards] = next.tables;

    expect(teams?.more.key).to.deep.equal(['id']);
    expect(cards?.fields.map(({ name }) => name)).to.deep.equal(['owner']);
    expect(rowsOf(next).cards).to.equal(8);
  });

  it('gets a reference to its parent if it has none, under a free name', () => {
    const next = edited(setParent(1, 'people'));

    expect(next.tables[1]?.fields.map(({ name, type }) => `${name} ${type}`)).to.deep.equal([
      'id uuid',
      'people_id reference',
    ]);
    expect(next.tables[1]?.rows).to.equal(undefined);
  });

  it('has a number of rows of its own again', () => {
    const [, , members, cards] = edited(setParent(2, undefined), setParent(3, undefined)).tables;

    expect([members?.rows, cards?.rows]).to.deep.equal([1000, 1000]);
    expect([members?.more, cards?.more]).to.deep.equal([{}, {}]);
  });

  it('keeps how its counts are spread', () => {
    const next = edited(setChildren(3, { parent: 'people', min: 1, max: 9 }));

    expect(next.tables[3]?.more.per).to.deep.equal({
      table: 'people',
      count: { min: 1, max: 9, distribution: { kind: 'zipf' } },
    });
  });

  for (const [count, expected] of [
    [3, { parent: 'people', min: 3, max: 3 }],
    [{ max: 3 }, { parent: 'people', min: 0, max: 3 }],
    [{ weights: { 1: 1 } }, undefined],
    [undefined, undefined],
  ] as const) {
    it(`has the counts that two numbers say: ${JSON.stringify(count)}`, () => {
      const [table] = projectOf({ tables: [{ per: { table: 'people', count } }] }, 'x').tables;

      expect(table && childrenOf(table)).to.deep.equal(expected);
    });
  }
});
