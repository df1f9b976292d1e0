import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import * as domain from '../../src/domain/index.js';

const words = Object.freeze(['Ada', 'Grace', 'Mary', 'Emmy', 'Hedy']);

const lists = Object.fromEntries(domain.WORD_LISTS.map((list) => [list, words]));

const context: domain.DecodeContext = {
  vocabulary: domain.plainVocabulary([domain.plainLexicon('en', lists)]),
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
    const fields = [{ name: 'city', type: 'city' }];

    const lines = make({ rows: 100, format: 'csv', fields }).trimEnd().split('\r\n');

    expect(new Set(lines.slice(1))).to.deep.equal(new Set(words));
  });

  it('asks for a seed where a request names none', () => {
    const request = { rows: 10, fields: [{ name: 'id', type: 'uuid' }] };

    expect(make(request)).to.equal(make({ ...request, seed: 7 }));
    expect(make(request)).to.not.equal(make({ ...request, seed: 8 }));
  });

  it('lists every type in its catalogue, with an example of the given words', () => {
    const entries = domain.catalogue(context.vocabulary);

    expect(entries.map(({ type }) => type)).to.deep.equal(domain.FIELD_TYPE_NAMES);
    expect(words).to.include(entries.find(({ type }) => type === 'city')?.example);
  });
});
