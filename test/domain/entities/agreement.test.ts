import { expect } from 'chai';
import { jsonColumn } from '../../../src/testing/json-rows.js';
import { type Json, request, textOf } from '../../support/tables.js';

const ROWS = 300;
const name = { name: 'name', type: 'name' };
const email = { name: 'email', type: 'email' };
const city = { name: 'city', type: 'city' };
const other = { name: 'other', type: 'name', constraints: { link: 'other' } };

function column(of: string, fields: readonly object[], changes: Json = {}): readonly string[] {
  const text = textOf(request({ rows: ROWS, fields, ...changes }));
  return jsonColumn(text, of).map((cell) => JSON.parse(cell) as string);
}

/** The name of a person as in an email address: "Ann O'Neil" becomes "ann.oneil". */
function addressName(fullName: string): string {
  const slug = (word: string): string => word.toLowerCase().replace(/[^a-z]/g, '');
  const [first = '', ...last] = fullName.split(' ');
  return `${slug(first)}.${slug(last.join(''))}`;
}

const addressOwner = (address: string): string => address.replace(/\d\d@.*$/, '');

describe('the facets of one person', () => {
  it('agree in every row', () => {
    const names = column('name', [name, email]);

    const owners = column('email', [name, email]).map(addressOwner);
    expect(owners).to.deep.equal(names.map(addressName));
  });

  for (const [title, fields] of [
    ['if one is the only column', [email]],
    ['if the columns have another order', [email, name]],
    ['if there are other columns', [other, city, email, name, { name: 'n', type: 'integer' }]],
    ['if the other facet is null', [{ ...name, constraints: { null_rate: 1 } }, email]],
  ] as const) {
    it(`keep their values ${title}`, () => {
      const addresses = column('email', [name, email]);

      expect(column('email', fields)).to.deep.equal(addresses);
    });
  }

  it('agree in a window of rows beyond 2^32', () => {
    const offset = 2 ** 32 - 100;
    const names = column('name', [name], { offset });

    const owners = column('email', [email], { offset }).map(addressOwner);
    expect(owners).to.deep.equal(names.map(addressName));
  });

  it('agree if the email addresses are unique', () => {
    const unique = { ...email, constraints: { unique: true } };
    const owners = column('email', [unique]).map((address) => address.replace(/\d+@.*$/, ''));

    expect(owners).to.deep.equal(column('name', [name]).map(addressName));
  });

  it('belong to other people under another link or seed', () => {
    const names = column('name', [name]);
    const same = (others: readonly string[]): number =>
      others.filter((one, i) => one === names[i]).length;

    expect(same(column('other', [other]))).to.be.below(3);
    expect(same(column('name', [name], { seed: 43 }))).to.be.below(3);
  });
});

describe('entities of different kinds with the same link', () => {
  it('draw from different keys', () => {
    const link = { constraints: { link: 'same' } };
    const lasts = column('p', [{ name: 'p', type: 'name', ...link }]).map((one) =>
      one.split(' ').at(-1),
    );
    const companies = column('c', [{ name: 'c', type: 'company', ...link }]);

    const alike = companies.filter((company, i) => company.startsWith(lasts[i] as string));
    expect(alike.length).to.be.below(10);
  });
});
