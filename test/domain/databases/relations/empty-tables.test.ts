import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { faultsOfSet } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';

describe('tables of a schema that stay empty', () => {
  for (const column of [
    'id int generated always as identity primary key',
    'id int generated always as (1) stored',
  ]) {
    it(`are those whose columns the database writes: ${column}`, () => {
      const script = `create table o (${column}); create table l (id int primary key);`;
      const { request, missed } = setOfSchema(readDdl(script), { rows: 50, engine });
      const input = { ...request, seed: 5, format: 'json', sql: undefined } as unknown as Json;

      expect(faultsOfSet(input)).to.deep.equal([]);
      expect(request.tables.map(({ name }) => name)).to.deep.equal(['l']);
      expect(missed).to.deep.equal([
        { table: 'o', text: 'o', reason: 'the table stays empty: it has no column to fill' },
      ]);
    });
  }
});

describe('the key of a table', () => {
  it('has no column that is null in every row', () => {
    const script = 'create table o (a int not null, b mine, unique (a, b));';
    const { request } = setOfSchema(readDdl(script), { rows: 50, engine });
    const input = { ...request, seed: 5, format: 'json', sql: undefined } as unknown as Json;

    expect(faultsOfSet(input)).to.deep.equal([]);
  });
});
