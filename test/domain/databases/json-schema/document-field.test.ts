import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { rowsOfTable } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';

const DDL = 'CREATE TABLE orders (id int PRIMARY KEY, payload jsonb NOT NULL, extra jsonb);';

const text = { type: 'string' };

const PAYLOAD = {
  type: 'object',
  required: ['method', 'address'],
  properties: {
    method: { enum: ['card', 'cash'] },
    amount: { type: 'number', minimum: 1, maximum: 99, multipleOf: 0.01 },
    paid_at: { type: 'string', format: 'date-time' },
    email: { type: 'string', format: 'email' },
    note: { type: ['string', 'null'], maxLength: 20 },
    zip: { type: 'string', pattern: '^[0-9]{5}$' },
    version: { const: 3 },
    address: { $ref: '#/$defs/address' },
    lines: {
      type: 'array',
      minItems: 1,
      maxItems: 4,
      items: {
        type: 'object',
        required: ['sku'],
        properties: { sku: text, quantity: { type: 'integer', minimum: 1, maximum: 9 } },
      },
    },
    tags: { type: 'array', items: text },
  },
  $defs: { address: { type: 'object', properties: { street: text, city: text } } },
};

function made(column: string, document: Json) {
  const documents = new Map([['orders', new Map([[column, document]])]]);
  const { request, missed } = setOfSchema(readDdl(DDL), { rows: 60, engine, documents });
  const input = { ...request, seed: 1, format: 'json', sql: undefined } as unknown as Json;
  return { values: rowsOfTable('orders', input).map((row) => row[column]), missed };
}

describe('the documents of a JSON Schema', () => {
  it('have no property without a name that a field can have', () => {
    const properties = { '': text, ['x'.repeat(200)]: text, 'a\0': text, __proto__x: text };
    const nested = { type: 'object', properties };

    const { values, missed } = made('payload', {
      ...nested,
      properties: { ...properties, inner: nested, list: { type: 'array', items: nested } },
    });

    for (const value of values as readonly Json[]) {
      expect(value).to.have.all.keys('__proto__x', 'inner', 'list');
      expect(value.inner).to.have.all.keys('__proto__x');
    }
    expect(missed).to.have.lengthOf(9);
    expect(missed[0]).to.include({
      reason:
        'its name is not a text of 1 to 128 characters that databases can store: it is left out',
    });
  });

  it('are valid, and have every property', () => {
    const ajv = new Ajv2020({ allErrors: true, multipleOfPrecision: 6 });
    addFormats.default(ajv);
    const validate = ajv.compile(PAYLOAD);

    const { values, missed } = made('payload', PAYLOAD);

    expect(missed).to.deep.equal([]);
    for (const value of values) {
      validate(value);
      expect(validate.errors ?? []).to.deep.equal([]);
      expect(Object.keys(value as object)).to.have.members(Object.keys(PAYLOAD.properties));
    }
    expect(new Set(values.map((value) => JSON.stringify(value)))).to.have.property('size', 60);
  });

  it('are null where the column may be, and lists where the schema is of one', () => {
    const { values } = made('extra', { type: 'array', items: { type: 'integer' } });

    expect(values).to.include(null);
    expect(values.filter(Array.isArray)).to.not.be.empty;
  });

  it('leave out what has no type, or lies too deep', () => {
    const deep = { type: 'object', properties: { a: text } };
    const nested = [1, 2, 3, 4].reduce<Json>(
      (inner) => ({ type: 'object', properties: { a: inner, b: text } }),
      deep,
    );
    const reasons = (document: Json) =>
      made('payload', document).missed.map((part) => `${part.text}: ${part.reason}`);

    expect(reasons({ type: 'object', properties: { a: text, any: {} } })).to.deep.equal([
      'payload: #/properties/any: the schema names no type of its values: it is left out',
    ]);
    expect(reasons(nested)).to.deep.equal([
      'payload: #/properties/a/properties/a/properties/a/properties/a: more than 4 objects and lists are inside each other: it is left out',
    ]);
    expect(reasons(text)).to.deep.equal([
      'payload: #: the JSON Schema describes neither an object with properties nor a list',
    ]);
  });
});
