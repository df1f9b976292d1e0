import { expect } from 'chai';
import { expectTypeOf } from 'expect-type';
import type { Structured } from '../../../../src/adapters/library/definitions/checked.js';
import type { SetTypes } from '../../../../src/adapters/library/definitions/fields.js';
import {
  defineSet,
  defineTable,
  type Infer,
  tableDefiner,
} from '../../../../src/adapters/library/index.js';
import { choiceColumn, fieldType, integer, withDefault } from '../../../../src/domain/index.js';

const users = defineTable({
  name: 'users',
  seed: 42,
  fields: {
    id: { type: 'integer', constraints: { unique: true } },
    email: { type: 'email', constraints: { nullRate: 0.1 } },
    status: { type: 'choice', constraints: { choices: ['new', 'paid'] } },
  },
});

const shop = defineSet({
  seed: 42,
  tables: {
    customers: {
      rows: 3,
      key: ['id'],
      fields: { id: { type: 'uuid' }, nick: { type: 'name', constraints: { nullRate: 0.1 } } },
    },
    orders: {
      per: { table: 'customers', count: 2 },
      key: ['no'],
      fields: {
        no: { type: 'sequence' },
        customer: { type: 'reference' },
        nick: { type: 'copy', constraints: { through: 'customer', field: 'nick' } },
        place: { type: 'ordinal' },
        previous: { type: 'reference', constraints: { table: 'orders' } },
      },
    },
  },
});

type Plain = string | number | boolean;
type ByName = { readonly [name: string]: number | string };

/** The constraints of a type that have members of their own, or lists of them. */
type StructuredOf<C> = {
  [K in keyof C]-?: NonNullable<C[K]> extends Plain | readonly Plain[] | ByName ? never : K;
}[keyof C];

type StructuredOfTypes = { [T in keyof SetTypes]: StructuredOf<SetTypes[T]> }[keyof SetTypes];

/** Definitions that the compiler checks and that no test runs. */
function unused(): void {
  // @ts-expect-error: a misspelt type
  defineTable({ name: 't', fields: { a: { type: 'integr' } } });
  // @ts-expect-error: a misspelt constraint
  defineTable({ name: 't', fields: { a: { type: 'integer', constraints: { uniqe: true } } } });
  // @ts-expect-error: a constraint of another type
  defineTable({ name: 't', fields: { a: { type: 'email', constraints: { min: 1 } } } });
  // @ts-expect-error: the spelling of the wire
  defineTable({ name: 't', fields: { a: { type: 'email', constraints: { null_rate: 1 } } } });
  // @ts-expect-error: a value of another type
  defineTable({ name: 't', fields: { a: { type: 'integer', constraints: { min: '1' } } } });
  // @ts-expect-error: a misspelt member of a field
  defineTable({ name: 't', fields: { a: { type: 'integer', hiden: true } } });
  // @ts-expect-error: a misspelt member of a definition
  defineTable({ name: 't', sed: 1, fields: { a: { type: 'integer' } } });
  defineTable({
    name: 't',
    fields: {
      // @ts-expect-error: a misspelt constraint of a property
      a: { type: 'object', properties: { b: { type: 'email', constraints: { nulRate: 1 } } } },
    },
  });
  defineTable({
    name: 't',
    fields: {
      // @ts-expect-error: a misspelt constraint of items
      a: { type: 'array', items: { type: 'email', constraints: { nulRate: 1 } } },
    },
  });
  const mean = { kind: 'normal', mena: 3 } as const;
  // @ts-expect-error: a misspelt parameter of a distribution
  defineTable({ name: 't', fields: { a: { type: 'float', constraints: { distribution: mean } } } });
  const row = { when: [true], mni: 3 } as const;
  const given = { columns: ['b'], rows: [row] } as const;
  // @ts-expect-error: a misspelt constraint of a row of given
  defineTable({ name: 't', fields: { a: { type: 'float', constraints: { given } } } });
  // @ts-expect-error: a reference belongs into a set
  defineTable({ name: 't', fields: { a: { type: 'reference' } } });
  // @ts-expect-error: a column that the table does not have
  users.build({ emial: 'a@b.example' });
  // @ts-expect-error: a trait that the factory does not have
  users.factory({ traits: { admin: { id: 1 } } }).build('admn');
}

describe('the types of definitions', () => {
  it('infer the rows of a table', () => {
    expectTypeOf<Infer<typeof users>>().toEqualTypeOf<{
      id: number;
      email: string | null;
      status: 'new' | 'paid';
    }>();
    expectTypeOf(users.row(0)).toEqualTypeOf<Infer<typeof users>>();
    expect(Object.keys(users.row(0))).to.deep.equal(['id', 'email', 'status']);
  });

  it('infer objects, arrays and fields that are hidden', () => {
    const orders = defineTable({
      name: 'orders',
      seed: 1,
      fields: {
        secret: { type: 'word', hidden: true },
        customer: {
          type: 'object',
          properties: { name: { type: 'name' }, at: { type: 'coordinates' } },
          constraints: { nullRate: 0.5 },
        },
        tags: { type: 'array', items: { type: 'word', constraints: { nullRate: 0.2 } } },
        note: { type: 'template', constraints: { template: '{secret}' } },
      },
    });
    expectTypeOf<Infer<typeof orders>>().toEqualTypeOf<{
      customer: { name: string; at: { latitude: number; longitude: number } } | null;
      tags: (string | null)[];
      note: string | null;
    }>();
    expect(Object.keys(orders.row(0))).to.deep.equal(['customer', 'tags', 'note']);
  });

  it('infer the references of a set from the keys to which they refer', () => {
    expectTypeOf<Infer<typeof shop>>().toEqualTypeOf<{
      customers: { id: string; nick: string | null };
      orders: {
        no: number;
        customer: string;
        nick: string | null;
        place: number;
        previous: number | null;
      };
    }>();
    const { customers, orders } = shop.rows();
    expect(orders[2]?.customer).to.equal(customers[1]?.id);
  });

  it('know the constraints of extensions', () => {
    const dice = fieldType({
      name: 'dice',
      category: 'numbers and ids',
      description: 'A die.',
      constraints: { max_dots: withDefault(integer('the most dots', { min: 1 }), 6) },
      capacity: () => 1,
      plan: ({ max_dots }, context) => choiceColumn([max_dots], undefined, context),
    });
    const define = tableDefiner({ extensions: [{ fieldTypes: [dice] }] });
    const dies = define({
      name: 'd',
      fields: { n: { type: 'dice', constraints: { maxDots: 8 } }, b: { type: 'boolean' } },
    });
    // @ts-expect-error: a constraint that the extension does not have
    define({ name: 'd', fields: { n: { type: 'dice', constraints: { dots: 8 } } } });
    expectTypeOf<Infer<typeof dies>>().toEqualTypeOf<{ n: unknown; b: boolean }>();
    expect(dies.row(0).n).to.equal(8);
  });

  it('refuse what no definition can have', () => {
    // The compiler looks for unknown members in these alone.
    expectTypeOf<Exclude<StructuredOfTypes, Structured>>().toEqualTypeOf<never>();
    expect(unused).to.be.a('function');
  });
});
