import { expect } from 'chai';
import { PHONE_PLANS, type PhoneCountry } from '../../../src/domain/phones/phone-plans.js';
import { request, textOf } from '../../support/tables.js';

interface Row {
  readonly country: string;
  readonly phone: string;
}

function rowsOf(changes: Readonly<Record<string, unknown>>): readonly Row[] {
  const fields = [
    { name: 'country', type: 'country_code', constraints: { country: 'world' } },
    { name: 'phone', type: 'phone', constraints: { country: 'world', format: 'e164' } },
  ];
  return JSON.parse(textOf(request({ rows: 10_000, fields, ...changes }))) as readonly Row[];
}

const codeOf = (country: string): string =>
  PHONE_PLANS[(country in PHONE_PLANS ? country : 'US') as PhoneCountry].callingCode;

describe('the phone number of a row', () => {
  it('has the calling code of the country of the row if that has numbers for tests, otherwise +1', () => {
    const rows = rowsOf({});

    const wrong = rows.filter(({ country, phone }) => !phone.startsWith(`+${codeOf(country)}`));
    const countries = new Set(rows.map(({ country }) => country));
    expect(wrong).to.deep.equal([]);
    expect([...countries]).to.include.members(['US', 'GB', 'DE', 'FR', 'IN']);
  });

  it('is the same whether or not another column shows the place', () => {
    const constraints = { country: 'world', format: 'e164' };
    const fields = [{ name: 'phone', type: 'phone', constraints }];
    const alone = JSON.parse(textOf(request({ rows: 50, fields }))) as readonly Row[];

    expect(alone).to.deep.equal(rowsOf({ rows: 50 }).map(({ phone }) => ({ phone })));
  });

  it('belongs to the countries of the locale by default', () => {
    const fields = [
      { name: 'country', type: 'country_code' },
      { name: 'phone', type: 'phone', constraints: { format: 'e164' } },
    ];
    const rows = rowsOf({ fields });

    expect(rows.filter(({ country }) => country === 'GB').length).to.be.above(1000);
    expect(
      rows.filter(({ country, phone }) => !phone.startsWith(`+${codeOf(country)}`)),
    ).to.deep.equal([]);
  });

  it('is spread over the numbers of a country, and depends on the seed', () => {
    const [some, others] = [rowsOf({}), rowsOf({ seed: 9 })].map((rows) =>
      rows.filter(({ country }) => country === 'GB').map(({ phone }) => phone),
    );

    // The ranges have 18,000 numbers, so that hardly any number repeats among some dozens.
    expect(new Set(some).size).to.be.above(0.95 * (some?.length ?? 0));
    expect(others).to.not.deep.equal(some);
  });
});
