import { expect } from 'chai';
import { en_US } from '../../../../src/adapters/lexicon/locales/en_US.js';
import { ja } from '../../../../src/adapters/lexicon/locales/ja.js';
import { ru } from '../../../../src/adapters/lexicon/locales/ru.js';
import { defineTable, type Infer } from '../../../../src/adapters/library/index.js';
import { addressOf, renamed, slugs } from '../../../support/email-names.js';

const orders = defineTable({
  name: 'orders',
  seed: 42,
  fields: {
    id: { type: 'sequence' },
    quantity: { type: 'integer', constraints: { min: 1, max: 9 } },
    price: { type: 'float', constraints: { min: 1, max: 99, precision: 2 } },
    total: { type: 'formula', constraints: { expression: 'quantity * price', precision: 2 } },
    isLarge: { type: 'formula', constraints: { expression: 'total > 500' } },
    note: { type: 'template', constraints: { template: '{quantity} x {price} = {total}' } },
    ordered: { type: 'date' },
    shipped: { type: 'date', constraints: { after: { field: 'ordered', min: 2, max: 2 } } },
    status: {
      type: 'choice',
      constraints: {
        choices: ['small', 'large'],
        given: {
          columns: ['quantity'],
          rows: [{ when: [[5, null]], weights: { small: 0, large: 1 } }],
        },
        weights: [1, 0],
      },
    },
  },
});

const people = defineTable({
  name: 'people',
  seed: 42,
  fields: {
    name: { type: 'name' },
    first_name: { type: 'first_name' },
    last_name: { type: 'last_name' },
    email: { type: 'email' },
    login: { type: 'username' },
    gender: { type: 'gender' },
    age: { type: 'age' },
    agent_name: { type: 'name' },
    agent_email: { type: 'email' },
  },
});

/** The columns in which two rows differ, with the values of the second one. */
function changes<R extends object>(before: R, after: R): object {
  const entries = Object.entries(after);
  return Object.fromEntries(
    entries.filter(
      ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name as keyof R]),
    ),
  );
}

/** What `build` changes in the first row. */
function changed(given: Partial<Infer<typeof orders>>): object {
  return changes(orders.row(0), orders.factory().build(given));
}

