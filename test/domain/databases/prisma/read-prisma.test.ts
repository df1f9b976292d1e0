import { expect } from 'chai';
import fc from 'fast-check';
import type { DatabaseColumn } from '../../../../src/domain/databases/model/database-schema.js';
import { readPrisma } from '../../../../src/domain/databases/prisma/read-prisma.js';
import { naughtyStrings } from '../../../support/naughty-strings.js';
import { isConsistent } from '../support/is-consistent.js';

const plain = { name: 'a', args: [], isArray: false, isUnsigned: false, isNullable: false };

type Expected = Partial<DatabaseColumn> & { readonly type: string };

const fields: readonly (readonly [provider: string, field: string, Expected])[] = [
  ['postgresql', 'a String', { type: 'text' }],
  [
    'postgresql',
    'a String? @db.VarChar(80)',
    { type: 'character varying', args: [80], isNullable: true },
  ],
  ['postgresql', 'a String @default(uuid()) @db.Uuid', { type: 'uuid' }],
  ['postgresql', 'a String @default("it\'s")', { type: 'text', default: "'it''s'" }],
  [
    'postgresql',
    'a String @default(dbgenerated("gen_random_uuid()")) @db.Uuid',
    { type: 'uuid', default: 'gen_random_uuid()' },
  ],
  ['postgresql', 'a Int @default(autoincrement())', { type: 'integer', generated: 'default' }],
  ['postgresql', 'a Int @default(-1) @map("b")', { name: 'b', type: 'integer', default: '-1' }],
  ['postgresql', 'a Decimal @db.Decimal(10, 2)', { type: 'numeric', args: [10, 2] }],
  [
    'postgresql',
    'a DateTime @default(now()) @db.Timestamptz(6)',
    { type: 'timestamp with time zone', args: [6], default: 'CURRENT_TIMESTAMP' },
  ],
  ['postgresql', 'a String[]', { type: 'text', isArray: true }],
  [
    'postgresql',
    'a Role @default(USER)',
    { type: 'enum', values: ['USER', 'boss'], default: "'USER'" },
  ],
  ['postgresql', 'a Unsupported("circle")?', { type: 'circle', isNullable: true }],
  [
    'postgresql',
    '/// The first line\n  /// and the second\n  a Json',
    { type: 'jsonb', comment: 'The first line and the second' },
  ],
  ['mysql', 'a String', { type: 'varchar', args: [191] }],
  ['mysql', 'a Int @db.UnsignedInt', { type: 'int', isUnsigned: true }],
  ['mysql', 'a Boolean', { type: 'tinyint', args: [1] }],
  ['sqlite', 'a DateTime', { type: 'datetime' }],
  ['sqlserver', 'a String', { type: 'nvarchar', args: [1000] }],
];

const schemaWith = (provider: string, field: string): string => `
datasource db { provider = "${provider}" url = env("URL") }
enum Role {
  USER // everybody
  ADMIN @map("boss")
  @@map("roles")
}
model T {
  ${field} // a comment: { not a block
}`;

describe('the reader of Prisma', () => {
  for (const [provider, field, expected] of fields) {
    it(`makes a column for ${provider} of ${field}`, () => {
      const { dialect, tables, missed } = readPrisma(schemaWith(provider, field));

      expect(missed).to.deep.equal([]);
      expect(dialect).to.equal(provider);
      expect(tables[0]?.columns).to.deep.equal([{ ...plain, ...expected }]);
    });
  }

  it('reads keys, relations and names', () => {
    const { tables, missed } = readPrisma(`
      generator client { provider = "prisma-client-js" }
      model User {
        id       Int     @id @default(autoincrement())
        email    String  @unique
        posts    Post[]  @relation("author")
        reviews  Post[]  @relation("reviewer")
        managerId Int?   @map("manager_id")
        manager  User?   @relation("boss", fields: [managerId], references: [id], onDelete: SetNull)
        reports  User[]  @relation("boss")
        groups   Group[]
        @@map("users")
      }
      model Post {
        slug     String
        no       Int
        author   User    @relation("author", fields: [authorId], references: [id])
        authorId Int
        reviewer User?   @relation(name: "reviewer", fields: [reviewerId], references: [id])
        reviewerId Int?
        tags     PostTag[]
        @@id([slug, no])
        @@unique(fields: [authorId, slug(sort: Desc)], name: "x")
        @@index([no])
        @@schema("blog")
      }
      model PostTag { slug String no Int tag String post Post @relation(fields: [slug, no], references: [slug, no]) @@id([slug, no, tag]) }
      model Group {
        id    Int    @id
        users User[]
      }`);

    expect(missed).to.deep.equal([]);
    expect(
      tables.map(({ name, primaryKey, uniques }) => [name, primaryKey, uniques]),
    ).to.deep.equal([
      ['users', ['id'], [['email']]],
      ['blog.Post', ['slug', 'no'], [['authorId', 'slug']]],
      ['PostTag', ['slug', 'no', 'tag'], []],
      ['Group', ['id'], []],
      ['_GroupToUser', ['A', 'B'], []],
    ]);
    const keys = tables.flatMap((table) =>
      table.foreignKeys.map(
        (key) => `${table.name} ${key.columns} -> ${key.table} ${key.references}`,
      ),
    );
    expect(keys).to.deep.equal([
      'users manager_id -> users id',
      'blog.Post authorId -> users id',
      'blog.Post reviewerId -> users id',
      'PostTag slug,no -> blog.Post slug,no',
      '_GroupToUser A -> Group id',
      '_GroupToUser B -> users id',
    ]);
    expect(
      tables[4]?.columns.map(({ name, type, generated }) => [name, type, generated]),
    ).to.deep.equal([
      ['A', 'integer', undefined],
      ['B', 'integer', undefined],
    ]);
  });

  it('reports types and fields that do not exist', () => {
    const { missed } = readPrisma(`model T {
  id Int @id
  a Missing
  other T @relation(fields: [x], references: [id])
}`);

    expect(missed).to.deep.equal([
      { line: 3, table: 'T', text: 'a', reason: 'there is no type Missing' },
      { line: 4, table: 'T', text: 'other', reason: 'the fields of this relation do not exist' },
    ]);
  });

  it('returns a schema of any text', () => {
    const pieces = fc.constantFrom(
      'model',
      'enum',
      'type',
      'A',
      'B',
      'Int',
      'String',
      '{',
      '}',
      '(',
      ')',
      '[',
      ']',
      '?',
      '@',
      '@@',
      'id',
      'unique',
      'relation',
      'fields',
      ':',
      ',',
      '"',
      '\\',
      '\n',
      '///',
      '//',
      '__proto__',
      'db.VarChar',
      '.',
      '\0',
    );
    const texts = fc.array(pieces, { maxLength: 50 }).map((parts) => parts.join(' '));

    fc.assert(
      fc.property(texts, (text) => isConsistent(readPrisma(text))),
      { numRuns: 3000, seed: 17 },
    );
    for (const text of naughtyStrings) expect(readPrisma(text).tables).to.deep.equal([]);
  });
});
