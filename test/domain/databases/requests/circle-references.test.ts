import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { everyOf } from '../../../support/every-of.js';
import { faultsOfSet, rowsOfTable } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';

const SCRIPT = `
  create table ownerships (id uuid primary key, note text, sale_id uuid);
  create table sales (id uuid primary key, ownership_id uuid, former_ownership_id uuid unique);`;

describe('columns of two tables that refer to each other by their names', () => {
  it('have keys of rows, both of them', () => {
    const { request, implied } = setOfSchema(readDdl(SCRIPT), { rows: 100, engine });
    const input = { ...request, seed: 3, format: 'json', sql: undefined } as unknown as Json;
    expect(faultsOfSet(input)).to.deep.equal([]);

    const keysOf = (table: string): ReadonlySet<unknown> =>
      new Set(rowsOfTable(table, input).map(({ id }) => id));
    const valuesOf = (table: string, column: string): readonly unknown[] =>
      rowsOfTable(table, input).flatMap((row) => row[column] ?? []);
    const [ownerships, sales] = [keysOf('ownerships'), keysOf('sales')];
    expect(everyOf(valuesOf('ownerships', 'sale_id'), (id) => sales.has(id))).to.equal(true);
    const owned = valuesOf('sales', 'ownership_id');
    expect(owned.length).to.be.at.least(50);
    expect(everyOf(owned, (id) => ownerships.has(id))).to.equal(true);
    expect(implied).to.include('sales.ownership_id refers to ownerships.id');
  });

  it('keep what a unique column wants', () => {
    const { request } = setOfSchema(readDdl(SCRIPT), { rows: 100, engine });
    const sales = request.tables.find(({ name }) => name === 'sales');

    const former = sales?.fields.find(({ name }) => name === 'former_ownership_id');
    expect(former?.type).to.equal('uuid');
  });
});
