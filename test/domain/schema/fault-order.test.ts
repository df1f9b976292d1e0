import { expect } from 'chai';
import { MAX_FAULTS } from '../../../src/domain/errors/fault.js';
import { pathsOf, refusalOf } from '../../support/tables.js';

const range = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);

describe('the faults of a request', () => {
  it('are sorted in the order of the document, at any depth and of any kind', () => {
    const input = {
      csv: { bom: 1, header: true, delimiter: '' },
      fields: [
        { constraints: { max: 1, more: 1, min: 2 }, type: 'integer', name: 'a' },
        { type: 'csat_score', constraints: { weights: [1, -1, 'x'], scale: 0 }, name: 'a' },
        { name: 'b', type: 'no such type at all' },
        7,
        { constraints: { unique: true, max: 3 }, name: 'c', type: 'integer' },
        { type: 'float', name: '', constraints: { min: 2, max: 1 } },
      ],
      unknown: 1,
      rows: 20,
      seed: -1,
    };

    expect(pathsOf(input)).to.deep.equal([
      '/csv/bom',
      '/csv/delimiter',
      '/fields/0/constraints/max',
      '/fields/0/constraints/more',
      '/fields/1/constraints/weights/1',
      '/fields/1/constraints/weights/2',
      '/fields/1/constraints/scale',
      '/fields/1/name',
      '/fields/2/type',
      '/fields/3',
      '/fields/4/constraints/unique',
      '/fields/5/name',
      '/fields/5/constraints/max',
      '/unknown',
      '/seed',
    ]);
  });

  it('of missing members come last in their object', () => {
    expect(pathsOf({ fields: [{ more: 1 }], more: 1 })).to.deep.equal([
      '/fields/0/more',
      '/fields/0/name',
      '/fields/0/type',
      '/more',
      '/rows',
    ]);
  });

  it('are sorted by the index of the field as a number', () => {
    const fields = range(12).map((i) => ({ name: `f${i}`, type: 'none' }));

    expect(pathsOf({ rows: 1, fields })).to.deep.equal(range(12).map((i) => `/fields/${i}/type`));
  });

  for (const [count, reported, omitted] of [
    [1, 1, 0],
    [MAX_FAULTS, 50, 0],
    [MAX_FAULTS + 1, 50, 1],
    [1000, 50, 950],
  ] as const) {
    it(`are limited to 50: of ${count} faults, ${reported} are reported and ${omitted} are counted as omitted`, () => {
      const fields = range(count).map((i) => ({ name: `f${i}`, type: 'none' }));

      const failure = refusalOf({ rows: 1, fields });
      expect(failure.faults).to.have.length(reported);
      expect(failure.omitted).to.equal(omitted);
    });
  }

  it('are all counted even if there are 200,000', () => {
    const constraints = { choices: range(10_000).map(() => null) };
    const fields = range(20).map((i) => ({ name: `f${i}`, type: 'csat_score', constraints }));

    const failure = refusalOf({ rows: 1, fields });
    expect(failure.omitted).to.equal(20 * 10_000 - 50);
    expect(failure.faults.map(({ path }) => path)).to.deep.equal(
      range(50).map((i) => `/fields/0/constraints/choices/${i}`),
    );
  });

  it('between fields are sorted before later faults of single fields', () => {
    const fields = range(60).map((i) => ({
      name: 'same',
      type: 'integer',
      constraints: { no: i },
    }));

    expect(pathsOf({ rows: 1, fields }).slice(0, 4)).to.deep.equal([
      '/fields/0/constraints/no',
      '/fields/1/name',
      '/fields/1/constraints/no',
      '/fields/2/name',
    ]);
  });

  it('show at most 80 characters of the received value', () => {
    const [fault] = refusalOf({
      rows: 'x'.repeat(1e6),
      fields: [{ name: 'a', type: 'integer' }],
    }).faults;

    expect(fault?.message).to.match(/got "x{80}…"$/);
  });

  it('include a duplicate name among thousands of other faults', () => {
    const constraints = { min: 'x', max: 'y' };
    const fields = Array.from({ length: 1000 }, (_, i) => ({
      name: i < 2 ? 'twice' : `n${i}`,
      type: 'integer',
      constraints,
    }));

    expect(pathsOf({ rows: 1, fields })[2]).to.equal('/fields/1/name');
  });
});
