import { expect } from 'chai';
import { withFittingNames } from '../../../src/domain/hub/fitting-names.js';
import type { InferredTable } from '../../../src/domain/inference/index.js';
import { engine } from '../../support/tables.js';

const tableOf = (names: readonly string[]): InferredTable => ({
  fields: names.map((name) => ({ name, type: 'integer', constraints: {} })),
  correlate: [],
  even: true,
});

const named = (names: readonly string[], table: object) =>
  withFittingNames(tableOf(names), { ...table }, engine.formats).fields.map(({ name }) => name);

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

  it('are also cut where other columns refer to them', () => {
    const given = { columns: ['ok', long], rows: [] };
    const { fields, correlate } = withFittingNames(
      {
        fields: [
          ...tableOf([long, 'ok']).fields,
          { name: 'c', type: 'integer', constraints: { given } },
        ],
        correlate: [{ columns: [long, 'ok'], coefficient: 0.5 }],
        even: true,
      },
      dialect('postgresql'),
      engine.formats,
    );
    const short = 'ü'.repeat(31);

    expect(fields[2]?.constraints).to.deep.equal({ given: { ...given, columns: ['ok', short] } });
    expect(correlate).to.deep.equal([{ columns: [short, 'ok'], coefficient: 0.5 }]);
  });

  it('are also cut in formulas, templates and distances', () => {
    const column = (name: string, type: string, constraints: object) => ({
      name,
      type,
      constraints: { ...constraints },
    });
    const { fields } = withFittingNames(
      {
        fields: [
          ...tableOf([long]).fields,
          column('a', 'formula', { expression: `row["${long}"] + row["b"]` }),
          column('b', 'template', { template: `{${long}}` }),
          column('c', 'date', { after: { field: long, max: 0 } }),
        ],
        correlate: [],
        even: true,
      },
      dialect('postgresql'),
      engine.formats,
    );
    const short = 'ü'.repeat(31);

    expect(fields.slice(1).map(({ constraints }) => constraints)).to.deep.equal([
      { expression: `row["${short}"] + row["b"]` },
      { template: `{${short}}` },
      { after: { field: short, max: 0 } },
    ]);
  });

  it('stay as they are if another rule refuses them', () => {
    expect(named(['is 😀'], dialect('mysql'))).to.deep.equal(['is 😀']);
  });
});
