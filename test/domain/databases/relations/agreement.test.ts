import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { faultsOfSet, rowsOfTable } from '../../../support/sets.js';
import { engine, type Json } from '../../../support/tables.js';

const SCRIPT = `
create table organizations (id int primary key, name text not null);
create table users (id uuid primary key, organization_id int not null references organizations,
  email text not null unique);
create table projects (id int primary key, organization_id int not null references organizations,
  created_by uuid not null references users);
create table milestones (id int primary key, project_id int not null references projects);
create table tasks (id int primary key, organization_id int not null references organizations,
  project_id int not null references projects, assignee_id uuid references users,
  milestone_id int references milestones, parent_id int references tasks);
create table comments (id int primary key, organization_id int not null references organizations,
  task_id int not null references tasks, user_id uuid not null references users);
create table labels (id int primary key, organization_id int not null references organizations,
  name text not null, unique (organization_id, name));
create table task_labels (task_id int not null references tasks, label_id int not null references labels,
  primary key (task_id, label_id));
create table posts (id int primary key, user_id uuid not null references users);
create table likes (id int primary key, post_id int not null references posts, user_id uuid not null references users);
create table revisions (id int primary key, post_id int not null references posts, user_id uuid not null references users);
`;

/** The rows of the tables by name. */
function rowsOf(script: string, rows = 600): (table: string) => readonly Json[] {
  const { request } = setOfSchema(readDdl(script), { rows, engine });
  const input = { ...request, seed: 3, format: 'json', sql: undefined } as unknown as Json;
  return (table) => rowsOfTable(table, input);
}

