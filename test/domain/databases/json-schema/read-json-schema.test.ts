import { expect } from 'chai';
import fc from 'fast-check';
import { readJsonSchema } from '../../../../src/domain/databases/json-schema/read-json-schema.js';
import type { DatabaseSchema } from '../../../../src/domain/databases/model/database-schema.js';
import { isConsistent } from '../support/is-consistent.js';

type Json = Readonly<Record<string, unknown>>;

function record(properties: Json, more: Json = {}): Json {
  return { type: 'object', properties, ...more };
}

/** One line for each column: its table, name, type, size, ? for nullable, and what it refers to. */
function linesOf({ tables }: DatabaseSchema): readonly string[] {
  return tables.flatMap(({ name, columns, foreignKeys }) =>
    columns.map((column) => {
      const size = column.args.length > 0 ? `(${column.args})` : '';
      const array = column.isArray ? '[]' : '';
      const key = foreignKeys.find(({ columns: [own] }) => own === column.name);
      const target = key === undefined ? '' : ` -> ${key.table}.${key.references}`;
      return `${name}.${column.name} ${column.type}${size}${array}${column.isNullable ? '?' : ''}${target}`;
    }),
  );
}

/** The only column of a table with this property. */
function columnOf(schema: Json) {
  const { tables, missed } = readJsonSchema(record({ a: schema }, { required: ['a'] }), 't');
  expect(missed).to.deep.equal([]);
  const column = tables[0]?.columns.find(({ name }) => name === 'a');
  return { column, checks: tables[0]?.checks };
}

const plain = { name: 'a', args: [], isArray: false, isUnsigned: false, isNullable: false };

const scalars: readonly (readonly [Json, Json, (readonly string[])?])[] = [
  [{ type: 'string' }, { type: 'text' }],
  [
    { type: 'string', maxLength: 20, minLength: 2 },
    { type: 'text', limits: { minLength: 2, maxLength: 20 } },
  ],
  [
    { type: 'string', pattern: '^a', format: 'email' },
    { type: 'text', limits: { pattern: '^a', format: 'email' } },
  ],
  [{ type: 'string', format: 'date-time' }, { type: 'timestamp with time zone' }],
  // zod writes a pattern beside a format.
  [{ type: 'string', format: 'uuid', pattern: '^[0-9a-f-]+$' }, { type: 'uuid' }],
  [{ type: ['string', 'null'] }, { type: 'text', isNullable: true }],
  [
    { type: 'string', nullable: true },
    { type: 'text', isNullable: true },
  ],
  [
    { anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }] },
    { type: 'date', isNullable: true },
  ],
  [
    { type: 'string', enum: ['x', 'y'] },
    { type: 'enum', values: ['x', 'y'] },
  ],
  [{ enum: ['x', null] }, { type: 'enum', values: ['x'], isNullable: true }],
  [
    { type: 'string', const: "it's" },
    { type: 'enum', values: ["it's"] },
  ],
  [{ anyOf: [{ const: 'x' }, { const: 'y' }] }, { type: 'enum', values: ['x', 'y'] }],
  [{ type: 'integer', enum: [1, 2] }, { type: 'bigint' }, ['"a" IN (1, 2)']],
  [
    { type: 'integer', minimum: 1, exclusiveMaximum: 9 },
    { type: 'bigint', limits: { minimum: 1, maximum: 8 } },
  ],
  [
    { type: 'integer', minimum: 1, exclusiveMinimum: true },
    { type: 'bigint', limits: { minimum: 2 } },
  ],
  // zod writes these bounds for every integer.
  [{ type: 'integer', minimum: -(2 ** 53 - 1), maximum: 2 ** 53 - 1 }, { type: 'bigint' }],
  [{ type: 'integer', format: 'int32' }, { type: 'integer' }],
  [
    { type: 'number', multipleOf: 0.01, maximum: 5 },
    { type: 'numeric', args: [15, 2], limits: { maximum: 5, multipleOf: 0.01 } },
  ],
  [
    { type: 'number', multipleOf: 0.5 },
    { type: 'double precision', limits: { multipleOf: 0.5 } },
  ],
  [{ type: 'number', exclusiveMinimum: 0 }, { type: 'double precision' }, ['"a" > 0']],
  [
    { type: 'boolean', default: true, description: 'why' },
    { type: 'boolean', default: 'true', comment: 'why' },
  ],
  [
    { type: 'string', default: "it's" },
    { type: 'text', default: "'it''s'" },
  ],
  [
    { type: 'array', items: { type: 'string', maxLength: 3 } },
    { type: 'text', limits: { maxLength: 3 }, isArray: true },
  ],
  [{ type: 'object' }, { type: 'jsonb' }],
  [{ type: 'array' }, { type: 'jsonb' }],
  [{}, { type: 'jsonb' }],
];

