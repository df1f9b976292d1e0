import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { schemaToJsonSchema } from '../../../../src/domain/databases/export/schema-to-json-schema.js';
import { schemaToPrisma } from '../../../../src/domain/databases/export/schema-to-prisma.js';
import { schemaToTypescript } from '../../../../src/domain/databases/export/schema-to-typescript.js';
import { readJsonSchema } from '../../../../src/domain/databases/json-schema/read-json-schema.js';
import { readPrisma } from '../../../../src/domain/databases/prisma/read-prisma.js';
import { packageRoot } from '../../../support/package-root.js';

const schema = readDdl(`
  CREATE TYPE mood AS ENUM ('sad', 'it''s');
  CREATE TABLE users (
    id serial PRIMARY KEY, email varchar(80) NOT NULL UNIQUE, mood mood, moods mood[] NOT NULL,
    role text NOT NULL CHECK (role IN ('user', 'boss')), price numeric(10, 2), active boolean NOT NULL,
    born date, at timestamptz NOT NULL, data jsonb, "odd name" bigint, manager_id int REFERENCES users
  );
  CREATE TABLE blog.posts (
    user_id int NOT NULL REFERENCES users, no int, editor_id int REFERENCES users, key uuid NOT NULL UNIQUE REFERENCES tokens,
    PRIMARY KEY (user_id, no)
  );
  CREATE TABLE tokens (id uuid PRIMARY KEY);
  CREATE TABLE log (line text);
  COMMENT ON COLUMN users.price IS 'in */ EUR';
`);

describe('the export of a schema', () => {
  it('writes interfaces of TypeScript', () => {
    expect(schemaToTypescript(schema).split('\n\n')[0]).to.equal(`export interface Users {
  id: number;
  email: string;
  mood: "sad" | "it's" | null;
  moods: ("sad" | "it's")[];
  role: "user" | "boss";
  /** in *\\/ EUR */
  price: number | null;
  active: boolean;
  born: string | null;
  at: string;
  data: unknown;
  "odd name": number | null;
  manager_id: number | null;
}`);
    expect(schemaToTypescript(schema)).to.contain('export interface BlogPosts {');
  });

  it('writes a JSON Schema that accepts the rows of a set, and no others', () => {
    const validate = new Ajv2020({ strict: false, validateFormats: false }).compile(
      schemaToJsonSchema(schema),
    );
    const user = {
      id: 1,
      email: 'a@b.c',
      mood: null,
      moods: ['sad'],
      role: 'boss',
      price: 1.5,
      active: true,
      born: null,
      at: '2020-01-01T00:00:00Z',
      data: [1],
      'odd name': null,
      manager_id: null,
    };
    const rows = { users: [user], 'blog.posts': [], tokens: [], log: [{ line: null }] };

    expect(validate(rows), JSON.stringify(validate.errors)).to.equal(true);
    for (const wrong of [
      { mood: 'x' },
      { email: null },
      { email: 'x'.repeat(81) },
      { id: 1.5 },
      { role: 'x' },
      { other: 1 },
    ]) {
      expect(validate({ ...rows, users: [{ ...user, ...wrong }] }), JSON.stringify(wrong)).to.equal(
        false,
      );
    }
  });

  it('writes a JSON Schema that the reader of JSON Schema reads', () => {
    const { tables } = readJsonSchema({ ...schemaToJsonSchema(schema) }, 'rows');
    const users = tables.find(({ name }) => name === 'Users');

    expect(users?.columns.slice(0, 3).map(({ name, type }) => [name, type])).to.deep.equal([
      ['id', 'bigint'],
      ['email', 'text'],
      ['mood', 'enum'],
    ]);
  });

  for (const file of [
    'chinook-database/chinook-postgresql.sql',
    'northwind-psql/northwind-postgresql.sql',
    'sakila/sakila-mysql.sql',
  ]) {
    it(`writes a Prisma schema whose tables have the columns, keys and references of ${file}`, () => {
      const script = readDdl(readFileSync(new URL(`test/corpora/${file}`, packageRoot), 'utf8'));
      const read = readPrisma(schemaToPrisma(script));

      expect(read.missed).to.deep.equal([]);
      expect(read.dialect).to.equal(script.dialect);
      expect(
        read.tables.map(({ name, primaryKey, uniques }) => ({ name, primaryKey, uniques })),
      ).to.deep.equal(
        script.tables.map(({ name, primaryKey, uniques }) => ({ name, primaryKey, uniques })),
      );
      expect(read.tables.map(({ foreignKeys }) => foreignKeys)).to.deep.equal(
        script.tables.map(({ foreignKeys }) => foreignKeys),
      );
      const columns = (tables: typeof read.tables) =>
        tables.flatMap((table) =>
          table.columns.map(
            (column) => `${table.name}.${column.name} ${column.isNullable} ${column.values}`,
          ),
        );
      expect(columns(read.tables)).to.deep.equal(columns(script.tables));
    });
  }

  it('writes models of Prisma with relations to and fro', () => {
    const prisma = schemaToPrisma(schema);

    expect(prisma).to.contain(
      '  users_ref_1 Users? @relation("users_ref_1", fields: [manager_id], references: [id])',
    );
    expect(prisma).to.contain('  users_ref_1_rows Users[] @relation("users_ref_1")');
    expect(prisma).to.contain('  blog_posts_ref_3_rows BlogPosts? @relation("blog_posts_ref_3")');
    expect(prisma).to.contain('  it_s @map("it\'s")');
    expect(prisma).to.contain('  odd_name BigInt? @map("odd name")');
    expect(prisma).to.match(/model Log \{\n {2}line String\?\n {2}@@ignore/);
  });
});
