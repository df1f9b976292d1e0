import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { engine } from '../../../support/tables.js';

const SCRIPT = `
create table organizations (id int primary key, name text not null);
create table countries (code char(2) primary key, name text);
create table users (id int primary key, organization_id int not null references organizations,
  country_code char(2) references countries);
create table statuses (id int primary key, organization_id int not null references organizations, name text);
create table projects (id int primary key, organization_id int not null references organizations,
  status_id int references statuses);
create table project_members (project_id int not null references projects, user_id int not null references users,
  primary key (project_id, user_id));
create table tasks (id int primary key, project_id int not null references projects, user_id int references users);
create table task_events (id bigint primary key, task_id int not null references tasks, user_id int references users);
create table notes (id int primary key, text text);
`;

const planOf = (options: { rows: number; mostRows?: number; rowsOf?: Map<string, number> }) => {
  const { rows } = setOfSchema(readDdl(SCRIPT), { ...options, engine });
  return new Map(rows.map((one) => [one.table, one]));
};

describe('the rows of tables', () => {
  it('follow from their role', () => {
    const plan = planOf({ rows: 1000 });
    const rows = (table: string): number => plan.get(table)?.rows ?? 0;
    expect(rows('countries')).to.equal(20);
    expect(rows('organizations')).to.equal(50);
    expect(rows('users')).to.equal(1000);
    expect(rows('notes')).to.equal(1000);
    expect(rows('task_events')).to.be.within(40_000, 60_000);
    expect(rows('project_members')).to.be.within(800, 2000);
    // Each organization has statuses of its own.
    expect(rows('statuses')).to.be.at.least(50);
    expect(rows('projects')).to.be.at.least(50);
  });

  it('say why they are as many', () => {
    const plan = planOf({ rows: 1000, rowsOf: new Map([['notes', 7]]) });
    const because = (table: string): string | undefined => plan.get(table)?.because;
    expect(because('countries')).to.equal('look-up');
    expect(because('organizations')).to.equal('tenant');
    expect(because('task_events')).to.match(/^event, \d+ to \d+ for each row of tasks$/);
    expect(because('tasks')).to.equal('');
    expect(because('notes')).to.equal('given');
    expect(plan.get('notes')?.rows).to.equal(7);
  });

  it('are given for a table alone, also if its rows follow another one', () => {
    const plan = planOf({ rows: 100, rowsOf: new Map([['task_events', 3000]]) });
    expect(plan.get('task_events')?.rows).to.be.within(2500, 3500);
    expect(plan.get('tasks')?.rows).to.equal(100);
  });

  it('are several for each row of a table that divides them, up to four times those asked for', () => {
    const rowsFor = (organizations: number): number | undefined =>
      planOf({ rows: 100, rowsOf: new Map([['organizations', organizations]]) }).get('users')?.rows;

    expect(rowsFor(50)).to.equal(100);
    expect(rowsFor(150)).to.equal(300);
    expect(rowsFor(250)).to.equal(400);
  });

  it('have a bound', () => {
    const all = [...planOf({ rows: 100, mostRows: 100 }).values()].map(({ rows }) => rows);
    expect(Math.max(...all)).to.be.at.most(200);
    expect(planOf({ rows: 1_000_000 }).get('countries')?.rows).to.equal(200);
  });
});
