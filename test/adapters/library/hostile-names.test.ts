import { expect } from 'chai';
import {
  clone,
  defineTable,
  generate,
  generateSet,
  inferSchema,
  readSchema,
  requestOfSchema,
} from '../../../src/adapters/library/index.js';
import { patternOfRegex } from '../../../src/domain/databases/checks/text-patterns.js';
import { inlineFields } from '../../../src/domain/inline/inline-fields.js';
import { NAMES_OF_EVERY_OBJECT } from '../../support/names-of-every-object.js';
import { engine } from '../../support/tables.js';

type Members = Readonly<Record<string, unknown>>;

const counter = (name: string) => ({ name, type: 'sequence' }) as const;

function rowsOf(request: Members): readonly Members[] {
  const table = generate({ rows: 3, format: 'json', ...request } as never);
  return JSON.parse(table.text()) as readonly Members[];
}

function fieldNames({ fields }: { readonly fields: readonly { readonly name: string }[] }) {
  return fields.map(({ name }) => name);
}

/** Rows of a table with a column of this name, whose rarer value is the name too. */
function sample(name: string): string {
  const rows = Array.from({ length: 300 }, (_, i) => `${i},${i % 3 === 0 ? name : 'red'},${i % 7}`);
  return [`id,${name},b`, ...rows].join('\n');
}

/** For each way in: the names that come out where this one went in. */
const ways: Readonly<Record<string, (name: string) => unknown>> = {
  'fields of a request': (name) => rowsOf({ fields: [counter(name)] }).flatMap(Object.keys)[0],
  'rows of the library': (name) =>
    [...generate({ rows: 1, fields: [counter(name)] }).rows()].flatMap(Object.keys)[0],
  'columns of the library': (name) =>
    generate({ rows: 1, fields: [counter(name)] }).columns()[0]?.name,
  'a defined table': (name) => {
    const fields = Object.fromEntries([[name, { type: 'sequence' }]]) as never;
    return Object.keys(
      (defineTable({ name: 't', fields }) as never as Defined).rows({ count: 1 })[0] ?? {},
    )[0];
  },
  'properties of objects': (name) => {
    const properties = Object.fromEntries([[name, { type: 'integer' }]]);
    const [row] = rowsOf({ fields: [{ name: 'o', type: 'object', properties }] });
    return Object.keys(row?.o as object)[0];
  },
  choices: (name) =>
    rowsOf({ fields: [{ name: 'a', type: 'choice', constraints: { choices: [name] } }] })[0]?.a,
  'states of a workflow': (name) =>
    rowsOf({
      fields: [{ name: 'a', type: 'workflow', constraints: { steps: [{ state: name }] } }],
    })[0]?.a,
  'states of a series': (name) => {
    const [state, other] = [name, `${name}2`].map((each) => ({ state: each, mean_length: 9 }));
    const constraints = { states: [{ ...state, next: [other?.state] }, other] };
    const table = rowsOf({ fields: [{ name: 'a', type: 'state_series', constraints }] });
    return table[0]?.a === other?.state ? name : table[0]?.a;
  },
  'fields of a formula': (name) => {
    const expression = `row["${name}"] + "x"`;
    const [row] = rowsOf({
      fields: [
        { name, type: 'choice', constraints: { choices: [name] } },
        { name: 'f', type: 'formula', constraints: { expression } },
      ],
    });
    return String(row?.f).slice(0, -1);
  },
  'fields of a template': (name) => {
    const template = `{${name}}`;
    const [row] = rowsOf({
      fields: [
        { name, type: 'choice', constraints: { choices: [name] } },
        { name: 'f', type: 'template', constraints: { template } },
      ],
    });
    return row?.f;
  },
  'conditions and weights': (name) => {
    const given = {
      columns: [name],
      rows: [{ when: [name], weights: Object.fromEntries([[name, 1]]) }],
    };
    const [row] = rowsOf({
      fields: [
        { name, type: 'choice', constraints: { choices: [name] } },
        { name: 'b', type: 'choice', constraints: { choices: ['other', name], given } },
      ],
    });
    return row?.b;
  },
  links: (name) =>
    Object.keys(
      rowsOf({ fields: [{ name, type: 'email', constraints: { link: name } }] })[0] ?? {},
    )[0],
  'fields in one text': (name) => inlineFields(`id:sequence ${name}:word`, engine).fields[1]?.name,
  'the header of a file': async (name) => fieldNames((await inferSchema(sample(name))) as never)[1],
  'values of a file': async (name) => {
    const copy = await clone(sample(name));
    const rows = copy.rows({ count: 100, seed: 1 }) as readonly Members[];
    return rows.map((row) => row[name]).find((value) => value === name);
  },
  'columns of SQL': (name) => ofSchema(`CREATE TABLE t (id int PRIMARY KEY, "${name}" int UNIQUE)`),
  'checks of SQL': (name) =>
    ofSchema(`CREATE TABLE t (id int PRIMARY KEY, "${name}" int CHECK (${name}(id) = 1))`),
  'types of SQL': (name) => ofSchema(`CREATE TABLE t (id int PRIMARY KEY, "${name}" ${name})`),
  'what is measured in a unit': (name) =>
    ofSchema(
      `CREATE TABLE t (id int PRIMARY KEY, "${name}" numeric, "${name}_unit" text CHECK ("${name}_unit" IN ('kg', '${name}')))`,
    ),
  'members of a definition': (name) => {
    const definition = Object.fromEntries([
      ['fields', { a: { type: 'email' } }],
      [name, 1],
    ]);
    try {
      (defineTable(definition as never) as never as Defined).rows({ count: 1 });
      return undefined;
    } catch (error) {
      // Its other members have small letters.
      return /unknown member ".*native code/.test((error as Error).message) ? undefined : name;
    }
  },
  'classes of a pattern': (name) => patternOfRegex(`[[:${name}:]a]`) === '[a]' && name,
  'properties of JSON Schema': (name) =>
    ofSchema(
      `{"properties":{"id":{"type":"integer"},"${name}":{"type":"string","format":"${name}"}}}`,
    ),
  'fields of Prisma': (name) =>
    ofSchema(`model T {\n id Int @id\n ${name} String @unique @default(${name}())\n}`),
};

