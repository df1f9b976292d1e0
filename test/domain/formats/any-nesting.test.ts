import { expect } from 'chai';
import fc from 'fast-check';
import { parquetReadObjects } from 'hyparquet';
import { MAX_DEPTH } from '../../../src/domain/schema/params/limits.js';
import { bytesOf, type Json, request, textOf } from '../../support/tables.js';
import { canonical, rowsOfArrow } from './nested-values.js';

const TYPES = ['integer', 'price', 'boolean', 'word', 'email', 'date', 'uuid', 'city'];

const nullRate = fc.constantFrom(0, 0, 0.3, 1);

const value: fc.Arbitrary<Json> = fc
  .record({ type: fc.constantFrom(...TYPES), null_rate: nullRate })
  .map(({ type, null_rate }) => ({ type, constraints: { null_rate } }));

function object(inside: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc
    .record({ members: fc.array(inside, { minLength: 1, maxLength: 3 }), null_rate: nullRate })
    .map(({ members, null_rate }) => ({
      type: 'object',
      properties: Object.fromEntries(members.map((member, i) => [`m${i}`, member])),
      constraints: { null_rate },
    }));
}

function array(inside: fc.Arbitrary<Json>): fc.Arbitrary<Json> {
  return fc
    .record({ items: inside, min_items: fc.nat(2), more: fc.nat(2), null_rate: nullRate })
    .map(({ items, min_items, more, null_rate }) => ({
      type: 'array',
      items,
      constraints: { min_items, max_items: min_items + more, null_rate },
    }));
}

function definition(depth: number): fc.Arbitrary<Json> {
  if (depth === 0) return value;
  const inside = definition(depth - 1);
  return fc.oneof(value, object(inside), array(inside));
}

const table = fc
  .record({
    definitions: fc.array(definition(MAX_DEPTH), { minLength: 1, maxLength: 4 }),
    rows: fc.constantFrom(1, 7, 150),
    offset: fc.constantFrom(0, 1000, 2 ** 32 - 100),
  })
  .map(({ definitions, rows, offset }) => {
    const fields = definitions.map((field, i): Json => ({ name: `f${i}`, ...field }));
    return request({ fields, rows, offset });
  });

function rowsOf(input: Json): readonly unknown[] {
  return (JSON.parse(textOf({ ...input, format: 'json' })) as readonly unknown[]).map(canonical);
}

describe('fields of any nesting', () => {
  it('have the same values in JSON, Parquet and Arrow', async () => {
    await fc.assert(
      fc.asyncProperty(table, async (input) => {
        const expected = rowsOf(input);
        const bytes = bytesOf({ ...input, format: 'parquet' });
        const file = bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length);
        const parquet = await parquetReadObjects({ file: file as ArrayBuffer });

        expect(parquet.map(canonical)).to.deep.equal(expected);
        expect(rowsOfArrow(bytesOf({ ...input, format: 'arrow' }))).to.deep.equal(expected);
      }),
      { seed: 42, numRuns: 60 },
    );
  });

  it('have the same values in every window', () => {
    fc.assert(
      fc.property(table, fc.nat(149), fc.integer({ min: 1, max: 20 }), (input, start, most) => {
        const { rows, offset } = input as { readonly rows: number; readonly offset: number };
        const from = start % rows;
        const count = Math.min(most, rows - from);
        const window = { ...input, offset: offset + from, rows: count };

        expect(rowsOf(window)).to.deep.equal(rowsOf(input).slice(from, from + count));
      }),
      { seed: 42, numRuns: 60 },
    );
  });
});
