import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { schemaToJsonSchema } from '../../../../src/domain/databases/export/schema-to-json-schema.js';
import { schemaToPrisma } from '../../../../src/domain/databases/export/schema-to-prisma.js';
import { schemaToTypescript } from '../../../../src/domain/databases/export/schema-to-typescript.js';

const schema = readDdl(`
  CREATE TYPE mood AS ENUM ('sad', 'it''s', 'it-s', '2x');
  CREATE TABLE users (
    id serial PRIMARY KEY, email varchar(80) NOT NULL UNIQUE, mood mood NOT NULL, moods mood[] NOT NULL,
    price numeric(10, 2), rate real, big bigint NOT NULL, born date, at timestamptz, clock time,
    "1 odd" text, manager_id int REFERENCES users
  );
  CREATE TABLE blog.posts (
    no int, user_id int NOT NULL REFERENCES users, key uuid NOT NULL UNIQUE REFERENCES tokens, data jsonb NOT NULL,
    raw bytea, a int, b int, seq int GENERATED ALWAYS AS (a + 1) STORED,
    PRIMARY KEY (no, user_id), UNIQUE (a, b)
  );
  CREATE TABLE tokens (id uuid PRIMARY KEY, n bigint GENERATED ALWAYS AS IDENTITY);
  CREATE TABLE votes (
    no int NOT NULL, user_id int, good boolean,
    FOREIGN KEY (user_id, no) REFERENCES blog.posts (user_id, no), UNIQUE (no, user_id)
  );
  CREATE TABLE log (line text);
  COMMENT ON COLUMN users.price IS 'in  EUR';
`);

const PRISMA = `datasource db {
  provider = "postgresql"
  url      = env("DATABASE_URL")
}

model Users {
  id Int @id @default(autoincrement())
  email String @unique @db.VarChar(80)
  mood Users_mood
  moods Users_moods[]
  price Decimal? @db.Decimal(10, 2)
  rate Float?
  big BigInt
  born DateTime? @db.Date
  at DateTime?
  clock DateTime? @db.Time
  f_1_odd String? @map("1 odd")
  manager_id Int?
  users_ref_1 Users? @relation("users_ref_1", fields: [manager_id], references: [id])
  users_ref_1_rows Users[] @relation("users_ref_1")
  blog_posts_ref_1_rows BlogPosts[] @relation("blog_posts_ref_1")
  @@map("users")
}

model BlogPosts {
  no Int
  user_id Int
  key String @unique @db.Uuid
  data Json
  raw Bytes?
  a Int?
  b Int?
  seq Int?
  blog_posts_ref_1 Users @relation("blog_posts_ref_1", fields: [user_id], references: [id])
  blog_posts_ref_2 Tokens @relation("blog_posts_ref_2", fields: [key], references: [id])
  votes_ref_1_rows Votes? @relation("votes_ref_1")
  @@id([no, user_id])
  @@unique([a, b])
  @@map("blog.posts")
}

model Tokens {
  id String @id @db.Uuid
  n BigInt
  blog_posts_ref_2_rows BlogPosts? @relation("blog_posts_ref_2")
  @@map("tokens")
}

model Votes {
  no Int
  user_id Int?
  good Boolean?
  votes_ref_1 BlogPosts? @relation("votes_ref_1", fields: [user_id, no], references: [user_id, no])
  @@unique([no, user_id])
  @@map("votes")
}

model Log {
  line String?
  @@ignore
  @@map("log")
}

enum Users_mood {
  sad
  it_s @map("it's")
  it_s_ @map("it-s")
  f_2x @map("2x")
}

enum Users_moods {
  sad
  it_s @map("it's")
  it_s_ @map("it-s")
  f_2x @map("2x")
}
`;

