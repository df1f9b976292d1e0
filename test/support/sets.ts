import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../../src/domain/basics/stepwise.js';
import type { Failure } from '../../src/domain/errors/failure.js';
import type { Fault } from '../../src/domain/errors/fault.js';
import { planSetStepwise, type SetPlan } from '../../src/domain/generation/sets/plan-set.js';
import { decodeSetStepwise } from '../../src/domain/schema/sets/decode-set.js';
import { DRAWN_SEED, engine, type Json, limits, textOf } from './tables.js';

/** The rows of a shop: every kind of relation occurs. */
export const shop: readonly Json[] = [
  {
    name: 'customers',
    rows: 300,
    key: ['id'],
    fields: [
      { name: 'id', type: 'sequence' },
      { name: 'name', type: 'name' },
      { name: 'email', type: 'email', constraints: { unique: true } },
      { name: 'signed_up', type: 'date' },
      { name: 'orders', type: 'total', constraints: { table: 'orders' } },
    ],
  },
  {
    name: 'products',
    rows: 20,
    key: ['sku'],
    fields: [
      { name: 'sku', type: 'mask', constraints: { mask: '??-###' } },
      { name: 'price', type: 'price' },
    ],
  },
  {
    name: 'orders',
    per: { table: 'customers', count: { min: 0, max: 12 } },
    key: ['id'],
    fields: [
      { name: 'id', type: 'sequence', constraints: { start: 1000 } },
      { name: 'customer_id', type: 'reference' },
      {
        name: 'customer',
        type: 'copy',
        constraints: { through: 'customer_id', field: 'name' },
      },
      {
        name: 'ordered_at',
        type: 'datetime',
        constraints: { after: { field: 'customer_id.signed_up', max_days: 40 } },
      },
      {
        name: 'favourite',
        type: 'reference',
        constraints: { table: 'products', distribution: { kind: 'zipf' }, null_rate: 0.25 },
      },
      { name: 'amount', type: 'total', constraints: { table: 'lines', of: 'total' } },
      {
        name: 'dearest',
        type: 'total',
        constraints: { table: 'lines', of: 'total', kind: 'greatest' },
      },
    ],
  },
  {
    name: 'lines',
    per: { table: 'orders', count: { weights: { 1: 40, 2: 30, 3: 20, 7: 10 } } },
    key: ['order_id', 'no'],
    fields: [
      { name: 'order_id', type: 'reference' },
      { name: 'no', type: 'ordinal' },
      {
        name: 'product',
        type: 'reference',
        constraints: { table: 'products', distinct_within: 'order_id' },
      },
      { name: 'quantity', type: 'integer', constraints: { min: 1, max: 9 } },
      {
        name: 'total',
        type: 'formula',
        constraints: { expression: 'quantity * product.price', precision: 2 },
      },
      {
        name: 'buyer',
        type: 'formula',
        constraints: { expression: 'order_id.customer' },
      },
    ],
  },
  {
    name: 'staff',
    rows: 150,
    key: ['id'],
    fields: [
      { name: 'id', type: 'sequence' },
      {
        name: 'manager_id',
        type: 'reference',
        constraints: { table: 'staff', roots: 3, depth: 4 },
      },
      { name: 'manages', type: 'reference', constraints: { table: 'branches', unique: true } },
    ],
  },
  {
    name: 'branches',
    rows: 200,
    key: ['id'],
    fields: [
      { name: 'id', type: 'sequence' },
      { name: 'clerk_id', type: 'reference', constraints: { table: 'staff', null_rate: 0.2 } },
    ],
  },
  {
    name: 'likes',
    rows: 900,
    pairs: ['customers', 'products'],
    key: ['customer_id', 'product'],
    fields: [
      { name: 'customer_id', type: 'reference' },
      { name: 'product', type: 'reference' },
    ],
  },
  {
    name: 'notes',
    rows: 50,
    fields: [
      { name: 'order_id', type: 'reference', constraints: { table: 'lines', part: 'order_id' } },
      { name: 'no', type: 'copy', constraints: { through: 'order_id', field: 'no' } },
      { name: 'text', type: 'word' },
    ],
  },
];

export function setRequest(changes: Json = {}): Json {
  return { seed: 5, tables: shop, ...changes };
}

export function planSet(input: Json): E.Either<Failure, SetPlan> {
  const terms = { limits, drawSeed: () => DRAWN_SEED };
  const decoded = inOneGo(decodeSetStepwise(input, engine.contextOf(terms)));
  return E.isLeft(decoded) ? decoded : inOneGo(planSetStepwise(decoded.right, engine.vocabulary));
}

/** The faults of a request for a set; an empty list if it is valid. */
export function faultsOfSet(input: Json): readonly Fault[] {
  const planned = planSet(input);
  if (E.isRight(planned)) return [];
  if (planned.left.code !== 'invalid_request') throw new Error(planned.left.code);
  return planned.left.faults;
}

/** The rows of one table of a set, or of a window of it. */
export function rowsOfTable(
  table: string,
  input: Json = setRequest(),
  window: Json = {},
): readonly Json[] {
  return JSON.parse(textOf({ ...input, table, ...window }));
}
