import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { engine } from '../../../support/tables.js';

describe('checks of truths', () => {
  it('are read as MySQL writes them', () => {
    const script = `CREATE TABLE t (id int PRIMARY KEY,
      a tinyint(1) NOT NULL CHECK (\`a\` IN (0,1)), b tinyint(1) NOT NULL CHECK (b = 1),
      c boolean NOT NULL CHECK (c <> 0)) ENGINE=InnoDB;`;

    const { request, missed } = setOfSchema(readDdl(script), { rows: 10, engine });

    expect(missed).to.deep.equal([]);
    expect(request.tables[0]?.fields.map(({ type }) => type)).to.deep.equal([
      ...['sequence', 'boolean', 'constant', 'constant'],
    ]);
  });
});
