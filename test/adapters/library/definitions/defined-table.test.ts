import { Readable } from 'node:stream';
import { expect } from 'chai';
import { standardEngine } from '../../../../src/adapters/engine/standard-engine.js';
import {
  defineSet,
  defineTable,
  fromRequest,
  generate,
  InvalidRequestError,
} from '../../../../src/adapters/library/index.js';
import { camelCase, KEYED_BY_DATA, snakeCase } from '../../../../src/adapters/library/spelling.js';
import { memberSchemas } from '../../../../src/domain/constraints/objects.js';
import type { JsonSchema } from '../../../../src/domain/constraints/param.js';
import type { TableEngine } from '../../../../src/domain/engine/table-engine.js';
import { constraintsOf } from '../../../../src/domain/field-types/common-constraints.js';

const users = defineTable({
  name: 'users',
  seed: 42,
  fields: {
    id: { type: 'sequence' },
    email: { type: 'email', constraints: { nullRate: 0.1 } },
    plan: {
      type: 'choice',
      constraints: {
        choices: ['free_trial', 'paidPlan'],
        given: {
          columns: ['is_new'],
          rows: [{ when: [true], weights: { free_trial: 3, paidPlan: 1 } }],
          restWeights: { free_trial: 1, paidPlan: 1 },
        },
      },
    },
    is_new: { type: 'boolean' },
  },
});

/** The faults of a call that is refused. */
function faultsOf(call: () => unknown): InvalidRequestError['faults'] {
  try {
    call();
  } catch (error) {
    if (error instanceof InvalidRequestError) return error.faults;
    throw error;
  }
  return [];
}

