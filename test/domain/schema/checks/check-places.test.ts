import { expect } from 'chai';
import { faultsOf, type Json, request, vocabulary } from '../../../support/tables.js';

describe('columns with the same link and different countries', () => {
  before(() => vocabulary.load(['de', 'en_US']));

  const column = (name: string, type: string, constraints: Json = {}, more: Json = {}): Json => ({
    name,
    type,
    constraints,
    ...more,
  });
  const faults = (...fields: readonly Json[]) => faultsOf(request({ rows: 1, fields }));

  it('are refused with a message that names both columns and the remedy', () => {
    const found = faults(
      column('tz', 'timezone'),
      column('city', 'city', { country: 'US' }),
      column('lat', 'latitude', { country: ['US'] }),
      column('zip', 'postal_code', { country: 'DE' }),
    );

    expect(found).to.deep.equal([
      {
        path: '/fields/0/constraints/country',
        message:
          '"tz" gives no country, "city" does, so the two would show different places: give both the same, or one of them a link of its own',
      },
      {
        path: '/fields/3/constraints/country',
        message:
          '"zip" gives other countries than "city", so the two would show different places: give both the same, or one of them a link of its own',
      },
    ]);
  });

  const allowed: readonly (readonly [string, readonly Json[]])[] = [
    [
      'the same countries in another form',
      [
        column('city', 'city', { country: { DE: 2, US: 2 } }),
        column('country', 'country', { choices: ['US', 'DE', 'AT'], weights: [7, 7, 0] }),
        column('state', 'state', { country: ['US', 'DE'] }),
      ],
    ],
    [
      'a different link',
      [column('city', 'city', { country: 'US' }), column('tz', 'timezone', { link: 'server' })],
    ],
    [
      'a name that contains another link',
      [column('city', 'city', { country: 'US' }), column('birth_country', 'country')],
    ],
    [
      'a different locale',
      [column('city', 'city', { country: 'US' }), column('stadt', 'city', {}, { locale: 'de' })],
    ],
    [
      'the only country of their locale',
      [
        column('city', 'city', { country: 'US' }, { locale: 'en_US' }),
        column('tz', 'timezone', {}, { locale: 'en_US' }),
      ],
    ],
    [
      'values that do not depend on the place',
      [
        column('city', 'city', { country: 'US' }),
        column('continent', 'continent', { choices: ['Mars'] }),
        column('currency', 'currency', { choices: ['EUR'] }),
        column('lat', 'latitude', { min: 1, max: 2 }),
        column('phone', 'phone', { country: 'DE' }),
      ],
    ],
  ];
  for (const [what, fields] of allowed) {
    it(`are accepted with ${what}`, () => {
      expect(faults(...fields)).to.deep.equal([]);
    });
  }
});
