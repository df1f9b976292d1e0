import { expect } from 'chai';
import { catalogue } from '../../../src/domain/catalogue/catalogue.js';
import { searchCatalogue } from '../../../src/domain/catalogue/search-catalogue.js';
import { engine } from '../../support/tables.js';

const entries = catalogue(engine);
const found = (text: string): readonly string[] =>
  searchCatalogue(entries, text).map(({ type }) => type);

describe('a search for field types', () => {
  for (const [text, types] of [
    ['email', ['email']],
    ['zip code', ['postal_code']],
    ['money', ['price']],
    ['ip address', ['ipv4']],
    ['status changes', ['workflow']],
    ['sex', ['gender']],
    ['curr', ['currency']],
    ['hashes', ['hash']],
    ['Phone-Number', ['phone']],
    ['birthday of a person', ['birth_date']],
    ['latitude and longitude', ['coordinates', 'latitude', 'longitude']],
  ] as const) {
    it(`begins with ${types.join(', ')} for: ${text}`, () => {
      expect(found(text).slice(0, types.length)).to.have.members([...types]);
    });
  }

  it('puts a state that changes before one that is drawn alone, and the other way round', () => {
    expect(found('order status that changes over time').slice(0, 2)).to.deep.equal([
      ...['workflow', 'status'],
    ]);
    expect(found('order status')[0]).to.equal('status');
  });

  for (const text of ['qwv', 'xyzzy', 'of the', '', '?']) {
    it(`finds nothing for: ${text}`, () => {
      expect(found(text)).to.deep.equal([]);
    });
  }

  it('puts names and synonyms before descriptions', () => {
    const types = found('country');
    const named = types.filter((type) => type.includes('country'));

    expect(types.slice(0, named.length)).to.deep.equal(named);
    expect(types).to.include('nationality');
  });
});