describe('the text of an exported schema', () => {
  it('is this one for Prisma', () => {
    expect(schemaToPrisma(schema)).to.equal(PRISMA);
  });

  it('has these fields of Prisma for the columns of other databases', () => {
    const fields = (script: string) =>
      /model T \{\n([\s\S]*?)\n {2}@@/.exec(
        schemaToPrisma(script === '' ? schema : readDdl(script)),
      )?.[1];

    expect(
      fields(
        "CREATE TABLE `t` (`id` int unsigned AUTO_INCREMENT PRIMARY KEY, `e` enum('a','b')) ENGINE=InnoDB",
      ),
    ).to.equal('  id Int @id @default(autoincrement())\n  e T_e?');
    expect(
      fields(
        'CREATE TABLE [dbo].[t] ([id] int IDENTITY(1,1) PRIMARY KEY, [n] nvarchar(20), [m] nvarchar(max))\nGO',
      ),
    ).to.equal('  id Int @id @default(autoincrement())\n  n String? @db.NVarChar(20)\n  m String?');
    expect(
      fields(
        'CREATE TABLE t (id INTEGER PRIMARY KEY AUTOINCREMENT, v varchar(10), d date) WITHOUT ROWID',
      ),
    ).to.equal('  id Int @id @default(autoincrement())\n  v String?\n  d DateTime?');
  });

  it('names its tables once, as identifiers', () => {
    const twice = readDdl(
      'CREATE TABLE a.b (x int); CREATE TABLE "a b" (x int); CREATE TABLE a__b (x int); CREATE TABLE "1" (x int); CREATE TABLE _c (x int)',
    );
    expect(
      [...schemaToTypescript(twice).matchAll(/interface (\w+)/g)].map(([, name]) => name),
    ).to.deep.equal(['AB', 'AB2', 'AB3', 'Table1', 'C']);
  });

  it('has these types of TypeScript', () => {
    const types = readDdl(
      "CREATE TABLE t (a time NOT NULL, b uuid NOT NULL, c bytea NOT NULL, d text[] NOT NULL CHECK (d IN ('x')), e json NOT NULL, f json); COMMENT ON COLUMN t.a IS E'two\n\tlines';",
    );
    expect(schemaToTypescript(types)).to.equal(`export interface T {
  /** two lines */
  a: string;
  b: string;
  c: string;
  d: "x"[];
  e: unknown;
  f: unknown;
}
`);
  });

  it('describes rows in JSON Schema', () => {
    const { $schema, $defs } = schemaToJsonSchema(schema);
    const { users, posts } = { users: $defs.Users, posts: $defs.BlogPosts } as Record<
      string,
      { readonly properties: object }
    >;
    const labels = ['sad', "it's", 'it-s', '2x'];

    expect($schema).to.equal('https://json-schema.org/draft/2020-12/schema');
    expect(users?.properties).to.deep.equal({
      id: { type: 'integer' },
      email: { type: 'string', maxLength: 80 },
      mood: { type: 'string', enum: labels },
      moods: { type: 'array', items: { type: 'string', enum: labels } },
      price: { type: ['number', 'null'], description: 'in  EUR' },
      rate: { type: ['number', 'null'] },
      big: { type: 'integer' },
      born: { type: ['string', 'null'], format: 'date' },
      at: { type: ['string', 'null'], format: 'date-time' },
      clock: { type: ['string', 'null'], format: 'time' },
      '1 odd': { type: ['string', 'null'] },
      manager_id: { type: ['integer', 'null'] },
    });
    expect(posts?.properties).to.deep.include({
      key: { type: 'string', format: 'uuid' },
      data: {},
      raw: { type: ['string', 'null'], contentEncoding: 'base64' },
    });
  });

  it('keeps the bounds of columns in JSON Schema', () => {
    const { $defs } = schemaToJsonSchema(
      readDdl(
        "CREATE TABLE `t` (`a` int unsigned NOT NULL, `b` char(3) NOT NULL, `c` text(9), `d` decimal(5,2) NOT NULL, `e` enum('x'), `f` tinyint(1) NOT NULL, `g` date) ENGINE=InnoDB",
      ),
    );
    expect($defs.T)
      .to.have.property('properties')
      .that.deep.equals({
        a: { type: 'integer', minimum: 0 },
        b: { type: 'string', maxLength: 3 },
        c: { type: ['string', 'null'] },
        d: { type: 'number' },
        e: { type: ['string', 'null'], enum: ['x', null] },
        f: { type: 'boolean' },
        g: { type: ['string', 'null'], format: 'date' },
      });
  });
});
