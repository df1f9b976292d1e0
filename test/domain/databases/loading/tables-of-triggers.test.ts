import { expect } from 'chai';
import { tablesOfTriggers } from '../../../../src/domain/databases/loading/tables-of-triggers.js';
import { SchemaIndex } from '../../../../src/domain/databases/model/schema-index.js';
import { emptyTables } from '../../../../src/domain/databases/relations/empty-tables.js';
import { table } from '../support/schemas.js';

/** The tables that a database leaves to triggers, which are those that a request leaves empty. */
function filledBy(...texts: readonly string[]): readonly string[] {
  const tables = ['films', 'titles', 'Words'].map((name) => table(name));
  const missed = texts.map((text) => ({ table: 'films', text, reason: 'a trigger' }));
  const schema = { tables, missed };
  const filled = [...tablesOfTriggers(schema)];
  const left = emptyTables(schema, new SchemaIndex(schema));

  expect(Array.from(left.keys(), ({ name }) => name)).to.deep.equal(filled);
  return filled;
}

describe('the tables that triggers fill', () => {
  for (const text of [
    'CREATE TRIGGER t AFTER INSERT\nBEGIN insert into titles (id) VALUES (NEW.id); END',
    'CREATE TRIGGER t AFTER INSERT\nINSERT IGNORE INTO `titles` VALUES (1)',
    'CREATE TRIGGER t AFTER INSERT\ninsert  ignore  into  titles VALUES (1)',
    'CREATE TRIGGER t AFTER INSERT\ninsert  or  replace  into\ttitles VALUES (1)',
    'CREATE TRIGGER t AFTER INSERT ON films\nINSERT OR REPLACE INTO "public"."titles" VALUES (1)',
  ]) {
    it(`are those of its statements: ${text.split('\n')[1]}`, () => {
      expect(filledBy(text)).to.deep.equal(['titles']);
    });
  }

  it('are several if its statements name them', () => {
    const text = 'CREATE TRIGGER t\nINSERT INTO titles VALUES (1); INSERT INTO [Words] VALUES (1)';

    expect(filledBy(text)).to.deep.equal(['titles', 'Words']);
  });

  it('are neither its own table nor one that the schema does not have', () => {
    const text = 'CREATE TRIGGER t\nINSERT INTO films VALUES (1); INSERT INTO elsewhere VALUES (1)';

    expect(filledBy(text)).to.deep.equal([]);
  });

  it('are not those of other parts', () => {
    expect(filledBy('CREATE RULE r AS ON INSERT TO films DO INSERT INTO titles')).to.deep.equal([]);
  });
});