describe('the foreign keys of a schema', () => {
  const table = rowsOf(SCRIPT);
  const byId = (name: string) => new Map(table(name).map((row) => [row.id, row]));

  /** The share of the rows in which a column has the value that the row of a reference has; nulls are left out. */
  const agreeing = (name: string, column: string, way: string, target: string, shown = column) => {
    const targets = byId(target);
    const rows = table(name).filter((row) => row[way] !== null && row[column] !== null);
    expect(rows.length, name).to.be.at.least(50);
    return (
      rows.filter((row) => targets.get(row[way])?.[shown] === row[column]).length / rows.length
    );
  };

  it('lead to the same tenant on all ways', () => {
    for (const [name, way, target] of [
      ['tasks', 'project_id', 'projects'],
      ['tasks', 'assignee_id', 'users'],
      ['tasks', 'parent_id', 'tasks'],
      ['comments', 'task_id', 'tasks'],
      ['comments', 'user_id', 'users'],
    ] as const) {
      expect(agreeing(name, 'organization_id', way, target), `${name}.${way}`).to.be.at.least(0.99);
    }
    expect(agreeing('projects', 'organization_id', 'created_by', 'users')).to.equal(1);
    expect(agreeing('tasks', 'project_id', 'milestone_id', 'milestones')).to.equal(1);
  });

  it('lead to the same tenant where the table itself has none', () => {
    const [tasks, labels] = [byId('tasks'), byId('labels')];
    const links = table('task_labels');
    const agree = links.filter(
      ({ task_id: task, label_id: label }) =>
        tasks.get(task)?.organization_id === labels.get(label)?.organization_id,
    );
    expect(agree.length / links.length).to.be.at.least(0.99);
    expect(new Set(links.map((row) => JSON.stringify(row))).size).to.equal(links.length);
  });

  it('find a row of each tenant in small tables between others', () => {
    const between = rowsOf(`
      create table tenants (id int primary key);
      create table projects (id int primary key, tenant_id int not null references tenants);
      create table boards (id int primary key, tenant_id int not null references tenants,
        project_id int not null references projects);
      create table statuses (id int primary key, tenant_id int not null references tenants, name text);
      create table desks (id int primary key, tenant_id int not null references tenants);
      create table tasks (id int primary key, tenant_id int not null references tenants,
        project_id int not null references projects, board_id int not null references boards,
        status_id int not null references statuses, desk_id int unique references desks);
      create table models (id int primary key);
      create table tiers (id int primary key, model_id int not null references models);
      create table prices (id int primary key, model_id int not null references models,
        tier_id int not null references tiers, unit text not null, unique (model_id, tier_id, unit));
    `);
    const rowOf = (name: string) => new Map(between(name).map((row) => [row.id, row]));
    const [projects, boards, statuses, desks, tiers] = [
      ...['projects', 'boards', 'statuses', 'desks', 'tiers'].map(rowOf),
    ] as const;
    for (const task of between('tasks')) {
      const { tenant_id: tenant, project_id: project } = task;
      expect(projects?.get(project)?.tenant_id).to.equal(tenant);
      expect(boards?.get(task.board_id)?.project_id).to.equal(project);
      expect(statuses?.get(task.status_id)?.tenant_id).to.equal(tenant);
      if (task.desk_id !== null) expect(desks?.get(task.desk_id)?.tenant_id).to.equal(tenant);
    }
    for (const price of between('prices')) {
      expect(tiers?.get(price.tier_id)?.model_id).to.equal(price.model_id);
    }
  });

  it('agree through what differs in every row, which is chosen first', () => {
    const rows = rowsOf(`
      create table tenants (id int primary key);
      create table customers (id int primary key, tenant_id int not null references tenants);
      create table quotes (id int primary key, tenant_id int not null references tenants,
        customer_id int not null references customers);
      create table orders (id int primary key, tenant_id int not null references tenants,
        customer_id int not null references customers, quote_id int not null unique references quotes,
        number int not null, unique (tenant_id, number));
    `);
    const quotes = new Map(rows('quotes').map((row) => [row.id, row]));
    const orders = rows('orders');
    expect(orders.length).to.be.above(100);
    for (const order of orders) {
      expect(quotes.get(order.quote_id)?.tenant_id).to.equal(order.tenant_id);
      expect(quotes.get(order.quote_id)?.customer_id).to.equal(order.customer_id);
    }
  });

  it('agree through the row that has the parent of details, of which not every parent has one', () => {
    const rows = rowsOf(`
      create table users (id int primary key, email text not null);
      create table sessions (id int primary key, user_id int not null references users);
      create table flows (id int primary key, session_id int not null references sessions,
        user_id int not null references users, state text);
      create table user_changes (id int primary key, user_id int not null references users,
        flow_id int not null references flows, value text);
    `);
    const flows = new Map(rows('flows').map((row) => [row.id, row]));
    const changes = rows('user_changes');
    expect(changes.length).to.be.above(100);
    for (const change of changes) {
      expect(flows.get(change.flow_id)?.user_id).to.equal(change.user_id);
    }
  });

  it('pair rows of one table within a tenant', () => {
    const rows = rowsOf(`
      create table tenants (id int primary key);
      create table transfers (id int primary key, tenant_id int not null references tenants);
      create table consumptions (tenant_id int not null references tenants,
        inbound_id int not null references transfers, outbound_id int not null references transfers,
        primary key (inbound_id, outbound_id));
    `);
    const transfers = new Map(rows('transfers').map((row) => [row.id, row]));
    const pairs = rows('consumptions');
    expect(pairs.length).to.be.above(100);
    for (const pair of pairs) {
      expect(pair.inbound_id).not.to.equal(pair.outbound_id);
      expect(transfers.get(pair.outbound_id)?.tenant_id).to.equal(pair.tenant_id);
      expect(transfers.get(pair.inbound_id)?.tenant_id).to.equal(pair.tenant_id);
    }
    expect(new Set(pairs.map((row) => JSON.stringify(row))).size).to.equal(pairs.length);
  });

  it('take from a row that may be null only what that row always has', () => {
    const rows = rowsOf(`
      create table tenants (id int primary key);
      create table invoices (id int primary key, tenant_id int not null references tenants);
      create table fees (id int primary key, tenant_id int not null references tenants, invoice_id int references invoices);
      create table corrections (id int primary key, tenant_id int not null references tenants,
        fee_id int references fees, invoice_id int not null references invoices);
    `);
    const fees = new Map(rows('fees').map((row) => [row.id, row]));
    const given = rows('corrections').filter(({ fee_id: fee }) => fee !== null);
    expect(given.length).to.be.above(100);
    for (const correction of given) {
      expect(fees.get(correction.fee_id)?.tenant_id).to.equal(correction.tenant_id);
    }
  });

  it('are chosen among the rows that agree where copies would close a circle', () => {
    const rows = rowsOf(`
      create table tenants (id int primary key);
      create table plans (id int primary key, tenant_id int references tenants);
      create table modules (id int primary key, product_id int, plan_id int references plans, tenant_id int references tenants);
      create table products (id int primary key, module_id int references modules, plan_id int references plans,
        tenant_id int references tenants);
      alter table modules add foreign key (product_id) references products;
    `);
    const plans = new Map(rows('plans').map((row) => [row.id, row]));
    for (const name of ['modules', 'products']) {
      const given = rows(name).filter(
        ({ plan_id: plan, tenant_id: tenant }) => plan !== null && tenant !== null,
      );
      expect(given.length, name).to.be.above(100);
      for (const row of given) {
        expect(plans.get(row.plan_id)?.tenant_id ?? row.tenant_id).to.equal(row.tenant_id);
      }
    }
  });

  it('have a value where one of several must, which is not copied from what may be null', () => {
    const rows = rowsOf(`
      create table currencies (id int primary key, name text);
      create table plans (id int primary key, currency_id int references currencies);
      create table items (id int primary key, plan_id int references plans, currency_id int references currencies);
      create table charges (id int primary key, item_id int references items, currency text,
        currency_id int references currencies, check ((currency is null) <> (currency_id is null)));
    `);
    const items = new Map(rows('items').map((row) => [row.id, row.currency_id]));
    const charges = rows('charges');
    expect(charges.length).to.be.above(100);
    for (const { currency, currency_id: other, item_id: item } of charges) {
      expect([currency, other].filter((value) => value !== null)).to.have.length(1);
      if (other !== null) expect(items.get(item) ?? other).to.equal(other);
    }
  });

  it('have a value of their own where one of several must and none may repeat', () => {
    const rows = rowsOf(`
      create table tenants (id int primary key);
      create table plans (id int primary key, tenant_id int not null references tenants);
      create table wallets (id int primary key, tenant_id int not null references tenants);
      create table alerts (id int primary key, tenant_id int not null references tenants, plan_id int unique references plans,
        wallet_id int unique references wallets, check ((plan_id is null) <> (wallet_id is null)));
    `)('alerts');
    expect(rows.length).to.be.above(20);
    for (const { plan_id: plan, wallet_id: wallet } of rows) {
      expect([plan, wallet].filter((value) => value !== null)).to.have.length(1);
    }
  });

  it('have a value where a row without nulls takes it from there', () => {
    const notes = rowsOf(`
      create table customers (id int primary key);
      create table invoices (id int primary key, customer_id int references customers);
      create table credit_notes (id int primary key, invoice_id int not null references invoices,
        customer_id int not null references customers);
    `)('credit_notes');
    expect(notes.filter((note) => note.customer_id === null)).to.deep.equal([]);
  });

  it('have a value where it is copied over two references, the second of which may be null', () => {
    const flows = rowsOf(`
      create table teams (id int primary key);
      create table viewer_groups (id int primary key, team_id int not null references teams);
      create table links (id int primary key, group_id int references viewer_groups,
        team_id int references teams);
      create table flows (id int primary key, link_id int not null unique references links,
        team_id int not null references teams);
    `)('flows');
    expect(flows.length).to.be.above(100);
    expect(flows.filter((flow) => flow.team_id === null)).to.deep.equal([]);
  });

  it('lead to different people where these have different roles', () => {
    expect(agreeing('likes', 'user_id', 'post_id', 'posts')).to.be.lessThan(0.1);
    expect(agreeing('revisions', 'user_id', 'post_id', 'posts')).to.equal(1);
  });

  it('are independent, and said to be, where tables have too many rows to search', () => {
    const { request, missed } = setOfSchema(readDdl(SCRIPT), { rows: 3_000_000, engine });
    const text = JSON.stringify(request);

    expect(text).not.to.contain('"where"');
    expect(missed.filter(({ reason }) => /too many rows to search/.test(reason))).not.to.be.empty;
    const window = { seed: 1, table: 'comments', offset: 2_000_000, rows: 5 };
    expect(faultsOfSet({ ...request, ...window } as unknown as Json)).to.deep.equal([]);
  });

  it('repeat where the schema lets them: a unique list prefers columns of its own', () => {
    const rows = rowsOf(`
      create table people (id int primary key);
      create table accounts (id int primary key, person_id int not null references people, email text, unique (person_id, email));
    `)('accounts');
    const people = new Set(rows.map((row) => row.person_id));
    expect(rows.length).to.equal(600);
    expect(people.size).to.be.lessThan(450);
  });
});

