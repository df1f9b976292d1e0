import { expect } from 'chai';
import fc from 'fast-check';
import { always } from '../../support/always.js';
import { faultsOfSet, rowsOfTable } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';

const reference = (name: string, constraints: Json): Json => ({
  name,
  type: 'reference',
  constraints,
});
const id = { name: 'id', type: 'sequence' };
const sameTenant = { tenant_id: 'tenant_id' };

/** Tasks of projects of tenants. Tenant 21 to 40 have no project of their own. */
function tenants(task: readonly Json[], rows = 400): Json {
  return {
    seed: 7,
    tables: [
      { name: 'tenants', rows: 40, key: ['id'], fields: [{ name: 'id', type: 'uuid' }] },
      {
        name: 'projects',
        rows: 60,
        key: ['id'],
        fields: [
          id,
          reference('tenant_id', {
            table: 'tenants',
            weights: Array.from({ length: 20 }, () => 1),
          }),
        ],
      },
      {
        name: 'people',
        rows: 500,
        key: ['id'],
        fields: [
          id,
          reference('tenant_id', { table: 'tenants' }),
          reference('boss', { table: 'people', roots: 25, depth: 4, where: sameTenant }),
        ],
      },
      { name: 'tasks', rows, key: ['id'], fields: [id, ...task] },
    ],
  };
}

const TENANT = reference('tenant_id', { table: 'tenants' });

/** The rows of a table by their keys. */
function byId(table: string, input: Json): ReadonlyMap<unknown, Json> {
  return new Map(rowsOfTable(table, input).map((row) => [row.id, row]));
}