describe('a defined table', () => {
  it('has groups', () => {
    const visits = defineTable({
      name: 'visits',
      seed: 1,
      groups: { rows: { weights: { 2: 1 } } },
      fields: {
        patient: { type: 'sequence', per: 'group' },
        visit: { type: 'ordinal' },
      },
    });

    expect(visits.rows(4)).to.deep.equal([
      { patient: 1, visit: 1 },
      { patient: 1, visit: 2 },
      { patient: 2, visit: 1 },
      { patient: 2, visit: 2 },
    ]);
  });

  it('makes the bytes of the request that it returns', () => {
    const options = {
      count: 20,
      offset: 5,
      format: 'sql' as const,
      sql: { rowsPerStatement: 7, createTable: true },
    };
    const request = users.toRequest(options);

    expect(request).to.include({ rows: 20, offset: 5, seed: 42, table_name: 'users' });
    expect(request.sql).to.deep.equal({ rows_per_statement: 7, create_table: true });
    expect(users.generate(options).text()).to.equal(generate(request).text());
    expect(fromRequest(request).toRequest({ ...options })).to.deep.equal(request);
  });

  it('leaves values, names of fields and keys that are data as they are', () => {
    const [, , plan] = users.toRequest({ count: 1 }).fields;

    expect(plan?.constraints).to.deep.equal({
      choices: ['free_trial', 'paidPlan'],
      given: {
        columns: ['is_new'],
        rows: [{ when: [true], weights: { free_trial: 3, paidPlan: 1 } }],
        rest_weights: { free_trial: 1, paidPlan: 1 },
      },
    });
  });

  it('returns the same row by its number, in a list and from a factory', () => {
    const rows = users.rows({ count: 60 });
    const built = users.factory().buildMany(60);

    expect(users.row(57)).to.deep.equal(rows[57]);
    expect(built).to.deep.equal(rows);
    expect(users.rows({ count: 2, offset: 57 })[0]).to.deep.equal(rows[57]);
    expect(users.rows({ count: 3, seed: 7 })).not.to.deep.equal(rows.slice(0, 3));
  });

  it('builds rows with traits and values, from left to right', () => {
    const factory = users.factory({
      offset: 10,
      traits: { paying: { plan: 'paidPlan' }, doubled: ({ id }) => ({ id: id * 2 }) },
    });

    expect(factory.build('paying', 'doubled', { email: null })).to.include({
      id: 22,
      plan: 'paidPlan',
      email: null,
    });
    expect(factory.build().id).to.equal(12);
  });

  it('builds every row of a small unique column, and then reports its capacity', () => {
    const digits = defineTable({
      name: 'digits',
      seed: 1,
      fields: { digit: { type: 'integer', constraints: { min: 1, max: 9, unique: true } } },
    }).factory();
    const built = digits.buildMany(9).map(({ digit }) => digit);

    expect(built.sort()).to.deep.equal([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    expect(() => digits.build()).to.throw(InvalidRequestError, /"digit" has 9 different values/);
  });

  it('makes the first rows of a number, and no row of the number 0', () => {
    expect(users.rows(3)).to.deep.equal(users.rows({ count: 3 }));
    expect(users.rows(0)).to.deep.equal([]);
    expect(users.rows({ count: 0, offset: 5 })).to.deep.equal([]);
    expect(users.factory().buildMany(0)).to.deep.equal([]);
  });

  it('says of a wrong number of rows which ones there may be', () => {
    const [few] = faultsOf(() => users.rows({ count: -1 }));
    const [none] = faultsOf(() => users.generate({ count: 0 }));

    expect(few).to.include({ path: '/count', expected: 'a whole number from 0 up' });
    expect(none).to.include({ path: '/count', expected: 'a whole number from 1 up' });
  });

  it('names the member that a call lacks', () => {
    for (const options of [undefined, {}]) {
      const [fault] = faultsOf(() => users.rows(options as never));

      expect(fault).to.include({ path: '/count', message: 'member "count" is missing' });
    }
  });

  it('draws one seed if the definition has none', () => {
    const table = defineTable({ name: 't', fields: { id: { type: 'uuid' } } });

    expect(table.row(3)).to.deep.equal(table.rows({ count: 4 })[3]);
    expect(table.toRequest({ count: 1 }).seed).to.equal(table.seed);
  });

  it('names the places of faults as the definition does', () => {
    const table = defineTable({
      name: 't',
      fields: {
        age: { type: 'integer' },
        title: { type: 'string', constraints: { minLength: 9, maxLength: 3 } },
        home: {
          type: 'object',
          properties: { post_code: { type: 'email', constraints: { nullRate: 7 } } },
        },
      },
    });
    const faults = faultsOf(() => table.rows({ count: -1 }));

    expect(faults.map(({ path }) => path)).to.have.members([
      '/count',
      '/fields/title/constraints/maxLength',
      '/fields/home/properties/post_code/constraints/nullRate',
    ]);
    expect(faults.find(({ path }) => path.endsWith('maxLength'))?.message).to.include('minLength');
  });

  it('names the tables of a set in faults', () => {
    const set = defineSet({
      tables: {
        a_b: { rows: 1, fields: { id: { type: 'integer', constraints: { min: 5, max: 1 } } } },
      },
    });

    expect(faultsOf(() => set.rows()).map(({ path }) => path)).to.deep.equal([
      '/tables/a_b/fields/id/constraints/max',
    ]);
  });

  it('makes no chunk before its reader asks for one', async () => {
    const columns = Object.fromEntries(
      Array.from({ length: 20 }, (_, i) => [`c${i}`, { type: 'uuid' as const }]),
    );
    const table = defineTable({ name: 'wide', seed: 1, fields: columns });
    let made = 0;
    let taken = 0;
    async function* counted(): AsyncGenerator<Uint8Array> {
      for await (const chunk of table.stream('csv', { count: 40_000 })) {
        made += chunk.length;
        yield chunk;
      }
    }
    let most = 0;
    for await (const chunk of Readable.from(counted(), {
      objectMode: false,
      highWaterMark: 64 * 1024,
    })) {
      taken += chunk.length;
      most = Math.max(most, made - taken);
      await new Promise(setImmediate);
    }

    expect(taken).to.be.above(25_000_000);
    expect(most).to.be.below(3 * 1024 * 1024);
  });
});

/** The members of all constraints and options with their schemas, those of members included. */
function everyMember({
  fieldTypes,
  formats,
}: TableEngine): readonly (readonly [string, JsonSchema])[] {
  const all = [...fieldTypes.values()].map((type) => memberSchemas(constraintsOf(type)));
  const options = [...formats.values()].map((format) => memberSchemas(format.options));
  return [...all, ...options].flatMap(membersIn);
}

function membersIn(properties: JsonSchema): readonly (readonly [string, JsonSchema])[] {
  return Object.entries(properties).flatMap(([name, schema]) => [
    [name, schema as JsonSchema] as const,
    ...shapesOf(schema as JsonSchema).flatMap((shape) =>
      membersIn((shape.properties ?? {}) as JsonSchema),
    ),
  ]);
}

/** A schema, and those that are its alternatives or describe its items. */
function shapesOf(schema: JsonSchema): readonly JsonSchema[] {
  const { anyOf = [], oneOf = [], items } = schema;
  const inner = [...(anyOf as JsonSchema[]), ...(oneOf as JsonSchema[])];
  const item = items === undefined ? [] : [items as JsonSchema];
  return [schema, ...[...inner, ...item].flatMap(shapesOf)];
}

function hasDataAsKeys(schema: JsonSchema): boolean {
  return shapesOf(schema).some(
    ({ additionalProperties }) => typeof additionalProperties === 'object',
  );
}

describe('the spelling of members', () => {
  it('is the same after a translation into TypeScript and back, for every member of every schema', () => {
    const names = new Set<string>();
    const keyed = new Set<string>();
    for (const [name, schema] of everyMember(standardEngine())) {
      names.add(name);
      if (hasDataAsKeys(schema)) keyed.add(name);
    }

    expect(names.size).to.be.above(80);
    for (const name of names) expect(snakeCase(camelCase(name))).to.equal(name);
    expect([...keyed].filter((name) => !KEYED_BY_DATA.has(name))).to.deep.equal([]);
  });
});
