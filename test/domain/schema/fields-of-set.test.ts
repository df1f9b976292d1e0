import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { inOneGo } from '../../../src/domain/basics/stepwise.js';
import { decodeSetStepwise } from '../../../src/domain/schema/sets/decode-set.js';
import { engine, type Json, limits } from '../../support/tables.js';

const integers = (count: number): readonly Json[] =>
  Array.from({ length: count }, (_, i) => ({ name: `f${i}`, type: 'integer' }));

const setOf = (...fields: readonly (readonly Json[])[]): Json => ({
  seed: 1,
  tables: fields.map((of, i) => ({ name: `t${i}`, rows: 1, fields: of })),
});

/** An array of objects with so many properties. */
const array = (count: number): Json => ({
  name: 'a',
  type: 'array',
  items: {
    type: 'object',
    properties: Object.fromEntries(integers(count).map(({ name, ...field }) => [name, field])),
  },
});

/** The faults of a set for a caller whose sets may have ten fields. */
function faultsOf(input: Json) {
  const terms = { limits: { ...limits, fieldsOfSet: 10 }, drawSeed: () => 1 };
  const decoded = inOneGo(decodeSetStepwise(input, engine.contextOf(terms)));
  if (E.isRight(decoded)) return [];
  return decoded.left.code === 'invalid_request' ? decoded.left.faults : expect.fail();
}

describe('the limit of the fields of a set', () => {
  it('admits exactly so many fields over all tables', () => {
    expect(faultsOf(setOf(integers(4), integers(6)))).to.deep.equal([]);
  });

  it('refuses one more, and says what to do', () => {
    const faults = faultsOf(setOf(integers(4), integers(7), integers(1)));

    expect(faults.map(({ path }) => path)).to.deep.equal(['/tables']);
    expect(faults[0]?.message).to.contain('at most 10 fields').and.to.contain('fewer tables');
  });

  it('counts the fields in arrays', () => {
    expect(faultsOf(setOf(integers(4), [array(5)]))).to.deep.equal([]);
    expect(faultsOf(setOf(integers(4), [array(6)])).map(({ path }) => path)).to.deep.equal([
      '/tables',
    ]);
  });

  it('is absent unless the caller sets it', () => {
    const terms = { limits, drawSeed: () => 1 };
    const tables = setOf(...Array.from({ length: 4 }, () => integers(1000)));

    expect(E.isRight(inOneGo(decodeSetStepwise(tables, engine.contextOf(terms))))).to.equal(true);
  });
});
