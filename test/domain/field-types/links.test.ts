import { expect } from 'chai';
import { constraintsOf } from '../../../src/domain/field-types/common-constraints.js';
import type { FieldType } from '../../../src/domain/field-types/field-type.js';
import { FIELD_TYPE_NAMES } from '../../../src/domain/field-types/index.js';
import { jsonColumn } from '../../../src/testing/json-rows.js';
import { isOwner } from '../../support/source-names.js';
import { cellsOf, fieldTypes, request, textOf } from '../../support/tables.js';
import { capacityOf } from '../generation/law-columns.js';

const facetTypes = FIELD_TYPE_NAMES.filter((type) => fieldTypes.get(type)?.facet !== undefined);

type Column = readonly [name: string, type: string, constraints?: object];

/** The parsed cells of the columns of one table. */
function columns(rows: number, ...wanted: readonly Column[]): readonly (readonly string[])[] {
  const fields = wanted.map(([name, type, constraints = {}]) => ({ name, type, constraints }));
  const text = textOf(request({ rows, fields }));
  return wanted.map(([name]) => jsonColumn(text, name).map((cell) => JSON.parse(cell) as string));
}

const LEGAL_FORM = / (?:Inc\.|LLC|Corp\.|Co\.|LP|LLP)$/;

describe('the constraint link', () => {
  it('is accepted by the types that show an entity', () => {
    expect(facetTypes).to.have.members([
      'review',
      'geohash',
      'ticket_subject',
      'ticket_description',
      'biography',
      'bank_reference',
      'lei',
      'name',
      'first_name',
      'last_name',
      'gender',
      'name_prefix',
      'username',
      'email',
      'phone',
      'job_title',
      'salary',
      'birth_date',
      'hire_date',
      'age',
      'national_id',
      'company',
      'tax_id',
      'department',
      'industry',
      'product_name',
      'product_category',
      'nationality',
      'address',
      'street_name',
      'city',
      'state',
      'postal_code',
      'country',
      'country_code',
      'continent',
      'latitude',
      'longitude',
      'coordinates',
      'timezone',
      'language',
      'currency',
      'url',
      'domain',
      'credit_card_number',
      'credit_card_expiry',
      'credit_card_cvv',
      'iban',
      'bic',
      'http_method',
      'http_status',
    ]);
  });

  for (const type of facetTypes) {
    it(`makes two ${type} columns agree under any names`, () => {
      const link = 'agent';
      // By default all rows have the language of the locale.
      const given = type === 'language' ? { country: 'world' } : {};
      const [one, same, other] = columns(
        200,
        ['a', type, { ...given, link }],
        ['b', type, { ...given, link }],
        ['c', type, given],
      );

      expect(one).to.deep.equal(same);
      expect(one).not.to.deep.equal(other);
    });

    it(`is by default the part before ${type} in the name of the column`, () => {
      const named = columns(
        200,
        [`agent_${type}`, type],
        [`Agent ${type}`, type],
        [`agent-${type}-2`, type],
        ['x', type, { link: 'agent' }],
      );

      expect(new Set(named.map((cells) => cells.join('\n'))).size).to.equal(1);
    });

    it(`is "row" for a ${type} column whose name contains no link`, () => {
      const named = columns(200, [type, type], ['x', type], ['y', type, { link: 'row' }]);

      expect(new Set(named.map((cells) => cells.join('\n'))).size).to.equal(1);
    });

    it(`leaves all values of a unique ${type} column different`, () => {
      const rows = Math.min(200, capacityOf({ type, constraints: {} }));
      const cells = cellsOf(type, { unique: true, link: 'a' }, { rows });

      expect(new Set(cells).size).to.equal(rows);
    });

    it(`has a description of unique that states whether a unique ${type} column still agrees`, () => {
      const rows = Math.min(200, capacityOf({ type, constraints: {} }));
      const shown = ['a', 'b'].map((link) =>
        cellsOf(type, { unique: true, link }, { rows }).join(),
      );
      const { unique } = constraintsOf(fieldTypes.get(type) as FieldType);

      const agreement = shown[0] === shown[1] ? 'no longer agrees' : 'still agrees';
      expect(unique?.description).to.contain(agreement);
    });
  }

  const defaults: readonly (readonly [name: string, type: string, link: string])[] = [
    ['customerEmail', 'email', 'customer'],
    ['customer_e_mail_address', 'email', 'customer'],
    ['billing city', 'city', 'billing'],
    ['Billing-City-Name', 'city', 'billing'],
    ['owner_phone_number', 'phone', 'owner'],
    ['full_name', 'name', 'row'],
    ['rename', 'name', 'row'],
    ['namely', 'name', 'row'],
    ['home_street_address', 'address', 'home'],
    ['billing_zip', 'postal_code', 'billing'],
    ['shopLat', 'latitude', 'shop'],
    ['shop_location', 'coordinates', 'shop'],
    ['origin country code', 'country_code', 'origin'],
    ['province', 'state', 'row'],
    ['supplier_website', 'url', 'supplier'],
    ['__name', 'name', 'row'],
    ['größe_name', 'name', 'größe'],
  ];
  for (const [name, type, link] of defaults) {
    it(`is ${link} for a ${type} column named ${name}`, () => {
      const [named, linked] = columns(200, [name, type], ['x', type, { link }]);

      expect(named).to.deep.equal(linked);
    });
  }

  it('gives customer and agent different names, each with the matching email address', () => {
    const [customers, agents, customerMails, agentMails] = columns(
      200,
      ['customer_name', 'name'],
      ['agent_name', 'name'],
      ['customer_email', 'email'],
      ['agent_email', 'email'],
    ) as [string[], string[], string[], string[]];

    expect(customerMails.filter((mail, i) => !isOwner(mail, customers[i] as string))).to.be.empty;
    expect(agentMails.filter((mail, i) => !isOwner(mail, agents[i] as string))).to.be.empty;
    expect(customers).not.to.deep.equal(agents);
  });

  it('keeps the person of a row in a unique email address', () => {
    const [names, mails] = columns(200, ['name', 'name'], ['email', 'email', { unique: true }]) as [
      string[],
      string[],
    ];

    expect(mails.filter((mail, i) => !isOwner(mail, names[i] as string))).to.be.empty;
  });

  it('gives web addresses and domains the same host', () => {
    const [urls, domains] = columns(
      200,
      ['url', 'url', { path_segments: 2 }],
      ['domain', 'domain'],
    ) as [string[], string[]];

    expect(urls.map((url) => new URL(url).host)).to.deep.equal(domains);
  });

  it('gives a web address the name of the company', () => {
    const [companies, urls] = columns(200, ['company', 'company'], ['url', 'url']) as [
      string[],
      string[],
    ];

    expect(urls.map((url) => url.replace(/^https:\/\/([a-z-]+)\..*$/, '$1'))).to.deep.equal(
      companies.map((company) =>
        company.replace(LEGAL_FORM, '').toLowerCase().replace(/'/g, '').replace(/[ &]+/g, '-'),
      ),
    );
  });

  it('gives the same companies with and without a suffix', () => {
    const [whole, bare] = columns(
      200,
      ['company', 'company'],
      ['b', 'company', { suffix: false, link: 'row' }],
    ) as [string[], string[]];

    expect(bare).to.deep.equal(whole.map((name) => name.replace(LEGAL_FORM, '')));
    expect(whole.filter((name) => LEGAL_FORM.test(name))).to.have.length.above(50);
  });

  it('makes the code of a card agree with its number, even for a given brand', () => {
    for (const constraints of [{}, { brand: 'amex' }, { brand: 'jcb' }]) {
      const [numbers, codes] = columns(
        200,
        ['card_number', 'credit_card_number', constraints],
        ['cvv', 'credit_card_cvv', constraints],
      ) as [string[], string[]];

      numbers.forEach((number, i) => {
        expect(codes[i]).to.have.length(/^3[47]/.test(number) ? 4 : 3);
      });
    }
  });
});
