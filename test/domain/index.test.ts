import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import * as domain from '../../src/domain/index.js';

const words = Object.freeze(['Ada', 'Grace', 'Mary', 'Emmy', 'Hedy']);

const lists = Object.fromEntries(domain.WORD_LISTS.map((list) => [list, words]));

const places = domain.plainPlaces(
  ['Bath', 'York'].map((name, i) => ({
    name,
    population: 1000 + i,
    latitude: 51 + i,
    longitude: -2,
    timezone: 'Europe/London',
    region: { code: `R${i}`, name: `Region of ${name}` },
    country: {
      ...{ alpha2: 'GB', alpha3: 'GBR', numeric: '826', name: 'United Kingdom' },
      ...{ continent: 'Europe', language: 'en', languageName: 'English', nationality: 'British' },
      postalLetters: 'ABC',
      postalCodes: { prefixes: ['BA', 'YO'], rest: '# #@@' },
    },
  })),
);

const context: domain.DecodeContext = {
  vocabulary: domain.plainVocabulary([domain.plainLexicon('en', lists, places)]),
  limits: { rows: domain.MAX_ROWS, cells: 1_000_000 },
  drawSeed: () => 7,
};

function make(input: unknown): string {
  const plan = E.chain((request: domain.GenerateRequest) =>
    domain.planTable(request, context.vocabulary),
  )(domain.decodeRequest(input, context));
  if (E.isLeft(plan)) throw new Error(JSON.stringify(plan.left));
  return Buffer.concat([...domain.encodeTable(plan.right)]).toString('utf8');
}

describe('the face of the domain', () => {
  it('has what a program needs to generate, and no more', () => {
    expect(Object.keys(domain)).to.have.members([
      'DIALECT_NAMES',
      'FIELD_TYPE_NAMES',
      'FORMAT_NAMES',
      'MAX_FIELDS',
      'MAX_ROWS',
      'WORD_LISTS',
      'catalogue',
      'decodeRequest',
      'encodeTable',
      'plainLexicon',
      'plainPlaces',
      'plainVocabulary',
      'planTable',
    ]);
  });

  it('names the types of the interface', () => {
    expect(domain.FIELD_TYPE_NAMES).to.include.members([
      ...['integer', 'float', 'string', 'name', 'email', 'phone', 'company', 'address'],
      ...['city', 'country', 'date', 'datetime', 'boolean', 'uuid', 'url', 'csat_score'],
    ]);
  });

  it('draws from the words that it is given', () => {
    const fields = [{ name: 'last_name', type: 'last_name' }];

    const lines = make({ rows: 100, format: 'csv', fields }).trimEnd().split('\r\n');

    expect(new Set(lines.slice(1))).to.deep.equal(new Set(words));
  });

  it('draws from the places that it is given', () => {
    const fields = [
      { name: 'city', type: 'city' },
      { name: 'state', type: 'state' },
    ];

    const lines = make({ rows: 100, format: 'csv', fields }).trimEnd().split('\r\n');

    expect(new Set(lines.slice(1))).to.deep.equal(
      new Set(['Bath,Region of Bath', 'York,Region of York']),
    );
  });

  it('refuses types of places where it is given none, and lists them in no catalogue', () => {
    const vocabulary = domain.plainVocabulary([domain.plainLexicon('en', lists)]);
    const request = { rows: 1, fields: [{ name: 'zip', type: 'postal_code' }] };
    const decoded = domain.decodeRequest(request, { ...context, vocabulary });

    expect(decoded).to.have.nested.property(
      'left.faults[0].message',
      'locale "en" has no places for postal_code: expected a vocabulary with places',
    );
    const types = domain.catalogue(vocabulary).map(({ type }) => type);
    expect(types).to.include('name').and.not.to.include.members(['postal_code']);
  });

  it('asks for a seed where a request names none', () => {
    const request = { rows: 10, fields: [{ name: 'id', type: 'uuid' }] };

    expect(make(request)).to.equal(make({ ...request, seed: 7 }));
    expect(make(request)).to.not.equal(make({ ...request, seed: 8 }));
  });

  it('lists every type in its catalogue, with an example of the given words', () => {
    const entries = domain.catalogue(context.vocabulary);

    expect(entries.map(({ type }) => type)).to.deep.equal(domain.FIELD_TYPE_NAMES);
    expect(words).to.include(entries.find(({ type }) => type === 'last_name')?.example);
  });
});