/** An invoice has a customer as a rule, and its branch is that of the customer. */
const BRANCHES = `
create table organizations (id int primary key, name text not null);
create table branches (id int primary key, organization_id int not null references organizations);
create table customers (id int primary key, organization_id int not null references organizations,
  branch_id int not null references branches);
create table invoices (id int primary key, organization_id int not null references organizations,
  branch_id int not null references branches, customer_id int references customers);
`;

describe('a foreign key that may be null and whose row has several others', () => {
  const table = rowsOf(BRANCHES, 400);
  const customers = new Map(table('customers').map((row) => [row.id, row]));
  const branches = new Map(table('branches').map((row) => [row.id, row]));
  const invoices = table('invoices');

  it('chooses its row first, so that each row has a customer of its branch', () => {
    const given = invoices.filter(({ customer_id: customer }) => customer !== null);
    expect(given.length).to.be.above(300).and.below(invoices.length);
    for (const { customer_id: id, branch_id: branch, organization_id: organization } of given) {
      const customer = customers.get(id);
      expect(customer?.branch_id).to.equal(branch);
      expect(customer?.organization_id).to.equal(organization);
    }
  });

  it('leaves the others in one tenant where it is null', () => {
    const alone = invoices.filter(({ customer_id: customer }) => customer === null);
    expect(alone.length).to.be.above(10);
    for (const { branch_id: branch, organization_id: organization } of alone) {
      expect(branches.get(branch)?.organization_id).to.equal(organization);
    }
  });
});

