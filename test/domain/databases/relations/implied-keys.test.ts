import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import {
  impliedKeys,
  withImpliedKeys,
} from '../../../../src/domain/databases/relations/implied-keys.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { rowsOfTable } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';

const SCRIPT = `
create table tenants (id uuid primary key);
create table websites (id uuid primary key, tenant_id uuid not null, parent_id uuid);
create table sessions (session_id bigint primary key, website_id uuid not null, tenant_id uuid not null);
create table hits (id bigint primary key, session_id int, website_id uuid, tenant_id text, external_website_id uuid,
  record_id uuid, record_type text, owner_id uuid references tenants);
create table records (id uuid primary key);
create table tags (id int primary key, tag_id int, newest_session_id bigint, relates_to_id int, mail_tag_id int not null);
create table people_to_write_to (id int primary key);
create table chickens (id int primary key, egg_id int);
create table eggs (id int primary key, chicken_id int);
`;

describe('foreign keys that only names say', () => {
  it('are of the type of the key, and close no circle', () => {
    expect(impliedKeys(withImpliedKeys(readDdl(SCRIPT)))).to.deep.equal([
      'websites.tenant_id refers to tenants.id',
      'websites.parent_id refers to websites.id',
      'sessions.website_id refers to websites.id',
      'sessions.tenant_id refers to tenants.id',
      'hits.session_id refers to sessions.session_id',
      'hits.website_id refers to websites.id',
      'tags.newest_session_id refers to sessions.session_id',
      'chickens.egg_id refers to eggs.id',
    ]);
  });

  it('are as long as the key', () => {
    const script = `
      create table tokens (id varchar(255) primary key);
      create table hosts (id int(11) primary key);
      create table uses (id int(11) primary key, host_id int(10), token_id varchar(34), first_token_id varchar(36), last_token_id varchar(300));`;

    expect(impliedKeys(withImpliedKeys(readDdl(script)))).to.deep.equal([
      'uses.host_id refers to hosts.id',
      'uses.first_token_id refers to tokens.id',
      'uses.last_token_id refers to tokens.id',
    ]);
  });

  it('are those of people without a mark of a key, unless they are texts', () => {
    const script = `
      create table users (id int primary key, name text);
      create table files (id int primary key, owner int, created_by bigint, author text, version_by int[]);`;

    expect(impliedKeys(withImpliedKeys(readDdl(script)))).to.deep.equal([
      'files.owner refers to users.id',
      'files.created_by refers to users.id',
    ]);
  });

  it('join, and lead to the same tenant', () => {
    const { request, implied } = setOfSchema(readDdl(SCRIPT), { rows: 200, engine });
    const input = { ...request, seed: 3, format: 'json', sql: undefined } as unknown as Json;
    const websites = new Map(rowsOfTable('websites', input).map((row) => [row.id, row]));
    expect(implied).to.have.length(9).and.include('eggs.chicken_id refers to chickens.id');
    for (const session of rowsOfTable('sessions', input)) {
      expect(websites.get(session.website_id)?.tenant_id).to.equal(session.tenant_id);
    }
    const [because] = request.tables
      .filter(({ name }) => name === 'sessions')
      .flatMap(({ fields }) => fields.filter(({ name }) => name === 'website_id'));
    expect(because?.because).to.contain('references websites.id by its name');
  });
});
