import { expect } from 'chai';
import { faultsOf, request } from '../../support/tables.js';

const members = { a: { type: 'none' }, b: { type: 'none' } };
const long = 'x'.repeat(129);

describe('fields inside a name that is refused', () => {
  it('are not read, since each repeats the name: in an object', () => {
    const properties = { [long]: { type: 'object', properties: members }, c: { type: 'none' } };
    const faults = faultsOf(request({ fields: [{ name: 'o', type: 'object', properties }] }));

    expect(faults.map(({ path }) => path)).to.deep.equal([
      `/fields/0/properties/${long}`,
      '/fields/0/properties/c/type',
    ]);
  });

  it('are not read, since each repeats the name: in a field', () => {
    const field = { name: long, type: 'object', properties: members };

    const faults = faultsOf(request({ fields: [field] }));
    expect(faults.map(({ path }) => path)).to.deep.equal(['/fields/0/name']);
  });
});
