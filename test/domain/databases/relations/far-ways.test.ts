import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import type { DatabaseTable } from '../../../../src/domain/databases/model/database-schema.js';
import { SchemaIndex } from '../../../../src/domain/databases/model/schema-index.js';
import { farWays } from '../../../../src/domain/databases/relations/far-ways.js';

const SCRIPT = `
create table firms (id int primary key);
create table buildings (id int primary key, firm_id int not null references firms);
create table floors (id int primary key, building_id int not null references buildings);
create table rooms (id int primary key, house_id int not null references buildings, owner_id int references firms);
create table desks (id int primary key, floor_id int not null references floors, room_id int not null references rooms);
`;

const schema = readDdl(SCRIPT);
const index = new SchemaIndex(schema);
const relations = new Map(
  schema.tables.map((table) => [
    table,
    table.foreignKeys.flatMap((key) => index.relation(table, key) ?? []),
  ]),
);

function waysOf(name: string): readonly string[] {
  const table = schema.tables.find((one) => one.name === name) as DatabaseTable;
  return farWays(table, (one) => relations.get(one) ?? []).map(({ names }) => names);
}

describe('ways over several references', () => {
  it('pass each table once, on a shortest way, over references that have a value', () => {
    expect(waysOf('desks')).to.deep.equal([
      'floor_id.building_id',
      'room_id.house_id',
      'floor_id.building_id.firm_id',
    ]);
  });

  it('have at least two references', () => {
    expect(waysOf('floors')).to.deep.equal(['building_id.firm_id']);
    expect(waysOf('buildings')).to.deep.equal([]);
  });
});
