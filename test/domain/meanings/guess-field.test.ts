import { expect } from 'chai';
import { guessField } from '../../../src/domain/meanings/guess-field.js';
import { fieldTypes } from '../../support/tables.js';

const expected: Readonly<Record<string, string | undefined>> = {
  id: 'sequence',
  user_id: 'integer',
  email: 'email',
  agent_email: 'email',
  customerName: 'name',
  title: 'string',
  notes: 'string',
  temperature: 'float',
  salary: 'salary',
  plan: 'choice',
  priority: 'choice',
  zip: 'postal_code',
  ip: 'ipv4',
  amount: 'price',
  unit_price: 'price',
  quantity: 'integer',
  discount: 'float',
  created_at: 'datetime',
  start_time: 'datetime',
  due_date: 'date',
  dob: 'birth_date',
  created: 'datetime',
  last_login: 'datetime',
  approved_by: 'name',
  is_paid: 'boolean',
  active: 'boolean',
  category: 'choice',
  allow_comments: 'boolean',
  require_level: 'choice',
  __proto__: undefined,
  order_type: 'choice',
  foo: undefined,
};

describe('the field that a name suggests', () => {
  for (const [name, type] of Object.entries(expected)) {
    it(`of ${name} is ${type}`, () => {
      expect(
        guessField(name, { names: [name] }, { fieldTypes, meanings: [] })?.guess.type,
      ).to.equal(type);
    });
  }

  it('depends on the columns beside it', () => {
    const guessed = (name: string, ...names: readonly string[]) =>
      guessField(name, { names: [name, ...names], table: 'accounts' }, { fieldTypes, meanings: [] })
        ?.guess;
    const first = (...names: readonly string[]): unknown => {
      const choices: unknown = guessed('type', ...names)?.constraints?.choices;
      return Array.isArray(choices) ? choices[0] : undefined;
    };

    expect(first()).to.equal('personal');
    expect(first('balance')).to.equal('checking');
    expect(first('providerAccountId', 'access_token')).to.equal('oauth');
    expect(guessed('category', 'sku')?.type).to.equal('product_category');
  });

  it('is a state of a country only beside other parts of a place', () => {
    expect(
      guessField('home_state', { names: ['home_state'] }, { fieldTypes, meanings: [] })?.guess.type,
    ).to.equal('status');
    expect(
      guessField('home_state', { names: ['home_state', 'city'] }, { fieldTypes, meanings: [] })
        ?.guess.type,
    ).to.equal('state');
  });
});
