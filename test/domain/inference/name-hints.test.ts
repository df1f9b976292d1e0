import { expect } from 'chai';
import { nameHints } from '../../../src/domain/inference/name-hints.js';

describe('the hints of a column name', () => {
  const names: readonly (readonly [string, readonly string[]])[] = [
    ['billingCity_2', ['billing', 'city', '2']],
    ['CUSTOMER_NAMES', ['customer', 'names', 'name']],
    ['contactFirstName', ['contact', 'first', 'name']],
    ['CONTACTLASTNAME', ['contactlastname', 'contact', 'last', 'name']],
    ['firstname', ['firstname', 'first', 'name']],
    ['userid', ['userid', 'user', 'id']],
    ['lastnames', ['lastnames', 'lastname', 'last', 'name']],
    ['hostname', ['hostname']],
    ['paid', ['paid']],
    ['', []],
    ['name'.repeat(16), ['name'.repeat(16)]],
  ];
  for (const [name, hints] of names) {
    it(`are ${hints.slice(0, 4).join(', ').slice(0, 40)} for ${JSON.stringify(name.slice(0, 20))}`, () => {
      expect([...nameHints(name)]).to.deep.equal(hints);
    });
  }
});