describe('columns that are computed from given values', () => {
  it('follow in formulas, templates and conditions, and no other column changes', () => {
    const { price } = orders.row(0);
    const total = Math.round(800 * price) / 100;

    expect(changed({ quantity: 8, price: 5 })).to.deep.equal({
      quantity: 8,
      price: 5,
      total: 40,
      note: '8 x 5.00 = 40.00',
    });
    expect(orders.factory().build({ quantity: 8 }).total).to.equal(total);
    for (const [quantity, status] of [
      [4, 'small'],
      [5, 'large'],
      [100, 'large'],
    ] as const) {
      expect(orders.factory().build({ quantity })).to.include({ status });
    }
  });

  it('follow a value outside of the range and the decimals of its field', () => {
    expect(changed({ quantity: 1000, price: 0.125 })).to.deep.include({ total: 125 });
    expect(orders.factory().build({ quantity: 1000, price: 0.125 }).note).to.equal(
      '1000 x 0.125 = 125.00',
    );
    expect(orders.factory().build({ quantity: -2, price: 600 })).to.include({
      total: -1200,
      isLarge: false,
    });
  });

  it('follow the given value of a computed column', () => {
    expect(orders.factory().build({ total: 501 })).to.include({ isLarge: true });
    expect(orders.factory().build({ total: 500 })).to.include({ isLarge: false });
  });

  it('follow a date', () => {
    expect(changed({ ordered: '2031-02-27' })).to.deep.equal({
      ordered: '2031-02-27',
      shipped: '2031-03-01',
    });
  });

  it('follow dates and moments in every format', () => {
    const moments = defineTable({
      name: 'moments',
      seed: 1,
      fields: {
        us: { type: 'date', constraints: { format: 'us' } },
        eu: { type: 'date', constraints: { format: 'eu' } },
        sql: { type: 'datetime', constraints: { format: 'sql' } },
        unix: { type: 'datetime', constraints: { format: 'unix' } },
        written: { type: 'date', constraints: { format: '%d %b %Y' } },
        afterUs: { type: 'date', constraints: { after: { field: 'us', min: 1, max: 1 } } },
        afterEu: { type: 'date', constraints: { after: { field: 'eu', min: 1, max: 1 } } },
        afterSql: { type: 'date', constraints: { after: { field: 'sql', min: 1, max: 1 } } },
        afterUnix: { type: 'date', constraints: { before: { field: 'unix', min: 1, max: 1 } } },
        afterWritten: { type: 'date', constraints: { after: { field: 'written' } } },
      },
    });
    const built = moments.factory().build({
      us: '02/28/2030',
      eu: '01/03/2030',
      sql: '2030-03-02 00:00:00',
      unix: Date.UTC(2030, 0, 2) / 1000,
      written: '01 Jan 2030',
    });

    expect(built).to.include({
      afterUs: '2030-03-01',
      afterEu: '2030-03-02',
      afterSql: '2030-03-03',
      afterUnix: '2030-01-01',
      // A notation of strftime is not read.
      afterWritten: moments.row(0).afterWritten,
    });
  });

  it('are null if the given value is null, and not if a null is replaced', () => {
    const lines = defineTable({
      name: 'lines',
      seed: 3,
      fields: {
        n: { type: 'integer', constraints: { nullRate: 1 } },
        m: { type: 'integer', constraints: { nullRate: 0.001 } },
        sum: { type: 'formula', constraints: { expression: 'n + m' } },
        text: { type: 'template', constraints: { template: '{m}!' } },
        known: {
          type: 'choice',
          constraints: {
            choices: ['yes', 'no'],
            given: {
              columns: ['n'],
              rows: [{ when: [null], weights: { yes: 0, no: 1 } }],
            },
            weights: [1, 0],
          },
        },
      },
    });

    expect(lines.row(0)).to.include({ n: null, sum: null, known: 'no' });
    expect(lines.factory().build({ n: 2, m: 3 })).to.deep.equal({
      n: 2,
      m: 3,
      sum: 5,
      text: '3!',
      known: 'yes',
    });
    expect(lines.factory().build({ m: null })).to.include({ sum: null, text: null });
  });

  it('follow the state of a workflow', () => {
    const carts = defineTable({
      name: 'carts',
      seed: 5,
      fields: {
        state: {
          type: 'workflow',
          constraints: {
            steps: [{ state: 'new' }, { state: 'paid', after: { unit: 'hours', min: 1, max: 2 } }],
          },
        },
        paid: { type: 'datetime', constraints: { reached: { field: 'state', state: 'paid' } } },
        begun: { type: 'datetime', constraints: { reached: { field: 'state', state: 'new' } } },
      },
    });

    for (const row of [0, 1, 2, 3]) {
      const { begun } = carts.row(row);
      const from = { offset: row };

      expect(carts.factory(from).build({ state: 'new' })).to.include({ begun, paid: null });
      const { paid } = carts.factory(from).build({ state: 'paid' });
      const hours = (Date.parse(paid ?? '') - Date.parse(begun ?? '')) / 3_600_000;
      expect(hours).to.be.within(1, 2);
    }
  });

  it('follow values inside of objects, and objects that are null', () => {
    const shops = defineTable({
      name: 'shops',
      seed: 1,
      fields: {
        home: { type: 'object', properties: { zip: { type: 'word' }, no: { type: 'integer' } } },
        label: { type: 'template', constraints: { template: '{home.zip}/{home.no}' } },
      },
    });

    expect(shops.factory().build({ home: { zip: 'a/b', no: 7 } }).label).to.equal('a/b/7');
    expect(shops.factory().build({ home: null } as never).label).to.equal(null);
  });

  it('keep their values where a given one has another type, or makes them impossible', () => {
    expect(changed({ quantity: 'many' } as never)).to.deep.equal({ quantity: 'many' });
    expect(changed({ other: 1 } as never)).to.deep.equal({ other: 1 });
    expect(changed({ price: undefined } as never)).to.deep.equal({ price: undefined });
    expect(changed({ ordered: '9999-12-31' })).to.deep.equal({ ordered: '9999-12-31' });
  });
});