interface Defined {
  rows(options: { readonly count: number }): readonly Members[];
}

/** The second column of the request for a schema, which must be accepted. */
function ofSchema(text: string): unknown {
  const { request } = requestOfSchema(readSchema(text), { rows: 3 });
  generateSet({ ...request, seed: 1 } as never);
  return fieldNames((request as never as { readonly tables: readonly [never] }).tables[0])[1];
}

describe('a name that every object has', () => {
  for (const name of NAMES_OF_EVERY_OBJECT) {
    for (const [way, through] of Object.entries(ways)) {
      it(`is a name like any other: ${name} as one of ${way}`, async () => {
        expect(await through(name)).to.equal(name);
      });
    }

    it(`is a table, a key and a reference like any other: ${name}`, async () => {
      const set = generateSet({
        seed: 1,
        format: 'json',
        tables: [
          { name, rows: 2, key: [name], fields: [counter(name)] },
          {
            name: 'children',
            per: { table: name, count: 1 },
            fields: [
              { name, type: 'reference' },
              { name: 'copied', type: 'copy', constraints: { through: name, field: name } },
            ],
          },
        ],
      } as never);

      const made = JSON.parse(await set.text()) as Members;

      expect(Object.keys(made)).to.deep.equal([name, 'children']);
      expect((made.children as readonly Members[])[0]?.copied).to.equal(1);
    });

    it(`is unknown where no such name is known: ${name}`, () => {
      const member = JSON.parse(`{"${name}":1}`);
      const requests = [
        { ...member, fields: [counter('a')] },
        { csv: member, format: 'csv', fields: [counter('a')] },
        { fields: [{ name: 'a', type: 'integer', constraints: member }] },
        { fields: [{ name: 'a', type: name }] },
        { format: name, fields: [counter('a')] },
        { format: 'sql', sql: { dialect: name }, fields: [counter('a')] },
        { fields: [{ name: 'a', type: 'formula', constraints: { expression: `${name}(1)` } }] },
      ];

      for (const request of requests) expect(() => rowsOf(request)).to.throw(/not valid/);
    });
  }
});
