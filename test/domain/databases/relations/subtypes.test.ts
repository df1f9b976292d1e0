import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { faultsOfSet, rowsOfTable } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';

/** Sets of static catalogs share the catalog of two foreign keys, of which one leads through a table of subtypes. */
const SUBTYPES = `
  create table catalogs (id uuid primary key, note text not null);
  create table static_catalogs (id uuid primary key references catalogs, note text not null);
  create table sets (id uuid primary key, catalog_id uuid not null references catalogs, unique (catalog_id, id));
  create table static_sets (id uuid primary key, catalog_id uuid not null references static_catalogs,
    foreign key (catalog_id, id) references sets (catalog_id, id));
  create table static_hosts (id uuid primary key, catalog_id uuid not null references static_catalogs);`;

const EXTENDED = `
  create table scopes (id uuid primary key, note text not null);
  create table aliases (id uuid primary key, value text not null unique, scope_id uuid not null references scopes,
    unique (scope_id, value, id));
  create table target_aliases (value text not null, scope_id uuid not null, id uuid primary key,
    foreign key (scope_id, value, id) references aliases (scope_id, value, id));
  create table certificates (id uuid primary key, alias_id uuid not null references target_aliases);`;

function requestOf(script: string): Json {
  const { request } = setOfSchema(readDdl(script), { rows: 100, engine });
  return { ...request, seed: 3, format: 'json', sql: undefined } as unknown as Json;
}

describe('a table whose key is a reference', () => {
  it('has as many rows as the other one where keys share a column', () => {
    const request = requestOf(SUBTYPES);

    expect(faultsOfSet(request)).to.deep.equal([]);
    const ids = rowsOfTable('static_catalogs', request).map(({ id }) => id);
    expect(ids.length).to.be.at.least(20);
    expect(new Set(ids).size).to.equal(ids.length);
  });

  it('has another row in each row where the key is not the first column of the foreign key', () => {
    const request = requestOf(EXTENDED);

    expect(faultsOfSet(request)).to.deep.equal([]);
    const ids = rowsOfTable('target_aliases', request).map(({ id }) => id);
    expect(ids.length).to.be.at.least(20);
    expect(new Set(ids).size).to.equal(ids.length);
  });
});
