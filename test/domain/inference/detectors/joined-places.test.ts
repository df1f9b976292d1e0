import { expect } from 'chai';
import type { InferredField } from '../../../../src/domain/inference/inferred-schema.js';
import type { Cell } from '../../../../src/domain/tables/table-sample.js';
import { english, request, textOf } from '../../../support/tables.js';
import { infer, many, sampleOf } from '../samples.js';
import { scattered } from './kind-cases.js';

const { countries = [], regions = [] } = english.places?.gazetteer ?? {};
const states = regions.filter(({ country }) => countries[country]?.alpha2 === 'US');

/** Names of towns of which no gazetteer knows all. */
const town = (i: number): string =>
  `${['North', 'Old', 'Lower', 'Port', 'Mount'][i % 5]} ${['Elm', 'Quill', 'Ash', 'Fern'][i % 4]}${['wick', 'dale', 'holt'][i % 3]}`;

const joined = (i: number, region: string): string => `${town(i)}, ${region}`;
const stateOf = (i: number) => states[scattered(i, states.length)] as (typeof states)[number];

function fieldsOf(cells: readonly Cell[], name = 'head office city'): readonly InferredField[] {
  return infer(sampleOf({ [name]: cells, n: many(cells.length, (i) => i) })).fields;
}

/** The values that are made like a column. */
function madeLike(cells: readonly Cell[]): readonly string[] {
  const [first, ...others] = fieldsOf(cells);
  const rows = JSON.parse(textOf(request({ rows: 200, fields: [first, ...others] })));
  return rows.map((row: Readonly<Record<string, string>>) => row['head office city']);
}

describe('a column of cities with their states or countries', () => {
  it('is made of both, which belong together', () => {
    const names = new Set(states.map(({ name }) => name));
    const made = madeLike(many(300, (i) => joined(i, stateOf(i).name)));

    for (const value of made) expect(names).to.include(value.split(', ')[1]);
    // Real cities: a state that is drawn by itself would leave most of them.
    const { cities } = english.places?.gazetteer ?? {};
    const real = new Set(
      cities?.names.map((name, i) => `${name}, ${regions[cities.regions[i] as number]?.name}`),
    );
    expect(made.filter((value) => !real.has(value))).to.deep.equal([]);
  });

  it('keeps the codes of states', () => {
    const codes = new Set(states.map(({ code }) => code));
    for (const value of madeLike(many(300, (i) => joined(i, stateOf(i).code)))) {
      expect(codes).to.include(value.split(', ')[1]);
    }
  });

  it('is made of cities of the whole world if countries stand behind them', () => {
    const cells = many(300, (i) =>
      joined(i, countries[scattered(i, countries.length)]?.name ?? ''),
    );
    const found = new Set(madeLike(cells).map((value) => value.split(', ')[1]));

    expect(found.size).to.be.above(10);
  });

  it('has the nulls of the sample', () => {
    const cells = many(300, (i) => (i % 3 === 0 ? '' : joined(i, stateOf(i).name)));

    expect(fieldsOf(cells)[0]).to.deep.include({
      type: 'template',
      constraints: {
        template: '{head office city city}, {head office city state}',
        null_rate: 0.3333,
      },
    });
  });

  it('is made of cities alone if its values have another form', () => {
    const alone = many(300, town);
    const districts = many(300, (i) => joined(i, `District ${town(i + 7)}`));

    for (const cells of [alone, districts]) expect(fieldsOf(cells)[0]?.type).to.equal('city');
  });

  it('is made of cities alone if a template cannot name its parts', () => {
    const cells = many(300, (i) => joined(i, stateOf(i).name));
    const fields = fieldsOf(cells, 'city {code}');

    expect(fields.map(({ name, type }) => [name, type])).to.deep.equal([
      ['city {code}', 'city'],
      ['n', 'sequence'],
    ]);
  });
});
