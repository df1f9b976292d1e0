import { expect } from 'chai';
import { faultsOf, pathsOf, request, textOf } from '../../support/tables.js';

/** Formulas with 479 names and operators each. */
function formulas(count: number) {
  const expression = Array(240).fill('x').join('+');
  const fields = Array.from({ length: count }, (_, i) => ({
    name: `f${i}`,
    type: 'formula',
    constraints: { expression },
  }));
  const x = { name: 'x', type: 'integer', constraints: { min: 0, max: 9 } };
  return request({ rows: 1, seed: 1, fields: [x, ...fields], format: 'csv' });
}

describe('the formulas of a request', () => {
  it('have 20,000 names, values and operators together; the field after the last one that fits is refused', () => {
    expect(pathsOf(formulas(42))).to.deep.equal([]);
    expect(faultsOf(formulas(43))).to.deep.equal([
      {
        path: '/fields/43',
        message:
          'the patterns, formulas and ratings of the fields before this one are too long together: use fewer or simpler patterns, ratings with larger steps, and at most 20000 names, values and operators in all formulas',
      },
    ]);
  });

  it('may fill a table of 1000 fields', () => {
    const fields = Array.from({ length: 999 }, (_, i) => ({
      name: `f${i}`,
      type: 'formula',
      constraints: { expression: 'x+x+x+x+x+x+x+x+x' },
    }));
    const x = { name: 'x', type: 'integer', constraints: { min: 1, max: 1 } };

    const [, row] = textOf(request({ rows: 1, fields: [x, ...fields], format: 'csv' })).split(
      '\r\n',
    );

    expect(row).to.equal(`1${',9'.repeat(999)}`);
  });
});
