import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import type { DatabaseTable } from '../../../../src/domain/databases/model/database-schema.js';
import { choicesWithin } from '../../../../src/domain/databases/relations/choices-within.js';
import type { KeyTerms } from '../../../../src/domain/databases/relations/key-terms.js';
import type { RelationField } from '../../../../src/domain/databases/relations/relation-fields.js';

const { tables } = readDdl(`
  create table people (id int primary key, firm_id int);
  create table firms (id int primary key);
  create table follows (id int primary key, followed_id int not null, liked_id int);
`);
const [people, firms, follows] = tables as [DatabaseTable, DatabaseTable, DatabaseTable];
const rowsOf = (table: DatabaseTable): number => (table === firms ? 5 : 101);

/** The choices of a reference to people from a table whose rows follow another one, by the constraints of the reference. */
function choices(parent: DatabaseTable, constraints: object, name = 'followed_id'): number {
  const field = { name, relation: { target: people }, constraints } as unknown as RelationField;
  const ownerOf = () => firms;
  return choicesWithin(parent, field, follows, { rowsOf, ownerOf } as unknown as KeyTerms);
}

describe('the rows that a reference may choose for one parent', () => {
  it('are all of its table, but for the parent itself', () => {
    expect(choices(firms, {})).to.equal(101);
    expect(choices(people, {})).to.equal(100);
  });

  it('are a quarter of the mean of a group, as groups differ in size', () => {
    const where = { firm_id: 'firm_id' };

    expect(choices(people, { where, otherwise: 'any' })).to.equal(5);
    expect(choices(people, { where }, 'liked_id')).to.equal(5);
    expect(choices(people, { where })).to.equal(1);
  });
});
