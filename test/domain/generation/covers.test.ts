import { expect } from 'chai';
import { faultsOfSet, rowsOfTable } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';

const id = { name: 'id', type: 'sequence' };

function projects(rows: number, constraints: Json = {}): Json {
  const tenant = { table: 'tenants', covers: true, ...constraints };
  return {
    seed: 7,
    tables: [
      { name: 'tenants', rows: 40, key: ['id'], fields: [id] },
      {
        name: 'projects',
        rows,
        key: ['id'],
        fields: [id, { name: 'tenant_id', type: 'reference', constraints: tenant }],
      },
    ],
  };
}

const tenantsOf = (input: Json): readonly unknown[] =>
  rowsOfTable('projects', input).map((row) => row.tenant_id);

describe('covers of a reference', () => {
  it('refers to every row of the other table if there are enough rows', () => {
    expect(new Set(tenantsOf(projects(40))).size).to.equal(40);
    const many = tenantsOf(projects(1000));
    expect(new Set(many.slice(0, 40)).size).to.equal(40);
    expect(new Set(many.slice(40, 80)).size).to.be.lessThan(40);
  });

  it('refers to different rows if there are fewer', () => {
    expect(new Set(tenantsOf(projects(25))).size).to.equal(25);
  });

  it('leaves the popularity of the other rows to a distribution', () => {
    const counts = new Map<unknown, number>();
    for (const tenant of tenantsOf(projects(4000, { distribution: { kind: 'zipf' } }))) {
      counts.set(tenant, (counts.get(tenant) ?? 0) + 1);
    }
    expect(counts.size).to.equal(40);
    expect(Math.max(...counts.values())).to.be.greaterThan(500);
  });

  it('has the same rows in any window', () => {
    const input = projects(100);
    const window = rowsOfTable('projects', input, { offset: 35, rows: 10 });
    expect(window).to.deep.equal(rowsOfTable('projects', input).slice(35, 45));
  });

  it('is refused for rows that are chosen otherwise', () => {
    const messages = (constraints: Json): string =>
      faultsOfSet(projects(50, constraints))
        .map(({ message }) => message)
        .join();
    expect(messages({ weights: [1, 2] })).to.match(/covers/);
    expect(messages({ where: { id: 'id' } })).to.match(/covers/);
    expect(messages({ table: 'projects' })).to.equal('covers is for references to other tables');
  });
});