describe('columns of a person with a given name', () => {
  const row = people.row(0);
  const owner = slugs(row.first_name, row.last_name);
  const number = row.login.replace(/^[a-z_]+/, '');

  it('follow a full name, and those of another person do not', () => {
    expect(changes(row, people.factory().build({ name: 'Ada Lovelace' }))).to.deep.include({
      name: 'Ada Lovelace',
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: renamed(row.email, owner, ['ada', 'lovelace']),
      login: `ada_lovelace${number}`,
    });
    const agent = people.factory().build({ agent_name: 'Zoë van Dyke' });

    expect(Object.keys(changes(row, agent))).to.deep.equal(['agent_name', 'agent_email']);
    const [first = '', last = ''] = row.agent_name.split(' ');
    expect(agent.agent_email).to.equal(
      renamed(row.agent_email, slugs(first, last), ['zoe', 'vandyke']),
    );
  });

  it('follow parts of a name, which come before a full name', () => {
    const named = people.factory().build({ last_name: 'Lovelace' });

    expect(named.name).to.equal(`${row.first_name} Lovelace`);
    expect(named.email).to.equal(renamed(row.email, owner, [owner[0], 'lovelace']));
    expect(people.factory().build({ name: 'A B', first_name: 'Cleo' }).email).to.equal(
      renamed(row.email, owner, ['cleo', 'b']),
    );
    expect(people.factory().build({ name: 'Cher' }).last_name).to.equal(row.last_name);
  });

  it('follow the gender, which follows a given name that the locale has for one gender', () => {
    for (const [gender, known] of [
      ['female', 'Shawna'],
      ['male', 'Wayne'],
    ] as const) {
      const built = people.factory().build({ gender });

      expect(built.email).to.equal(
        renamed(row.email, owner, slugs(built.first_name, built.last_name)),
      );
      expect(people.factory().build({ first_name: known }).gender).to.equal(gender);
    }
  });

  it('keep their values if the name is null or empty', () => {
    expect(changes(row, people.factory().build({ name: null } as never))).to.deep.equal({
      name: null,
    });
    expect(changes(row, people.factory().build({ first_name: '' }))).to.deep.equal({
      first_name: '',
    });
  });

  it('keep the number of a unique address, and ignore a unique name, which is of no person', () => {
    const accounts = defineTable({
      name: 'accounts',
      seed: 9,
      fields: {
        name: { type: 'name' },
        first_name: { type: 'first_name', constraints: { unique: true } },
        email: { type: 'email', constraints: { unique: true } },
      },
    });
    const { name, email } = accounts.row(0);
    const [first = '', last = ''] = name.split(' ');

    expect(accounts.factory().build({ name: 'Ada Lovelace' }).email).to.equal(
      renamed(email, slugs(first, last), ['ada', 'lovelace']),
    );
    expect(accounts.factory().build({ first_name: 'Ada' }).email).to.equal(email);
  });

  it('read other scripts, orders and notations of names', () => {
    const abroad = defineTable(
      {
        name: 'abroad',
        seed: 2,
        fields: {
          ru_name: { type: 'name', locale: 'ru' },
          ru_email: { type: 'email', locale: 'ru' },
          ja_name: { type: 'name', locale: 'ja' },
          ja_first_name: { type: 'first_name', locale: 'ja' },
          listed_name: { type: 'name', constraints: { format: 'last_first', prefix: true } },
          listed_first_name: { type: 'first_name' },
          listed_last_name: { type: 'last_name' },
        },
      },
      { locales: [ru, ja] },
    );
    const built = abroad.factory().build({
      ru_name: 'Ада Лавлейс',
      ja_name: '山田 太郎',
      listed_name: 'Dr. Lovelace, Ada',
    });

    expect(built.ru_email).to.match(addressOf(['ada', 'lavleys']));
    expect(built).to.include({
      ja_first_name: '太郎',
      listed_first_name: 'Ada',
      listed_last_name: 'Lovelace',
    });
  });
});

const homes = defineTable({
  name: 'homes',
  seed: 42,
  fields: {
    id: { type: 'sequence' },
    city: { type: 'city' },
    state: { type: 'state' },
    code: { type: 'state', constraints: { format: 'code' } },
    country: { type: 'country' },
    iso: { type: 'country_code' },
    zone: { type: 'timezone' },
    zip: { type: 'postal_code' },
    lat: { type: 'latitude' },
    address: { type: 'address', constraints: { full: true } },
    money: { type: 'currency' },
    company: { type: 'company' },
    other_city: { type: 'city' },
    other_state: { type: 'state' },
  },
});

