import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { faultsOfSet, rowsOfTable } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';

const OWNERS = `create table owners (id int primary key, note text);
create table rooms (id int primary key, note text);`;

/** Tables whose keys hold a foreign key and what has fewer values than the table has rows. */
const KEYS: Readonly<Record<string, { readonly script: string; readonly key: readonly string[] }>> =
  {
    'values of a check': {
      script: `create table seats (id int primary key, owner_id int not null references owners,
        kind text not null check (kind in ('a', 'b', 'c')), unique (owner_id, kind));`,
      key: ['owner_id', 'kind'],
    },
    'values of an enum, without another key': {
      script: `create type kind as enum ('a', 'b', 'c', 'd', 'e');
        create table seats (owner_id int not null references owners, kind kind not null, primary key (kind, owner_id));`,
      key: ['owner_id', 'kind'],
    },
    'a foreign key that may be null': {
      script: `create table seats (id int primary key, owner_id int not null references owners, room_id int references rooms,
        unique (room_id, owner_id));`,
      key: ['owner_id', 'room_id'],
    },
    'foreign keys that may be null': {
      script: `create table seats (id int primary key, owner_id int references owners, room_id int references rooms);
        create unique index seats_once on seats (owner_id, room_id) where owner_id is not null;`,
      key: ['owner_id', 'room_id'],
    },
  };

const requestOf = (script: string): Json =>
  ({
    ...setOfSchema(readDdl(script), { rows: 120, engine }).request,
    seed: 7,
    format: 'json',
    sql: undefined,
  }) as unknown as Json;

describe('a foreign key of a key of several columns', () => {
  for (const [others, { script, key }] of Object.entries(KEYS)) {
    it(`repeats beside ${others}`, () => {
      const request = requestOf(`${OWNERS} ${script}`);
      expect(faultsOfSet(request)).to.deep.equal([]);
      const rows = rowsOfTable('seats', request);
      const different = (columns: readonly string[]): number =>
        new Set(rows.map((row) => JSON.stringify(columns.map((name) => row[name])))).size;
      expect(rows.length).to.be.at.least(100);
      for (const name of key) expect(different([name]), name).to.be.below(rows.length);
      const full = rows.filter((row) => !key.some((name) => row[name] === null));
      expect(
        new Set(full.map((row) => JSON.stringify(key.map((name) => row[name])))).size,
      ).to.equal(full.length);
    });
  }
});

/** Foreign keys beside others that a key does not have, or that a condition of an index keeps apart. */
const REPEATING: Readonly<Record<string, { readonly script: string; readonly column: string }>> = {
  'beside who granted it': {
    script: `create table owner_roles (id int primary key, granter_id int not null references owners,
      owner_id int not null references owners, role text not null check (role in ('a', 'b', 'c')), unique (owner_id, role));`,
    column: 'owner_id',
  },
  'if a text of the key can differ': {
    script: `create table halls (id int primary key, owner_id int not null references owners, unique (id, owner_id));
      create table shows (id int primary key, owner_id int not null references owners, unique (id, owner_id));
      create table seats (id int primary key, show_id int not null, owner_id int not null, hall_id int not null, label text not null,
        foreign key (show_id, owner_id) references shows (id, owner_id), foreign key (hall_id, owner_id) references halls (id, owner_id),
        unique (owner_id, show_id, hall_id, label));`,
    column: 'show_id',
  },
  'beside a number that differs in every row': {
    script: `create table owner_events (owner_id int not null references owners, number int not null unique, old_id smallint not null,
      primary key (old_id, number), unique (owner_id, number));`,
    column: 'owner_id',
  },
  'beside an enum of a key to which no table refers': {
    script: `create table seat_logs (id int primary key, code text not null);
      create type kind as enum ('a', 'b', 'c', 'd');
      create table seats (owner_id int not null references owners, kind kind not null, code text not null unique, primary key (owner_id, kind));
      alter table seat_logs add foreign key (code) references seats (code);`,
    column: 'owner_id',
  },
  'if rows can stay out of an index': {
    script: `create table seats (id int primary key, owner_id int not null references owners, is_main boolean not null);
      create unique index once on seats (owner_id, is_main) where is_main is true;`,
    column: 'owner_id',
  },
};

describe('a foreign key', () => {
  for (const [where, { script, column }] of Object.entries(REPEATING)) {
    it(`repeats ${where}`, () => {
      const request = requestOf(`${OWNERS} ${script}`);
      const table = [...script.matchAll(/create table (\w+)/g)].at(-1)?.[1];

      expect(faultsOfSet(request)).to.deep.equal([]);
      const rows = rowsOfTable(table ?? '', request);
      const values = rows.flatMap((row) => row[column] ?? []);
      expect(values.length).to.be.at.least(20);
      expect(new Set(values).size).to.be.below(values.length);
    });
  }
});

describe('a column called name', () => {
  it('has ids where foreign keys called user_id refer to it', () => {
    const request = requestOf(`create table users (name text primary key, full_name text not null);
      create table logins (id int primary key, user_id text not null references users (name));`);

    for (const { name, full_name } of rowsOfTable('users', request)) {
      expect(name).not.to.include(' ');
      expect(full_name).to.include(' ');
    }
  });
});

describe('a unique index over some rows whose columns follow from the parent', () => {
  it('leaves one row for each parent', () => {
    const script = `create table centers (id int primary key, note text);
      create table notes (id int primary key, center_id int not null references centers);
      create table note_answers (id int primary key, note_id int not null references notes, center_id int references centers, deleted_at timestamp);
      create unique index one on note_answers (note_id, center_id) where deleted_at is null;`;
    const rows = rowsOfTable('note_answers', requestOf(script));

    expect(rows.length).to.be.at.least(100);
    expect(new Set(rows.map(({ note_id: note }) => note)).size).to.equal(rows.length);
  });
});
