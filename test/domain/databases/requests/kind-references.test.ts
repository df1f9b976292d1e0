import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { rowsOfTable } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';

/** The rows of the tables of a script. */
function rowsOf(script: string): (table: string) => readonly Json[] {
  const { request } = setOfSchema(readDdl(script), { rows: 300, engine });
  const input = { ...request, seed: 3, format: 'json', sql: undefined } as unknown as Json;
  return (table) => rowsOfTable(table, input);
}

const keys = (rows: readonly Json[]): ReadonlySet<unknown> => new Set(rows.map((row) => row.id));

describe('a pair of a kind and a key', () => {
  it('names tables of the schema and has keys of their rows', () => {
    const table = rowsOf(`
      create table posts (id bigserial primary key, title text not null, body text);
      create table photos (id bigserial primary key, path text not null);
      create table logs (id uuid primary key, message text, level text, at timestamp);
      create table comments (id bigserial primary key, commentable_type varchar not null, commentable_id bigint not null, body text);
    `);
    const found = {
      Post: keys(table('posts')),
      Photo: keys(table('photos')),
    } as Readonly<Record<string, ReadonlySet<unknown>>>;
    const comments = table('comments');
    expect(new Set(comments.map((row) => row.commentable_type))).to.deep.equal(
      new Set(['Post', 'Photo']),
    );
    for (const row of comments) {
      expect(found[String(row.commentable_type)]?.has(row.commentable_id)).to.equal(true);
    }
  });

  it('follows the values of a check, and the types of keys', () => {
    const table = rowsOf(`
      create table users (id uuid primary key, email text);
      create table teams (id uuid primary key, name text);
      create table grants (id bigserial primary key, owner_id uuid, owner_type text not null check (owner_type in ('user', 'team', 'robot')));
    `);
    const found = { user: keys(table('users')), team: keys(table('teams')) } as Readonly<
      Record<string, ReadonlySet<unknown>>
    >;
    const grants = table('grants');
    expect(new Set(grants.map((row) => row.owner_type))).to.deep.equal(new Set(['user', 'team']));
    for (const row of grants) {
      expect(found[String(row.owner_type)]?.has(row.owner_id)).to.equal(true);
    }
  });
});
