import { expect } from 'chai';
import { tablesOfTriggers } from '../../../src/domain/databases/loading/tables-of-triggers.js';
import { table } from './support/schemas.js';

function filledBy(...texts: readonly string[]): readonly string[] {
  const tables = ['films', 'titles', 'Words'].map((name) => table(name));
  const missed = texts.map((text) => ({ table: 'films', text, reason: 'a trigger' }));
  return [...tablesOfTriggers({ tables, missed })];
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

  it('are neither its own table nor one that the schema does not have', () => {
    const text = 'CREATE TRIGGER t\nINSERT INTO films VALUES (1); INSERT INTO elsewhere VALUES (1)';

    expect(filledBy(text)).to.deep.equal([]);
  });

  it('are not those of other parts', () => {
    expect(filledBy('CREATE RULE r AS ON INSERT TO films DO INSERT INTO titles')).to.deep.equal([]);
  });
});
