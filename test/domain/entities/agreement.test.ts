import { expect } from 'chai';
import { jsonColumn } from '../../../src/testing/json-rows.js';
import { isOwner } from '../../support/source-names.js';
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

/** The addresses that are not of the person with the name in the same row. */
function strangers(addresses: readonly string[], names: readonly string[]): readonly string[] {
  return addresses.filter((address, i) => !isOwner(address, names[i] as string));
}

describe('the facets of one person', () => {
  it('agree in every row', () => {
    const names = column('name', [name, email]);

    expect(strangers(column('email', [name, email]), names)).to.deep.equal([]);
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

  it('have no year in an address, which could differ from the year of birth', () => {
    const addresses = column('email', [name, email, { name: 'birth_date', type: 'birth_date' }]);
    const numbers = addresses.flatMap((address) => /(\d+)@/.exec(address)?.[1] ?? []).map(Number);

    expect(numbers).to.have.length.within(ROWS * 0.1, ROWS * 0.3);
    expect(Math.max(...numbers)).to.be.at.most(31);
  });

  it('agree in a window of rows beyond 2^32', () => {
    const offset = 2 ** 32 - 100;
    const names = column('name', [name], { offset });

    expect(strangers(column('email', [email], { offset }), names)).to.deep.equal([]);
  });

  it('agree if the email addresses are unique', () => {
    const unique = { ...email, constraints: { unique: true } };

    expect(strangers(column('email', [unique]), column('name', [name]))).to.deep.equal([]);
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
