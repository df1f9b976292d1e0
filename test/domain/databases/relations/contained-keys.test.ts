import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { withContainedKeys } from '../../../../src/domain/databases/relations/contained-keys.js';

/** The foreign keys of a table of a script, such as "room -> rooms(id)". */
function keysOf(script: string, name: string): readonly string[] {
  const { tables } = withContainedKeys(readDdl(script, 'postgresql'));
  const found = tables.find((table) => table.name === name);
  return (found?.foreignKeys ?? []).map(
    ({ columns, table, references }) => `${columns} -> ${table}(${references})`,
  );
}

describe('the foreign keys that longer ones contain', () => {
  it('lead to the row that a column identifies alone, and on from there', () => {
    const script = `
      create table schools (id int primary key);
      create table rooms (id int primary key, school_id int references schools, unique (school_id, id));
      create table lessons (id int primary key, school_id int, room_id int,
        foreign key (school_id, room_id) references rooms (school_id, id));`;

    expect(keysOf(script, 'lessons')).to.deep.equal([
      'school_id,room_id -> rooms(school_id,id)',
      'school_id -> schools(id)',
      'room_id -> rooms(id)',
    ]);
  });

  it('do not let a column refer to itself', () => {
    const script = `
      create table methods (id int primary key, setting_id int);
      create table settings (id int primary key, method_id int references methods, unique (method_id, id));
      alter table methods add foreign key (id, setting_id) references settings (method_id, id);`;

    expect(keysOf(script, 'methods')).to.deep.equal([
      'id,setting_id -> settings(method_id,id)',
      'setting_id -> settings(id)',
    ]);
  });
});
