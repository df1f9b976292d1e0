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
  category: 'product_category',
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
