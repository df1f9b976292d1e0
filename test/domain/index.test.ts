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
      ...{
        continent: 'Europe',
        language: 'en',
        languageName: 'English',
        nationality: 'British',
        currency: 'GBP',
      },
      postalLetters: 'ABC',
      postalCodes: { prefixes: ['BA', 'YO'], rest: '# #@@' },
    },
  })),
);

function engineOf(...lexicons: readonly domain.Lexicon[]): domain.TableEngine {
  return new domain.TableEngine(domain.builtInParts(domain.plainVocabulary(lexicons)));
}

const engine = engineOf(domain.plainLexicon('en', lists, places));

const terms: domain.RequestTerms = {
  limits: { rows: domain.MAX_ROWS, cells: 1_000_000 },
  drawSeed: () => 7,
};

function make(input: unknown): string {
  const plan = E.chain((request: domain.GenerateRequest) => engine.plan(request))(
    engine.decode(input, terms),
  );
  if (E.isLeft(plan)) throw new Error(JSON.stringify(plan.left));
  return Buffer.concat([...domain.encodeTable(plan.right)]).toString('utf8');
}

/** The functions that the records of extensions are made with. */
const TOOLS_OF_AUTHORS = [
  'choiceColumn',
  'decimalText',
  'drawnIndices',
  'drawnNumbers',
  'escapeText',
  'expecting',
  'fieldType',
  'flag',
  'integer',
  'literal',
  'number',
  'oneOf',
  'separatedBy',
  'sqlDialects',
  'text',
  'textColumn',
  'uneven',
  'whole',
  'withDefault',
  'words',
];

describe('the public interface of the domain', () => {
  it('exports exactly the names that a program needs to generate tables and to write extensions', () => {
    expect(Object.keys(domain)).to.have.members([
      'DIALECT_NAMES',
      'InferenceEngine',
      'TableEngine',
      'FIELD_TYPE_NAMES',
      'FORMAT_NAMES',
      'MAX_FIELDS',
      'MAX_ROWS',
      'WORD_LISTS',
      'builtInParts',
      'catalogue',
      'encodeTable',
      'plainLexicon',
      'plainPlaces',
      'plainVocabulary',
      ...TOOLS_OF_AUTHORS,
    ]);
  });

  it('lists the types of the specification', () => {
    expect(domain.FIELD_TYPE_NAMES).to.include.members([
      ...['integer', 'float', 'string', 'name', 'email', 'phone', 'company', 'address'],
      ...['city', 'country', 'date', 'datetime', 'boolean', 'uuid', 'url', 'csat_score'],
    ]);
  });

  describe('with a vocabulary that has no English', () => {
    const german = engineOf(domain.plainLexicon('de', lists));
    const request = { rows: 2, fields: [{ name: 'last_name', type: 'last_name' }] };
    const faultsOf = (input: unknown, engine = german): readonly domain.Fault[] => {
      const decoded = engine.decode(input, terms);
      return E.isLeft(decoded) && decoded.left.code === 'invalid_request'
        ? decoded.left.faults
        : [];
    };

    it('uses its first locale if a request has none', () => {
      const decoded = german.decode(request, terms);

      expect(decoded).to.have.nested.property('right.locale', 'de');
      expect(decoded).to.have.nested.property('right.fields[0].locale', 'de');
    });

    it('lists only the types that it has words for in the catalogue', () => {
      const types = domain.catalogue(german);

      expect(types.map(({ type }) => type))
        .to.include('last_name')
        .and.not.to.include('city');
      expect(types.find(({ type }) => type === 'last_name')).to.deep.include({ locales: ['de'] });
      expect(words).to.include(types.find(({ type }) => type === 'last_name')?.example);
    });

    it('names the accepted locales in the fault of an unknown locale', () => {
      expect(faultsOf({ ...request, locale: 'en' })).to.deep.equal([
        { path: '/locale', message: 'expected locale de, got "en"', expected: 'locale de' },
      ]);
    });

    it('names the missing word lists in the fault of a type', () => {
      const own = engineOf(domain.plainLexicon('de', { noun: words }));

      expect(faultsOf({ rows: 1, fields: [{ name: 'a', type: 'word' }] }, own)).to.deep.equal([
        {
          path: '/fields/0/type',
          message:
            'locale "de" has no values for word: expected a vocabulary with the lists adjective, verb',
          expected: 'a vocabulary with the lists adjective, verb',
        },
      ]);
    });

    it('reports no missing word lists if the locale of the request is unknown', () => {
      const own = engineOf(domain.plainLexicon('de', { noun: words }));
      const fields = [{ name: 'a', type: 'word' }];
      const faults = faultsOf({ rows: 1, locale: 'xx', fields }, own);

      expect(faults.map(({ path }) => path)).to.deep.equal(['/locale']);
    });

    it('throws if the vocabulary has no locale at all', () => {
      expect(() => faultsOf(request, engineOf())).to.throw(
        'a vocabulary needs at least one locale',
      );
    });
  });

  it('draws from the given words', () => {
    const fields = [{ name: 'last_name', type: 'last_name' }];

    const lines = make({ rows: 100, format: 'csv', fields }).trimEnd().split('\r\n');

    expect(new Set(lines.slice(1))).to.deep.equal(new Set(words));
  });

  it('draws from the given places', () => {
    const fields = [
      { name: 'city', type: 'city' },
      { name: 'state', type: 'state' },
    ];

    const lines = make({ rows: 100, format: 'csv', fields }).trimEnd().split('\r\n');

    expect(new Set(lines.slice(1))).to.deep.equal(
      new Set(['Bath,Region of Bath', 'York,Region of York']),
    );
  });

  it('refuses types of places without given places, and does not list them in the catalogue', () => {
    const placeless = engineOf(domain.plainLexicon('en', lists));
    const request = { rows: 1, fields: [{ name: 'zip', type: 'postal_code' }] };
    const decoded = placeless.decode(request, terms);

    expect(decoded).to.have.nested.property(
      'left.faults[0].message',
      'locale "en" has no places for postal_code: expected a vocabulary with places',
    );
    const types = domain.catalogue(placeless).map(({ type }) => type);
    expect(types).to.include('name').and.not.to.include.members(['postal_code']);
  });

  it('draws a seed if a request has none', () => {
    const request = { rows: 10, fields: [{ name: 'id', type: 'uuid' }] };

    expect(make(request)).to.equal(make({ ...request, seed: 7 }));
    expect(make(request)).to.not.equal(make({ ...request, seed: 8 }));
  });

  it('lists every type in its catalogue, with an example of the given words', () => {
    const entries = domain.catalogue(engine);

    const types = entries.filter(({ category }) => category !== 'relations');
    expect(types.map(({ type }) => type)).to.deep.equal(domain.FIELD_TYPE_NAMES);
    expect(words).to.include(entries.find(({ type }) => type === 'last_name')?.example);
  });
});