describe('where of a reference', () => {
  const request = tenants([
    TENANT,
    reference('project_id', { table: 'projects', where: sameTenant }),
    reference('person_id', { table: 'people', where: sameTenant, null_rate: 0.2 }),
  ]);

  it('chooses only rows with the same value', () => {
    const projects = byId('projects', request);
    const people = byId('people', request);
    const tasks = rowsOfTable('tasks', request);
    for (const { tenant_id: tenant, project_id: project, person_id: person } of tasks) {
      if (project !== null) expect(projects.get(project)?.tenant_id).to.equal(tenant);
      if (person !== null) expect(people.get(person)?.tenant_id).to.equal(tenant);
    }
    expect(tasks.filter((row) => row.person_id === null).length).to.be.within(50, 110);
  });

  it('chooses all of these rows alike', () => {
    const large = tenants(
      [TENANT, reference('project_id', { table: 'projects', where: sameTenant })],
      20_000,
    );
    const counts = new Map<unknown, number>();
    for (const { project_id: project } of rowsOfTable('tasks', large)) {
      counts.set(project, (counts.get(project) ?? 0) + 1);
    }
    const projects = rowsOfTable('projects', large);
    for (const { id: project, tenant_id: tenant } of projects) {
      const siblings = projects.filter((one) => one.tenant_id === tenant).length;
      expect(counts.get(project)).to.be.closeTo(500 / siblings, 6 * Math.sqrt(500 / siblings));
    }
  });

  it('is null where no row has the value, or any row by otherwise', () => {
    const having = new Set(rowsOfTable('projects', request).map((row) => row.tenant_id));
    for (const { tenant_id: tenant, project_id: project } of rowsOfTable('tasks', request)) {
      expect(project === null).to.equal(!having.has(tenant));
    }
    const any = { table: 'projects', where: sameTenant, otherwise: 'any' };
    const filled = rowsOfTable('tasks', tenants([TENANT, reference('project_id', any)]));
    expect(filled.filter((row) => row.project_id === null)).to.deep.equal([]);
  });

  describe('with fields in otherwise', () => {
    /** Seats in the 30 rooms of 3 floors. The 40 desks are in the first 6 rooms. */
    const office = (rows: Json, room: Json, desk: Json = {}): Json => ({
      seed: 5,
      tables: [
        { name: 'floors', rows: 3, key: ['id'], fields: [id] },
        {
          name: 'rooms',
          rows: 30,
          key: ['id'],
          fields: [id, reference('floor', { table: 'floors' })],
        },
        {
          name: 'desks',
          rows: 40,
          key: ['id'],
          fields: [
            id,
            reference('room', { table: 'rooms', weights: [1, 1, 1, 1, 1, 1] }),
            { name: 'floor', type: 'copy', constraints: { through: 'room', field: 'floor' } },
          ],
        },
        {
          name: 'seats',
          ...rows,
          fields: [
            reference('room', room),
            reference('desk', {
              table: 'desks',
              where: { room: 'room.id' },
              otherwise: { floor: 'room.floor' },
              ...desk,
            }),
          ],
        },
      ],
    });

    /** For each seat, whether its desk is in its room or on its floor, and whether there are `least` such desks. */
    const judged = (input: Json, least: number) => {
      const [rooms, desks] = [byId('rooms', input), byId('desks', input)];
      const having = (name: string, value: unknown) =>
        [...desks.values()].filter((desk) => desk[name] === value).length >= least;
      return rowsOfTable('seats', input).map(({ room, desk }) => {
        const floor = rooms.get(room)?.floor;
        const [hasRoom, hasFloor] = [having('room', room), having('floor', floor)];
        const wanted = hasRoom ? 'room' : hasFloor ? 'floor' : 'any';
        const own = desks.get(desk);
        const isRight =
          wanted === 'any' ? own !== undefined : own?.[wanted] === { room, floor }[wanted];
        return { room, desk, wanted, isRight };
      });
    };

    it('takes rows with the other values in common before any', () => {
      const input = office({ rows: 300 }, { table: 'rooms' });
      const found = judged(input, 1);

      expect(found.filter(({ isRight }) => !isRight)).to.deep.equal([]);
      expect(found.filter(({ wanted }) => wanted === 'room').length).to.be.above(30);
      expect(found.filter(({ wanted }) => wanted === 'floor').length).to.be.above(100);
      expect(rowsOfTable('seats', input, { offset: 50, rows: 9 })).to.deep.equal(
        rowsOfTable('seats', input).slice(50, 59),
      );
    });

    it('takes all rows of a parent from those with the other values where too few agree in all', () => {
      const per = { table: 'rooms', count: 4 };
      const found = judged(office({ per }, {}, { distinct_within: 'room' }), 4);

      expect(found.filter(({ isRight }) => !isRight)).to.deep.equal([]);
      expect(found.filter(({ wanted }) => wanted === 'floor').length).to.be.above(30);
      const pairs = found.map(({ room, desk }) => JSON.stringify([room, desk]));
      expect(new Set(pairs).size).to.equal(found.length);
    });
  });

  it('takes a dotted name, and several fields', () => {
    const input = tenants([
      reference('project_id', { table: 'projects' }),
      reference('person_id', { table: 'people', where: { tenant_id: 'project_id.tenant_id' } }),
      reference('peer', {
        table: 'people',
        where: { tenant_id: 'person_id.tenant_id', boss: 'person_id.boss' },
      }),
    ]);
    const projects = byId('projects', input);
    const people = byId('people', input);
    const tasks = rowsOfTable('tasks', input);
    for (const { project_id: project, person_id: person, peer } of tasks) {
      expect(people.get(person)?.tenant_id).to.equal(projects.get(project)?.tenant_id);
      // A person without a boss has no peers: null equals nothing.
      if (people.get(person)?.boss === null) expect(peer).to.equal(null);
      else expect(people.get(peer)?.boss).to.equal(people.get(person)?.boss);
    }
  });

  it('makes trees within the rows with the same value', () => {
    const people = rowsOfTable('people', request);
    const known = byId('people', request);
    for (const { id: own, boss, tenant_id: tenant } of people) {
      if (boss === null) continue;
      expect(known.get(boss)?.tenant_id).to.equal(tenant);
      expect(boss).to.be.lessThan(own as number);
    }
    const roots = people.filter(({ boss }) => boss === null);
    expect(new Set(roots.map((row) => row.tenant_id)).size).to.equal(40);
    expect(roots.length).to.be.within(40, 60);
  });

  it('takes each row once with unique, and is null where rows with the value are used up', () => {
    const desk = reference('desk', { table: 'people', where: sameTenant, unique: true });
    const input = tenants([TENANT, desk], 600);
    const people = byId('people', input);
    const tasks = rowsOfTable('tasks', input);
    const count = (rows: Iterable<Json>, tenant: unknown): number =>
      [...rows].filter((row) => row.tenant_id === tenant).length;
    const taken = tasks.filter((row) => row.desk !== null);
    expect(new Set(taken.map((row) => row.desk)).size).to.equal(taken.length);
    for (const row of taken) expect(people.get(row.desk)?.tenant_id).to.equal(row.tenant_id);
    for (const tenant of new Set(tasks.map((row) => row.tenant_id))) {
      const possible = Math.min(count(tasks, tenant), count(people.values(), tenant));
      expect(count(taken, tenant)).to.equal(possible);
    }
    expect(rowsOfTable('tasks', input, { offset: 300, rows: 9 })).to.deep.equal(
      tasks.slice(300, 309),
    );
  });

  it('keeps rows different for a parent where other rows than those with the value are needed', () => {
    const input: Json = {
      seed: 5,
      tables: [
        {
          name: 'teams',
          rows: 30,
          key: ['id'],
          fields: [id, reference('room', { table: 'rooms' })],
        },
        { name: 'rooms', rows: 10, key: ['id'], fields: [id] },
        {
          name: 'desks',
          rows: 25,
          key: ['id'],
          fields: [id, reference('room', { table: 'rooms' })],
        },
        {
          name: 'seats',
          per: { table: 'teams', count: 4 },
          fields: [
            { name: 'team', type: 'reference' },
            reference('desk', {
              table: 'desks',
              where: { room: 'team.room' },
              otherwise: 'any',
              distinct_within: 'team',
            }),
          ],
        },
      ],
    };
    const teams = byId('teams', input);
    const desks = byId('desks', input);
    const seats = rowsOfTable('seats', input);
    for (const team of teams.values()) {
      const own = seats.filter((seat) => seat.team === team.id).map((seat) => seat.desk);
      expect(new Set(own).size).to.equal(4);
      const inRoom = (desk: unknown): boolean => desks.get(desk)?.room === team.room;
      const all = [...desks.keys()].filter(inRoom).length;
      expect(own.filter(inRoom).length).to.equal(Math.min(4, all));
    }
  });

  it('differs for a parent of its own table, which it leaves out, among the rows with the value and the others', () => {
    const pairs = (count: number, otherwise: string): Json => ({
      seed: 5,
      tables: [
        { name: 'teams', rows: 9, key: ['id'], fields: [id] },
        {
          name: 'people',
          rows: 40,
          key: ['id'],
          fields: [id, reference('team', { table: 'teams' })],
        },
        {
          name: 'pairs',
          per: { table: 'people', count },
          fields: [
            { name: 'person', type: 'reference' },
            reference('friend', {
              table: 'people',
              where: { team: 'person.team' },
              otherwise,
              distinct_within: 'person',
            }),
          ],
        },
      ],
    });
    for (const [count, otherwise] of [
      [7, 'any'],
      [39, 'any'],
      [7, 'null'],
    ] as const) {
      const input = pairs(count, otherwise);
      const people = byId('people', input);
      const found = rowsOfTable('pairs', input);
      for (const person of people.values()) {
        const friends = found.filter((row) => row.person === person.id).map((row) => row.friend);
        const mates = friends.filter((friend) => people.get(friend)?.team === person.team);
        const team = [...people.values()].filter(({ team }) => team === person.team);
        expect(mates.length).to.equal(Math.min(count, team.length - 1));
        const given = friends.filter((friend) => friend !== null);
        expect(given).not.to.include(person.id);
        expect(new Set(given).size).to.equal(otherwise === 'any' ? count : mates.length);
      }
    }
  });

  it('has the same rows in any window', () => {
    for (const table of ['tasks', 'people']) {
      const all = rowsOfTable(table, request);
      always(fc.nat(all.length - 8), 15, (offset) => {
        const window = rowsOfTable(table, request, { offset, rows: 7 });
        expect(window).to.deep.equal(all.slice(offset, offset + 7));
      });
    }
  });

  it('needs a table, known fields, comparable values and no circle', () => {
    const faultsOf = (...task: readonly Json[]): readonly string[] =>
      faultsOfSet(tenants(task)).map(({ path, message }) => `${path}: ${message}`);
    const at = '/tables/3/fields/2/constraints/where';
    const where = (given: Json): Json =>
      reference('project_id', { table: 'projects', where: given });

    expect(faultsOf(TENANT, where({ tenant_id: 'tenant' }))[0]).to.match(
      new RegExp(`^${at}/tenant_id: unknown field "tenant"`),
    );
    expect(faultsOf(TENANT, where({ tenants: 'tenant_id' }))[0]).to.match(
      new RegExp(`^${at}/tenants: unknown field "tenants"`),
    );
    expect(faultsOf(TENANT, where({}))[0]).to.match(new RegExp(`^${at}: expected an object of 1`));
    expect(faultsOf(TENANT, where({ id: 'tenant_id' }))).to.deep.equal([
      `${at}/id: expected a field that holds numbers as "id" of the other table does, but "tenant_id" holds texts`,
    ]);
    const unique = { table: 'people', where: sameTenant, unique: true };
    for (const otherwise of ['any', sameTenant]) {
      expect(faultsOf(TENANT, reference('desk', { ...unique, otherwise }))[0]).to.match(
        /with unique, rows without one are null/,
      );
    }
    const alone = reference('project_id', { table: 'projects', otherwise: sameTenant });
    expect(faultsOf(TENANT, alone)[0]).to.match(/\/otherwise: fields need where/);
    const of = (otherwise: Json) =>
      reference('project_id', { table: 'projects', where: sameTenant, otherwise });
    expect(faultsOf(TENANT, of({ tenants: 'tenant_id' }))[0]).to.match(
      /\/otherwise\/tenants: unknown field "tenants"/,
    );
    expect(faultsOf(TENANT, of({ id: 'tenant_id' }))[0]).to.match(
      /\/otherwise\/id: expected a field that holds numbers/,
    );
    const dotted = { ...unique, where: { tenant_id: 'project_id.tenant_id' } };
    const project = reference('project_id', { table: 'projects' });
    expect(faultsOf(project, reference('desk', dotted))[0]).to.match(/add a hidden copy/);
    const [circle] = faultsOf(reference('boss', { table: 'tasks', where: { boss: 'boss' } }));
    expect(circle).to.match(/circle/);
    const [follower] = faultsOfSet({
      tables: [
        { name: 'a', rows: 2, key: ['id'], fields: [id] },
        {
          name: 'b',
          per: { table: 'a', count: 1 },
          fields: [id, { name: 'a', type: 'reference', constraints: { where: { id: 'id' } } }],
        },
      ],
    });
    expect(follower?.message).to.equal('where needs table, since a field without it follows per');
  });

  it('is refused where the other table has too many rows to search', () => {
    const input = tenants([TENANT, reference('person_id', { table: 'people', where: sameTenant })]);
    const tables = (input.tables as readonly Json[]).map((table) =>
      table.name === 'people' ? { ...table, rows: 1e12 } : table,
    );
    const [fault] = faultsOfSet({ ...input, tables, table: 'tasks' });
    expect(fault?.message).to.match(
      /fewer rows to the tables that where searches, or to those with totals$/,
    );
  });
});
