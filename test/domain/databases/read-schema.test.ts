import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { readSchema } from '../../../src/domain/databases/read-schema.js';

const SQL = 'CREATE TABLE t (a int);';
const JSON_SCHEMA = '{"type":"object","properties":{"a":{"type":"string"}}}';
const PRISMA = 'model t {\n  a Int @id\n}';

const RAILS = 'create_table "t" do |t|\nend';

const files: readonly (readonly [name: string | undefined, text: string, tables: string])[] = [
  ['schema.sql', SQL, 't'],
  ['x/dump.DDL', SQL, 't'],
  [undefined, SQL, 't'],
  ['C:\\x\\user.schema.json', JSON_SCHEMA, 'user'],
  ['order.json', JSON_SCHEMA, 'order'],
  [undefined, JSON_SCHEMA, 'rows'],
  ['schema.prisma', PRISMA, 't'],
  ['db/schema.rb', RAILS, 't'],
  [undefined, `ActiveRecord::Schema[8.0].define do\n${RAILS}\nend`, 't'],
  [undefined, `// comment\n${PRISMA}`, 't'],
];

const refused: readonly (readonly [name: string | undefined, text: string, message: string])[] = [
  ['a.sql', 'SELECT 1', 'it contains no table: expected SQL with CREATE TABLE'],
  ['a.sql', '', 'it contains no table: expected SQL with CREATE TABLE'],
  [
    'a.sql',
    'CREATE TABLE t AS SELECT 1',
    'the first part that is not followed: the columns of this table are not in the script',
  ],
  ['a.json', '{"a":', 'the document is not valid JSON: line 1, column'],
  ['a.json', '[]', 'expected a JSON object, got an array'],
  ['a.yaml', 'openapi: 3.1.0', 'it is YAML: convert the document to JSON first'],
  [undefined, 'openapi: 3.1.0\ninfo:', 'it is YAML'],
];

describe('the reader of schemas', () => {
  for (const [name, text, tables] of files) {
    it(`finds table ${tables} in ${name ?? 'a text without a name'}: ${text.slice(0, 20)}`, () => {
      const read = readSchema(text, name === undefined ? {} : { name });

      expect(E.isRight(read) && read.right.tables.map((table) => table.name)).to.deep.equal([
        tables,
      ]);
    });
  }

  for (const [name, text, message] of refused) {
    it(`refuses ${name ?? 'a text without a name'}: ${JSON.stringify(text)}`, () => {
      const read = readSchema(text, name === undefined ? {} : { name });

      expect(E.isLeft(read) && read.left).to.contain(message);
    });
  }
});
