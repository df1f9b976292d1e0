import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { rowsOfTable } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';
import { column, mapped, table } from '../support/models.js';

describe('texts with the check json_valid', () => {
  it('hold JSON, as those of MariaDB and of Django do', () => {
    const script = `create table t (id integer primary key, a longtext not null check (json_valid(\`a\`)),
      "b" text null check ((JSON_VALID("b") OR "b" IS NULL)), note text not null);`;
    const made = setOfSchema(readDdl(script), { rows: 50, engine });
    const input = { ...made.request, seed: 1, format: 'json', sql: undefined } as unknown as Json;

    expect(made.missed).to.deep.equal([]);
    for (const { a, b } of rowsOfTable('t', input)) {
      for (const cell of [a, b]) {
        if (typeof cell === 'string') expect(() => JSON.parse(cell)).not.to.throw();
        else expect(cell === null || typeof cell === 'object').to.equal(true);
      }
    }
  });
});

describe('columns of JSON', () => {
  const first = (of: string, name: string): unknown => {
    const { field } = mapped([table(of, [column(name, 'jsonb')])]);
    const choices: unknown = field(`${of}.${name}`).constraints?.choices;
    return Array.isArray(choices) ? JSON.parse(String(choices[0])) : undefined;
  };

  it('have the members that fit their table', () => {
    expect(first('orders', 'metadata')).to.have.property('coupon');
    expect(first('users', 'metadata')).to.have.property('newsletter');
    expect(first('photos', 'metadata')).to.have.property('width');
    expect(first('zones', 'metadata')).to.have.property('source');
  });

  it('have the members that the end of their name says', () => {
    expect(first('imports', 'last_error')).to.have.keys('code', 'message');
    expect(first('pages', 'title_translations')).to.include.keys('en', 'de');
    expect(first('comments', 'comment_json')).to.have.property('type', 'doc');
    expect(first('imports', 'column_mappings')).to.be.an('object');
  });
});
