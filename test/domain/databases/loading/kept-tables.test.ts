import { expect } from 'chai';
import { keptColumns, withoutKept } from '../../../../src/domain/databases/loading/kept-tables.js';
import { column, foreignKey, table } from '../support/schemas.js';

const countries = table('countries');
const cities = table('cities', { foreignKeys: [foreignKey('countries')] });
const people = table('people', {
  foreignKeys: [
    foreignKey('countries'),
    foreignKey('cities'),
    { columns: ['a', 'b'], table: 'countries', references: ['a', 'b'], isDeferrable: false },
  ],
});
const schema = { tables: [countries, cities, people], missed: [] };
const kept = new Set(['countries']);

describe('the tables that stay as they are', () => {
  it('are asked for the columns to which other tables refer', () => {
    expect(keptColumns(schema, kept)).to.deep.equal(new Map([['countries', ['id']]]));
    expect(keptColumns(schema, new Set(['people']))).to.deep.equal(new Map());
    const coded = table('visits', {
      foreignKeys: [
        { columns: ['code'], table: 'countries', references: ['code'], isDeferrable: false },
      ],
    });
    expect(keptColumns({ ...schema, tables: [...schema.tables, coded] }, kept)).to.deep.equal(
      new Map([['countries', ['id', 'code']]]),
    );
    expect(keptColumns(schema, new Set(['countries', 'cities', 'people']))).to.deep.equal(
      new Map(),
    );
  });

  it('leave their keys as the values of the columns that refer to them', () => {
    const values = new Map([['countries', new Map([['id', ['7', '9']]])]]);

    const { tables } = withoutKept(schema, kept, values);

    expect(tables.map(({ name }) => name)).to.deep.equal(['cities', 'people']);
    expect(tables[0]?.foreignKeys).to.deep.equal([]);
    expect(tables[0]?.columns).to.deep.equal([
      column('id'),
      column('countries_id', { type: 'enum', values: ['7', '9'] }),
    ]);
    expect(tables[1]?.foreignKeys).to.deep.equal([foreignKey('cities')]);
    expect(tables[1]?.columns[2]).to.deep.equal(column('cities_id'));
  });

  it('are named where several columns refer to them', () => {
    expect(withoutKept(schema, kept, new Map()).missed).to.deep.equal([
      {
        table: 'people',
        text: 'FOREIGN KEY (a, b) REFERENCES countries',
        reason: 'it refers to rows that are there by several columns',
      },
    ]);
    expect(withoutKept(schema, new Set(), new Map()).missed).to.deep.equal([]);
  });

  it('keep the key of several columns of which one can be null, and thus refers to nothing', () => {
    const key = {
      columns: ['id', 'cities_id'],
      table: 'cities',
      references: ['a', 'b'],
      isDeferrable: false,
    };
    const [id, city] = [column('id'), column('cities_id', { isNullable: true })];
    const nullable = { ...table('people', { foreignKeys: [key] }), columns: [id, city] };
    const { tables, missed } = withoutKept(
      { tables: [cities, nullable], missed: [] },
      new Set(['cities']),
      new Map(),
    );

    expect(missed).to.deep.equal([]);
    expect(tables[0]?.foreignKeys).to.deep.equal([{ ...key, isKept: true }]);
  });
});
