import { expect } from 'chai';
import { cycle, inferOne, many } from '../samples.js';

const UNCOMMON = [
  'Xochiquetzal Brzezicki',
  'Thandolwenkosi Oyelaran',
  'Ingibjörg Þorvaldsdóttir',
  'Quillon Featherstonehaugh',
  'Zbysława Wójtowiczówna',
  'Ottavianna Scognamiglio',
  'Mbuyiselo van Wyngaardt',
  'Tuğçenur Kılıçdaroğlu',
  'Eszmeralda Szigethváry',
  'Oluwaseyifunmi Adebisi',
  'Ruaridh Mac Giolla',
  'Siobhra Uí Dhomhnaill',
];

const things: Readonly<Record<string, readonly string[]>> = {
  states: ['Late Delivery', 'Lost Parcel', 'Wrong Address', 'Broken Seal', 'Early Return'],
  'kinds that share a word': ['Adelie Penguin', 'Gentoo Penguin', 'Chinstrap Penguin'],
  cities: ['Salt Lake City', 'Santa Monica', 'Long Beach', 'San Diego', 'New Orleans'],
  companies: ['Acme Holdings', 'Brixby Bank', 'Corvid Systems', 'Dunlop Ltd', 'Elko Partners'],
  jobs: ['Data Scientist', 'Sales Manager', 'Head Nurse', 'Truck Driver', 'Tax Consultant'],
};

describe('full names that are on no list', () => {
  it('are names under any header, whether they repeat or not', () => {
    const once = many(
      120,
      (i) => `${UNCOMMON[i % 12]?.split(' ')[0]}${'abcdefghij'[i % 10]} Qux${'aeiou'[i % 5]}rt`,
    );
    for (const cells of [cycle(240, UNCOMMON), once]) {
      const { field, summary } = inferOne('x1', cells);

      expect(summary.kind).to.equal('name');
      expect(UNCOMMON.filter((name) => JSON.stringify(field).includes(name))).to.deep.equal([]);
    }
  });

  for (const [what, values] of Object.entries(things)) {
    it(`are not found in ${what}`, () => {
      expect(inferOne('x1', cycle(200, values)).summary.kind).not.to.equal('name');
    });
  }

  it('are not found under a header for things', () => {
    expect(inferOne('ship_type', cycle(240, UNCOMMON)).summary.kind).to.equal('choice');
  });

  it('are not found among places that are partly called after people', () => {
    const values = ['Charlotte Field', 'Jackson Strip', 'Rosa Landing', 'Northern Strip'];
    const others = ['Old Mill Field', 'Harbour Strip', 'Granite Field', 'Upper Lake Landing'];
    const cells = cycle(400, [...values, ...others]);

    expect(inferOne('Airport Name', cells).summary.kind).to.equal('choice');
    expect(inferOne('Name', cells).summary.kind).to.equal('name');
  });
});

describe('given names that are on no list', () => {
  const given = UNCOMMON.map((name) => name.split(' ')[0] ?? '');

  it('do not leave under a header for given names', () => {
    for (const header of ['first_name', 'Given Name', 'forename']) {
      const { field, summary } = inferOne(header, cycle(360, given));

      expect(summary.kind, header).to.equal('first_name');
      expect(given.filter((name) => JSON.stringify(field).includes(name))).to.deep.equal([]);
    }
  });

  it('are not what sorts people, whatever the header says', () => {
    for (const values of [
      ['Delivery', 'Collection', 'Payment', 'Shipment', 'Insurance', 'Return'],
      ['A', 'B', 'C', 'D'],
      ['NORTH', 'SOUTH', 'EAST'],
    ]) {
      expect(inferOne('first_name', cycle(300, values)).summary.kind).to.equal('choice');
    }
  });
});

describe('names under a header that says they are those of people', () => {
  const single = ['Ngozi', 'chidinma', 'OLUWASEYI', 'Xochitl', 'Tadesse', 'Zbysława'];
  const logins = ['ngz_99', 'night.owl', 'xochitl', 'quokka7', 'tadesse_b'];

  for (const header of [
    ...['patient', 'Customer', 'employees', 'client', 'Owner', 'kunde', 'SALES_REP', 'author'],
    ...['nick', 'nickname', 'gamertag', 'alias', 'screen_name', 'user', 'first_name', 'Vorname'],
  ]) {
    it(`do not leave: ${header}`, () => {
      for (const values of [single, logins, ['Anna', 'Bob'], ['Ngozi'], ['Grant', 'Emily']]) {
        const { field, summary } = inferOne(header, cycle(360, values));

        const leaves = (value: string) => JSON.stringify({ field, summary }).includes(value);
        expect(values.filter(leaves)).to.deep.equal([]);
      }
    });
  }

  it('are what sorts people if no value is a name', () => {
    for (const values of [
      ['new', 'returning'],
      ['Inpatient', 'Outpatient'],
      ['Yes', 'No'],
    ]) {
      expect(inferOne('patient', cycle(300, values)).summary.kind).not.to.equal('name');
      expect(JSON.stringify(inferOne('customer type', cycle(300, single)).field)).to.contain(
        'Ngozi',
      );
    }
    expect(inferOne('customer', cycle(300, ['new', 'returning'])).field.type).to.equal('choice');
  });
});
