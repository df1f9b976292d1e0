import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { faultsOfSet, rowsOfTable } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';

/** Tables of one tenant, each with references to the three before it. */
function script(tables: number): string {
  const lines = Array.from({ length: tables }, (_, i) => {
    const references = [1, 2, 3]
      .filter((back) => i >= back)
      .map((back) => `, back${back}_id int not null references things${i - back}`);
    return `create table things${i} (id int primary key, tenant_id int not null references tenants${references.join('')});`;
  });
  return `create table tenants (id int primary key); ${lines.join('\n')}`;
}

describe('a set of many tables of one tenant', () => {
  it('takes no more fields from other tables than a request may, and the tenants agree', () => {
    const { request } = setOfSchema(readDdl(script(60)), { rows: 30, engine });
    const input = { ...request, seed: 1, format: 'json', sql: undefined } as unknown as Json;
    expect(faultsOfSet(input)).to.deep.equal([]);
    const before = new Map(rowsOfTable('things58', input).map((row) => [row.id, row]));
    const rows = rowsOfTable('things59', input);
    const agreeing = rows.filter(
      (row) => before.get(row.back1_id)?.tenant_id === row.tenant_id,
    ).length;
    expect(agreeing).to.equal(rows.length);
  });
});
