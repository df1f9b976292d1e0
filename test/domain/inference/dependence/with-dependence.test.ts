import { expect } from 'chai';
import { withDependence } from '../../../../src/domain/inference/dependence/with-dependence.js';
import { english, fieldTypes } from '../../../support/tables.js';

const LENGTH = 30;

/** Each column is computed from the one before. */
const computed = Array.from({ length: LENGTH }, (_, i) => ({
  name: `c${i + 1}`,
  expression: i === 0 ? 'none(c0)' : `c${i} + 1`,
  precision: 0,
  arithmetic: { terms: [], constant: 0 },
  of: [`c${i}`],
  nullRate: 0,
  nulls: undefined,
}));

describe('a dependence that a request is refused for', () => {
  it('is left out, and then what depends on it, in as many rounds as it takes', () => {
    const names = ['c0', ...computed.map(({ name }) => name), 'n', 'twice'];
    const fields = names.map((name) => ({
      name,
      type: name === 'n' ? 'integer' : 'word',
      constraints: {},
    }));
    const twice = { ...computed[1], name: 'twice', expression: 'n * 2', of: ['n'] };
    const found = withDependence(
      { fields, columns: [], warnings: [], rows: 1, correlate: [] } as never,
      {
        tables: new Map(),
        correlate: [],
        computed: [...computed, twice],
        equal: [],
        ordered: [],
        ascending: new Map(),
        within: new Map(),
        bounded: [],
      } as never,
      [],
      { fieldTypes, lexicon: english } as never,
    );

    expect(found.fields.map(({ type }) => type)).to.deep.equal([
      ...Array(LENGTH + 1).fill('word'),
      'integer',
      'formula',
    ]);
  });
});
