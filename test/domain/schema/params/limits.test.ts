import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import {
  engine,
  faultsOf,
  type Json,
  limits,
  pathsOf,
  request,
  textOf,
  textPlanOf,
} from '../../../support/tables.js';

const integers = (count: number): readonly Json[] =>
  Array.from({ length: count }, (_, i) => ({ name: `f${i}`, type: 'integer' }));

const strings = (count: number, constraints: Json): readonly Json[] =>
  Array.from({ length: count }, (_, i) => ({ name: `f${i}`, type: 'string', constraints }));

describe('the limits of a request', () => {
  it('apply to rows times fields, and the fault reports the possible number of rows', () => {
    const [fault, ...more] = faultsOf(request({ rows: 20_001, fields: integers(1000) }));

    expect(more).to.deep.equal([]);
    expect(fault?.path).to.equal('/rows');
    expect(fault?.message).to.contain('20000000 cells').and.to.contain('at most 20000 rows');
    expect(pathsOf(request({ rows: 20_000, fields: integers(1000) }))).to.deep.equal([]);
  });

  it('are set by the caller of the domain', () => {
    const terms = { limits: { rows: 5, cells: 6 }, drawSeed: () => 1 };
    const decode = (rows: number, fields: number) =>
      engine.decode({ rows, fields: integers(fields) }, terms);

    expect(E.isRight(decode(5, 1))).to.equal(true);
    expect(E.isRight(decode(6, 1))).to.equal(false);
    expect(E.isRight(decode(3, 2))).to.equal(true);
    expect(E.isRight(decode(4, 2))).to.equal(false);
    expect(limits.cells).to.be.above(6);
  });

  it('refuse a row that can exceed 4 MiB, at /fields', () => {
    const [fault, ...more] = faultsOf(
      request({ rows: 1, fields: strings(420, { length: 10_000 }) }),
    );

    expect(more).to.deep.equal([]);
    expect(fault?.path).to.equal('/fields');
    expect(fault?.message).to.contain('at most 4194304 are allowed');
  });

  for (const format of ['json', 'csv', 'sql']) {
    it(`count the longest ${format} row in bytes, including escapes and null`, () => {
      const constraints = { length: 0, prefix: '"\\\'é😀', null_rate: 0.5 };
      const input = request({ rows: 50, format, fields: strings(3, constraints) });
      const longest = textPlanOf(input).longestRow;

      const lines = textOf(input).split(/(?<=\n)/);
      const found = Math.max(...lines.map((line) => Buffer.byteLength(line)));
      expect(found).to.be.at.most(longest + 2);
      expect(longest).to.be.below(1000);
    });
  }

  it('permit a row just under 4 MiB', () => {
    const fields = strings(418, { length: 10_000 });
    const input = request({ rows: 2, fields });

    expect(textPlanOf(input).longestRow).to.be.within(4_170_000, 4 * 1024 * 1024);
    expect(JSON.parse(textOf(input))).to.have.length(2);
  });

  it('permit 1000 fields of the type name', () => {
    const fields = integers(1000).map((field) => ({ ...field, type: 'name' }));

    expect(JSON.parse(textOf(request({ rows: 3, fields })))).to.have.length(3);
  });
});