describe('foreign keys that may be null', () => {
  const table = rowsOf(`
    create table customers (id int primary key, name text not null);
    create table subscriptions (id int primary key, customer_id int not null references customers);
    create table phases (id int primary key, subscription_id int not null references subscriptions);
    create table currencies (id int primary key, title text not null);
    create table bases (id int primary key, currency_id int not null references currencies);
    create table addons (id int primary key, code text not null, currency_id int references currencies);
    create table addon_cards (id int primary key, addon_id int not null references addons, code text, currency_id int references currencies,
      check ((code is null) <> (currency_id is null)));
    create table charges (id int primary key, customer_id int not null references customers,
      subscription_id int references subscriptions, phase_id int references phases, code text,
      basis_id int unique references bases, currency_id int references currencies,
      check ((code is null) <> (currency_id is null)));
  `);

  /** The numbers of rows in which a column and the row of a reference both have a value, and of those with the same one. */
  const shared = (name: string, column: string, way: string, target: string) => {
    const targets = new Map(table(target).map((row) => [row.id, row[column]]));
    const pairs = table(name).map((row) => [row[column], targets.get(row[way])]);
    const both = pairs.filter(([one, other]) => (one ?? null) !== null && (other ?? null) !== null);
    return { both: both.length, same: both.filter(([one, other]) => one === other).length };
  };

  it('choose a row that has what must be there before one that has it over others alone', () => {
    for (const [column, way, target] of [
      ['customer_id', 'subscription_id', 'subscriptions'],
      ['subscription_id', 'phase_id', 'phases'],
    ] as const) {
      const { both, same } = shared('charges', column, way, target);
      expect(both, way).to.be.at.least(100);
      expect(same, way).to.equal(both);
    }
  });

  it('agree with one whose value a check wants in some rows', () => {
    for (const [name, way, target] of [
      ['charges', 'basis_id', 'bases'],
      ['addon_cards', 'addon_id', 'addons'],
    ] as const) {
      const { both, same } = shared(name, 'currency_id', way, target);
      expect(both, way).to.be.at.least(50);
      expect(same, way).to.equal(both);
    }
  });
});