describe('columns of a place with a given city', () => {
  const row = homes.row(0);
  const built = (given: Partial<typeof row>) => homes.factory().build(given);

  it('follow the largest city of the name, and those of another place do not', () => {
    const home = built({ city: 'Lyon' });

    expect(home).to.include({
      city: 'Lyon',
      state: 'Auvergne-Rhône-Alpes',
      code: 'ARA',
      country: 'France',
      iso: 'FR',
      zone: 'Europe/Paris',
      money: 'EUR',
    });
    expect(home.zip).to.match(/^\d{5}$/);
    expect(home.lat).to.be.closeTo(45.75, 0.05);
    expect(home.address).to.match(new RegExp(`^\\d+ \\D+, ${home.zip} Lyon, France$`));
    const { id, company, other_city, other_state } = row;
    expect(home).to.include({ id, company, other_city, other_state });
    expect(built({ other_city: 'Lyon' })).to.include({
      city: row.city,
      state: row.state,
      other_state: 'Auvergne-Rhône-Alpes',
    });
  });

  it('follow a state, a country, a time zone or a postal code among cities of one name', () => {
    expect(built({ city: 'Springfield' }).country).to.equal('United States');
    for (const [code, zip] of [
      ['IL', '62701'],
      ['MA', '01103'],
      ['MO', '65801'],
      ['OR', '97477'],
    ] as const) {
      const springfield = built({ city: 'Springfield', code });

      expect(springfield).to.include({ iso: 'US', code });
      expect(built({ city: 'Springfield', state: springfield.state }).code).to.equal(code);
      expect(built({ city: 'Springfield', zip })).to.include({ code });
    }
    expect(built({ city: 'Birmingham' }).iso).to.equal('GB');
    expect(built({ city: 'Birmingham', country: 'United States' }).code).to.equal('AL');
    expect(built({ city: 'Birmingham', iso: 'US' }).zone).to.equal('America/Chicago');
    expect(built({ city: 'Paris', zone: 'America/Chicago' }).code).to.equal('TX');
    expect(built({ city: 'Lyon', zip: '69002' }).address).to.match(/, 69002 Lyon, France$/);
  });

  it('follow a state, a country or a time zone without a city', () => {
    const texan = built({ state: 'Texas' });

    expect(texan).to.include({ code: 'TX', iso: 'US' });
    expect(texan.address).to.contain(`, ${texan.city}, TX ${texan.zip}, United States`);
    expect(built({ country: 'Japan' })).to.include({ iso: 'JP', money: 'JPY' });
    expect(built({ zone: 'Europe/Oslo' }).country).to.equal('Norway');
    const cities = homes.factory().buildMany(40, { iso: 'DE' });
    expect(new Set(cities.map(({ city }) => city)).size).to.be.above(10);
    expect(new Set(cities.map(({ country }) => country))).to.deep.equal(new Set(['Germany']));
  });

  it('prefer the countries of the table', () => {
    const american = defineTable(
      {
        name: 'american',
        seed: 1,
        locale: 'en_US',
        fields: {
          city: { type: 'city' },
          state: { type: 'state' },
          country: { type: 'country' },
          zip: { type: 'postal_code' },
        },
      },
      { locales: [en_US] },
    );

    expect(american.factory().build({ city: 'Paris' }).state).to.equal('Texas');
    expect(american.factory().build({ city: 'Paris', country: 'France' }).state).to.equal(
      'Île-de-France',
    );
    expect(american.factory().build({ city: 'Bath' }).zip).to.match(/^[A-Z]{1,2}\d/);
  });

  it('leave aside what no city fits', () => {
    expect(built({ city: 'Nowhere-on-Sea' })).to.deep.equal({ ...row, city: 'Nowhere-on-Sea' });
    expect(built({ city: 'Nowhere-on-Sea', iso: 'NO' }).country).to.equal('Norway');
    expect(built({ city: 'Lyon', iso: 'DE' })).to.include({ iso: 'DE', zone: 'Europe/Paris' });
    expect(built({ zip: '"' })).to.deep.equal({ ...row, zip: '"' });
    expect(built({ city: 'Lyon', zip: '"' }).address).to.match(/, \d{5} Lyon, France$/);
  });

  it('ignore a unique city, and a city of a least population, which are of other places', () => {
    const cities = defineTable({
      name: 'cities',
      seed: 3,
      fields: {
        unique: { type: 'city', constraints: { unique: true } },
        large: { type: 'city', constraints: { minPopulation: 1_000_000 } },
        country: { type: 'country' },
      },
    });
    const { country } = cities.row(0);

    expect(cities.factory().build({ unique: 'Lyon' }).country).to.equal(country);
    expect(cities.factory().build({ large: 'Lyon' }).country).to.equal(country);
  });
});

describe('a factory with given values', () => {
  it('gives functions the row that the changes before them have made', () => {
    const factory = orders.factory({
      traits: { bulk: { quantity: 100 }, half: ({ total }) => ({ price: Number(total) / 200 }) },
    });
    const { price } = orders.row(0);
    const { quantity, total } = factory.build('bulk', 'half');

    expect(quantity).to.equal(100);
    expect(total).to.be.closeTo((100 * price) / 2, 0.011);
  });

  it('computes each row of buildMany from its own values', () => {
    const many = people
      .factory()
      .buildMany(60, ({ first_name }) => ({ name: `${first_name} Byron` }));

    const rows = people.rows(60);
    expect(many.map(({ email }) => email)).to.deep.equal(
      rows.map(({ first_name, last_name, email }) =>
        renamed(email, slugs(first_name, last_name), slugs(first_name, 'Byron')),
      ),
    );
    expect(many.map(({ age }) => age)).to.deep.equal(rows.map(({ age }) => age));
  });

  it('has the rows of its own seed', () => {
    const factory = orders.factory({ seed: 'spring', offset: 7 });
    const { id, ...row } = orders.row(7, { seed: 'spring' });

    expect(factory.build({ id })).to.deep.equal({ id, ...row });
    expect(
      changes(orders.row(8, { seed: 'spring' }), factory.build({ ordered: '2026-01-01' })),
    ).to.deep.equal({ ordered: '2026-01-01', shipped: '2026-01-03' });
  });
});
