import { expect } from 'chai';
import { withFittingNames } from '../../../src/domain/hub/fitting-names.js';
import { engine } from '../../support/tables.js';

const named = (names: readonly string[], table: object) =>
  withFittingNames(
    names.map((name) => ({ name })),
    { ...table },
    engine.formats,
  ).map(({ name }) => name);

const long = 'ü'.repeat(40);
const dialect = (name: string) => ({ format: 'sql', sql: { dialect: name } });

describe('the names of the columns of a clone', () => {
  it('are cut between two characters for a database that refuses them, and stay different', () => {
    expect(named([long, `${long}!`, 'ok'], dialect('postgresql'))).to.deep.equal([
      'ü'.repeat(31),
      `${'ü'.repeat(30)}_2`,
      'ok',
    ]);
  });

  it('stay as they are for every other database and format', () => {
    for (const table of [
      {},
      { format: 'csv' },
      { format: '?' },
      dialect('sqlite'),
      dialect('mysql'),
    ]) {
      expect(named([long], table)).to.deep.equal([long]);
    }
  });

  it('stay as they are if another rule refuses them', () => {
    expect(named(['is 😀'], dialect('mysql'))).to.deep.equal(['is 😀']);
  });
});
