import { expect } from 'chai';
import { everyOf } from '../../../support/every-of.js';
import { english, faultsOf, textOf } from '../../../support/tables.js';
import { infer, many, sampleOf } from '../samples.js';

const gazetteer = english.places?.gazetteer;
if (gazetteer === undefined) throw new Error('no places');
const { cities, countries, regions } = gazetteer;
const us = countries.findIndex(({ alpha2 }) => alpha2 === 'US');
const states = regions.filter(({ country }) => country === us).map(({ code }) => code);
const ROWS = 400;

const city = (i: number): string => cities.names[i] as string;
const state = (i: number): string => states[(i * 7) % states.length] as string;

/** The fields inferred from columns, and the rows generated from them. */
function inferred(columns: Readonly<Record<string, (i: number) => string>>) {
  const cells = Object.entries(columns).map(([name, of]) => [name, many(ROWS, of)] as const);
  const { fields } = infer(sampleOf(Object.fromEntries(cells)));
  const request = { rows: 200, seed: 1, fields };
  expect(faultsOf(request)).to.deep.equal([]);
  const rows = JSON.parse(textOf({ ...request, format: 'json' })) as unknown;
  const data = (Array.isArray(rows) ? rows : (rows as { data: unknown }).data) as readonly Readonly<
    Record<string, string>
  >[];
  return { fields, data };
}

describe('inferred places', () => {
  it('are all in the United States if a column contains its states', () => {
    const { fields, data } = inferred({
      city,
      state,
      zip: (i) => String(10_000 + i * 37),
    });

    expect(fields.map(({ type }) => type)).to.deep.equal(['city', 'state', 'postal_code']);
    expect(fields.map(({ constraints }) => constraints.country)).to.deep.equal(['US', 'US', 'US']);
    expect(everyOf(data, ({ zip = '' }) => /^\d{5}$/.test(zip))).to.equal(true);
  });

  it('are in the whole world if the countries are generated', () => {
    const { fields, data } = inferred({
      city,
      country: (i) => countries[i % countries.length]?.name ?? '',
    });

    expect(fields.map(({ type }) => type)).to.deep.equal(['city', 'country']);
    expect(fields.map(({ constraints }) => constraints.country)).to.deep.equal(['world', 'world']);
    expect(new Set(data.map(({ country }) => country)).size).to.be.above(30);
  });

  it('keep the states of the United States separate from generated countries', () => {
    const { fields } = inferred({
      country: (i) => countries[i % countries.length]?.name ?? '',
      state,
    });

    expect(fields.map(({ constraints: { country, link } }) => [country, link])).to.deep.equal([
      ['world', undefined],
      ['US', 'state'],
    ]);
  });

  it('with another link keep the countries of the locale', () => {
    const { fields } = inferred({ billing_state: state, shipping_city: city });

    expect(fields.map(({ constraints }) => constraints.country)).to.deep.equal(['US', undefined]);
  });
});
