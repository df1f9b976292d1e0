import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { everyOf } from '../../../support/every-of.js';
import { rowsOfTable } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';

describe('a check with alternatives, one of which gives a number to a foreign key', () => {
  it('is kept by the alternative in which the key is that of a row', () => {
    const script = `create table users (id int primary key, note text);
      create table guests (id int primary key, note text);
      create table comments (id int primary key, user_id int not null, guest_id int references guests,
        check (user_id = -1 and guest_id is not null or user_id > 0 and guest_id is null));`;
    const { request } = setOfSchema(readDdl(script), { rows: 50, engine });
    const rows = rowsOfTable('comments', {
      ...request,
      seed: 3,
      format: 'json',
      sql: undefined,
    } as unknown as Json);

    expect(
      everyOf(
        rows,
        ({ user_id: user, guest_id: guest }) => Number(user) > 0 && (guest ?? null) === null,
      ),
    ).to.equal(true);
  });
});
