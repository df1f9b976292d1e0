import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { faultsOfSet, rowsOfTable } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';

const SCRIPTS = {
  'a column':
    'create table o (id int, n int); create table l (o_id int not null references o(id));',
  'a column that may be null':
    'create table o (id int, n int); create table l (o_id int references o(id), n int);',
  'two columns':
    'create table o (a int, b int); create table l (x int, y int, foreign key (x, y) references o(a, b));',
  'a column of a type that is not known':
    'create table o (id mine); create table l (o_id mine references o(id), n int);',
  'another column than its unique one':
    'create table o (id int, n mine unique); create table l (o_id int references o(id), n int);',
  'a column of the table itself': 'create table l (id int not null, o_id int references l(id));',
} as const;

describe('a table without a key to which a foreign key refers', () => {
  for (const [what, script] of Object.entries(SCRIPTS)) {
    it(`is identified by ${what}`, () => {
      const { request } = setOfSchema(readDdl(script), { rows: 50, engine });
      const input = { ...request, seed: 5, format: 'json', sql: undefined } as unknown as Json;

      expect(faultsOfSet(input)).to.deep.equal([]);
      expect(rowsOfTable('l', input)).to.have.length.above(9);
    });
  }

  it('has the values that rows refer to, each once', () => {
    const { request } = setOfSchema(readDdl(SCRIPTS['a column']), { rows: 50, engine });
    const input = { ...request, seed: 5, format: 'json', sql: undefined } as unknown as Json;
    const ids = rowsOfTable('o', input).map((row) => row.id);

    expect(new Set(ids).size).to.equal(ids.length);
    for (const row of rowsOfTable('l', input)) expect(ids).to.include(row.o_id);
  });
});