describe('the reader of JSON Schema', () => {
  it('makes no column of a property without a name', () => {
    const { tables, missed } = readJsonSchema(
      record({ '': { type: 'string' }, o: record({ '': { type: 'string' } }) }),
      't',
    );

    expect(tables.map(({ columns }) => columns.map(({ name }) => name))).to.deep.equal([
      ['o', 'id'],
    ]);
    expect(missed.map(({ text }) => text)).to.deep.equal([
      '#/properties/',
      '#/properties/o/properties/',
    ]);
  });

  for (const [schema, expected, checks = []] of scalars) {
    it(`makes a column of ${JSON.stringify(schema)}`, () => {
      const read = columnOf(schema);

      expect(read.column).to.deep.equal({ ...plain, ...expected });
      expect(read.checks).to.deep.equal(checks);
    });
  }

  it('makes tables of objects, lists of objects and references', () => {
    const document = {
      openapi: '3.1.0',
      components: {
        schemas: {
          Customer: record(
            { id: { type: 'string', format: 'uuid' }, name: { type: 'string' } },
            { required: ['name'] },
          ),
          Order: record(
            {
              id: { type: 'integer' },
              customer: { $ref: '#/components/schemas/Customer' },
              previous: { oneOf: [{ $ref: '#/components/schemas/Order' }, { type: 'null' }] },
              address: record(
                {
                  city: { type: 'string' },
                  geo: record({ lat: { type: 'number' } }, { required: ['lat'] }),
                },
                { required: ['city', 'geo'] },
              ),
              lines: {
                type: 'array',
                items: record({ quantity: { type: 'integer' } }, { required: ['quantity'] }),
              },
              notes: { type: 'array', items: { $ref: '#/components/schemas/Note' } },
              tags: { type: 'array', items: { type: 'string' } },
            },
            { required: ['id', 'customer', 'address'] },
          ),
          Note: {
            allOf: [
              { $ref: '#/components/schemas/Dated' },
              record({ text: { type: 'string' } }, { required: ['text'] }),
            ],
          },
          Dated: record({ at: { type: 'string', format: 'date-time' } }, { required: ['at'] }),
          Alias: { $ref: '#/components/schemas/Note' },
          Status: { type: 'string', enum: ['new'] },
        },
      },
    };
    const schema = readJsonSchema(document, 'shop');

    expect(schema.missed).to.deep.equal([]);
    expect(linesOf(schema)).to.deep.equal([
      'Customer.id uuid',
      'Customer.name text',
      'Order.id bigint',
      'Order.address_city text',
      'Order.address_geo_lat double precision',
      'Order.tags text[]?',
      'Order.customer_id uuid -> Customer.id',
      'Order.previous_id bigint? -> Order.id',
      'Note.at timestamp with time zone',
      'Note.text text',
      'Note.Order_id bigint? -> Order.id',
      'Note.id bigint',
      'Dated.at timestamp with time zone',
      'Dated.id bigint',
      'Order_lines.quantity bigint',
      'Order_lines.Order_id bigint -> Order.id',
      'Order_lines.id bigint',
    ]);
    expect(schema.tables.map(({ primaryKey }) => primaryKey)).to.deep.equal([
      ['id'],
      ['id'],
      ['id'],
      ['id'],
      ['id'],
    ]);
  });

  it('names the table of a document by its title, or as it is asked', () => {
    const named = readJsonSchema({ ...record({ a: {} }), title: 'Order lines v1.2' }, 'x');

    expect(named.tables[0]?.name).to.equal('Order_lines_v1_2');
    expect(
      readJsonSchema({ type: 'array', items: record({ a: {} }) }, 'x').tables[0]?.name,
    ).to.equal('x');
  });

  it('reads a registry of zod, whose references are names', () => {
    const schema = readJsonSchema(
      {
        schemas: {
          User: { $id: 'User', ...record({ id: { type: 'integer' } }) },
          Post: {
            $id: 'Post',
            ...record(
              { id: { type: 'integer' }, user: { $ref: 'User' }, user_id: { type: 'integer' } },
              { required: ['user'] },
            ),
          },
        },
      },
      'zod',
    );

    expect(schema.missed).to.deep.equal([]);
    expect(linesOf(schema)).to.deep.equal([
      'User.id bigint',
      'Post.id bigint',
      'Post.user_id bigint? -> User.id',
    ]);
  });

  it('makes a self-reference nullable', () => {
    const schema = readJsonSchema(
      record(
        {
          id: { type: 'integer' },
          parent: { $ref: '#' },
          children: { type: 'array', items: { $ref: '#' } },
        },
        { required: ['id', 'parent'] },
      ),
      'node',
    );

    expect(linesOf(schema)).to.deep.equal(['node.id bigint', 'node.parent_id bigint? -> node.id']);
  });

  it('reports what it does not follow', () => {
    const schema = readJsonSchema(
      {
        $defs: { a: { $ref: '#/$defs/b' }, b: { allOf: [{ $ref: '#/$defs/a' }] } },
        ...record({
          x: { $ref: 'https://example.com/x.json' },
          y: { oneOf: [{ type: 'string' }, { type: 'number' }] },
          z: { type: 'string', not: { const: 'q' } },
          account: { type: 'integer', enum: [1, 2 ** 53] },
          accounts: { type: 'array', items: { const: 123456789012345680000 } },
          v_w: { type: 'string' },
          v: record({ w: { type: 'string' } }),
        }),
      },
      't',
    );

    expect(
      schema.missed.map(({ table, text, reason }) => `${table ?? '-'} ${text}: ${reason}`),
    ).to.deep.equal([
      '- #/$defs/a: references in a circle are not followed',
      '- #/properties/x: https://example.com/x.json is not in this document',
      '- #/properties/y: only the first schema of oneOf is followed',
      '- #/properties/z: not is not followed',
      't #/properties/account: numbers beyond ±(2^53 - 1) lose digits when JSON is read: list them as texts',
      't #/properties/accounts/items: numbers beyond ±(2^53 - 1) lose digits when JSON is read: list them as texts',
      't #/properties/v/properties/w: another property has the name of this column',
    ]);
  });

  it('returns a schema of any document', () => {
    const schemas = fc.letrec((tie) => ({
      schema: fc.oneof(
        { depthSize: 'small', withCrossShrink: true },
        fc.record({ $ref: fc.constantFrom('#', '#/$defs/a', '#/$defs/b', 'x', '%') }),
        fc.record({
          type: fc.constantFrom('string', 'object', 'array', 'null', 5, ['integer', 'null']),
        }),
        fc.record({
          properties: fc.dictionary(
            fc.constantFrom('a', 'id', '__proto__', 'constructor'),
            tie('schema'),
          ),
          required: fc.jsonValue(),
        }),
        fc.record({ type: fc.constant('array'), items: tie('schema') }),
        fc.record({ allOf: fc.array(tie('schema'), { maxLength: 3 }) }),
        fc.record({ anyOf: fc.array(tie('schema'), { maxLength: 3 }) }),
        fc.record({
          enum: fc.jsonValue(),
          default: fc.jsonValue(),
          maximum: fc.jsonValue(),
          format: fc.jsonValue(),
        }),
        fc.jsonValue().filter((value) => typeof value === 'object' && value !== null),
      ),
    })).schema;

    fc.assert(
      fc.property(schemas, schemas, schemas, (root, a, b) => {
        const schema = readJsonSchema({ ...(root as Json), $defs: { a, b } }, 't');
        expect(isConsistent(schema)).to.equal(true);
      }),
      { numRuns: 2000, seed: 17 },
    );
  });

  it('unfolds no more schemas than a document of any length needs', () => {
    const $defs: Record<string, Json> = { d0: record({ a: { type: 'string' } }) };
    for (let i = 1; i < 60; i++) {
      const $ref = `#/$defs/d${i - 1}`;
      $defs[`d${i}`] = {
        allOf: [{ allOf: [{ $ref }, { $ref }] }, { allOf: [{ $ref }, { $ref }] }],
      };
    }
    const deep = Array.from({ length: 200 }).reduce<Json>((inner) => record({ x: inner }), {});

    expect(
      readJsonSchema({ $defs, ...record({ a: { $ref: '#/$defs/d59' } }) }, 't').tables,
    ).to.have.length(61);
    expect(readJsonSchema(deep, 't').tables).to.have.length(1);
  });
});
