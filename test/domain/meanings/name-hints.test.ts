import { expect } from 'chai';
import { isNamedAfter, nameHints, nounsOf } from '../../../src/domain/meanings/name-hints.js';

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

describe('the nouns of a column name', () => {
  for (const [name, nouns] of [
    ['Patient ID at admission (old)', ['patient', 'id']],
    ['director of the company', ['director']],
    ['open_cards_12m', ['open', 'cards', 'm']],
    ['(id)', ['id']],
    ['customername', ['customer', 'name']],
    ['', []],
  ] as const) {
    it(`are ${nouns.join(', ') || 'none'} for ${JSON.stringify(name)}`, () => {
      expect(nounsOf(name)).to.deep.equal(nouns);
    });
  }

  it('keep joined words that are to stay whole', () => {
    expect(nounsOf('customer_username', new Set(['username']))).to.deep.equal([
      'customer',
      'username',
    ]);
  });

  it('say what a column is named after', () => {
    const names = ['Company', 'company_names', 'parent.company', 'company size', 'size of company'];

    expect(names.filter((name) => isNamedAfter(name, ['company']))).to.deep.equal(
      names.slice(0, 3),
    );
  });
});
