import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { withoutSchemas } from '../../../../src/domain/databases/export/without-schemas.js';

describe('a schema without schemas', () => {
  const schema = readDdl(
    'CREATE TABLE sales.orders (id int PRIMARY KEY); CREATE TABLE lines (order_id int REFERENCES sales.orders (id));',
    'postgresql',
  );
  const namesOf = ({ tables }: typeof schema) =>
    tables.flatMap(({ name, foreignKeys }) => [name, ...foreignKeys.map(({ table }) => table)]);

  it('has them in the names of its tables where a database has none', () => {
    const names = ['sales_orders', 'lines', 'sales_orders'];
    expect(namesOf(withoutSchemas(schema, 'sqlite'))).to.deep.equal(names);
    expect(namesOf(withoutSchemas(schema, 'mysql'))).to.deep.equal(names);
  });

  it('stays as it is in its own dialect, and where a database has schemas', () => {
    expect(withoutSchemas(schema, 'postgresql')).to.equal(schema);
    expect(withoutSchemas(schema, 'sqlserver')).to.equal(schema);
    expect(withoutSchemas({ ...schema, dialect: 'sqlite' }, 'sqlite').tables).to.equal(
      schema.tables,
    );
  });
});
