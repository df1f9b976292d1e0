import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

/** A check that is not read refuses a third of the accounts, which lie in a circle with their owners. */
const CIRCLE = `
  CREATE FUNCTION accepts(int) RETURNS boolean LANGUAGE sql IMMUTABLE AS 'SELECT $1 % 3 <> 0';
  CREATE TABLE accounts (id int PRIMARY KEY CHECK (accepts(id)), owner_id int);
  CREATE TABLE owners (id int PRIMARY KEY, account_id int REFERENCES accounts, latest_account_id int REFERENCES accounts);
  ALTER TABLE accounts ADD FOREIGN KEY (owner_id) REFERENCES owners;`;

/** Tables that have few values, or none. */
const FEW = `
  CREATE TABLE leaders (name text PRIMARY KEY DEFAULT 'default' CHECK (name = 'default'), host text NOT NULL);
  CREATE TYPE ticketrange AS RANGE (subtype = uuid);
  CREATE TABLE blocks (id int PRIMARY KEY, tickets ticketrange NOT NULL);
  CREATE TABLE nodes (id int PRIMARY KEY, host int, service int, team int, CHECK (
    CASE WHEN team IS NULL THEN host IS NOT NULL ELSE host IS NULL AND service IS NULL END));
  CREATE TABLE entries (id int NOT NULL, day date NOT NULL, PRIMARY KEY (id, day)) PARTITION BY RANGE (day);
  CREATE TABLE latest (id int PRIMARY KEY, day date NOT NULL);
  CREATE FUNCTION keep() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO latest VALUES (NEW.id, NEW.day); RETURN NEW; END';
  CREATE TRIGGER kept AFTER INSERT ON entries FOR EACH ROW EXECUTE FUNCTION keep();`;

/** The rows of settings come from a trigger. A method may refer to one of them by two columns. */
const FILLED_BY_TRIGGER = `
  CREATE TABLE methods (id int PRIMARY KEY, setting_id int);
  CREATE TABLE settings (id int PRIMARY KEY, method_id int NOT NULL REFERENCES methods, UNIQUE (method_id, id));
  ALTER TABLE methods ADD FOREIGN KEY (id, setting_id) REFERENCES settings (method_id, id) DEFERRABLE INITIALLY DEFERRED;
  CREATE TABLE costs (id int PRIMARY KEY REFERENCES settings, method_id int NOT NULL REFERENCES methods);
  CREATE FUNCTION setting() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO settings VALUES (NEW.id, NEW.method_id); RETURN NEW; END';
  CREATE TRIGGER setting BEFORE INSERT ON costs FOR EACH ROW EXECUTE FUNCTION setting();`;

/** Secrets name safes that no key ties them to. The rows that their trigger adds refer to safes at the end of the transaction. */
const ADDED_BY_TRIGGER = `
  CREATE TABLE states (name text PRIMARY KEY CHECK (name IN ('open', 'shut')));
  INSERT INTO states VALUES ('open'), ('shut');
  CREATE TABLE doors (id int PRIMARY KEY, state text NOT NULL REFERENCES states);
  CREATE TABLE safes (id int PRIMARY KEY);
  CREATE TABLE locks (id int PRIMARY KEY, safe int NOT NULL REFERENCES safes DEFERRABLE INITIALLY DEFERRED);
  CREATE TABLE numbers (id int PRIMARY KEY REFERENCES locks, place int NOT NULL CHECK (place BETWEEN 41 AND 50));
  CREATE TABLE secrets (id int PRIMARY KEY REFERENCES locks, place int NOT NULL CHECK (place BETWEEN 31 AND 50));
  CREATE FUNCTION lock() RETURNS trigger LANGUAGE plpgsql AS
    'BEGIN INSERT INTO locks VALUES (NEW.id, NEW.place); RETURN NEW; END';
  CREATE TRIGGER lock BEFORE INSERT ON secrets FOR EACH ROW EXECUTE FUNCTION lock();
  CREATE TRIGGER lock BEFORE INSERT ON numbers FOR EACH ROW EXECUTE FUNCTION lock();`;

const { reason, create } = databaseCases.find(({ kind }) => kind === 'postgresql') ?? {};

describe('tablewright seed into PostgreSQL', () => {
  if (reason !== undefined || create === undefined) {
    it(`leaves out rows of circles (unavailable: ${reason})`);
    return;
  }

  let own: OwnDatabase;
  let other: OwnDatabase;

  before(async () => {
    own = await create();
    await own.run(CIRCLE + FEW + FILLED_BY_TRIGGER);
    other = await create();
    await other.run(ADDED_BY_TRIGGER);
  });
  after(() => Promise.all([own.drop(), other.drop()]));

  it('leaves out rows of circles one by one, and fills tables that have few values', async () => {
    const run = await runCommand(['seed', own.url, '--rows', '40', '--seed', '1']);
    const [counts] = await own.rows(`SELECT
      (SELECT count(*) BETWEEN 20 AND 30 FROM accounts), (SELECT count(*) > 10 FROM owners),
      (SELECT count(account_id) > 5 FROM owners), (SELECT count(owner_id) > 5 FROM accounts),
      (SELECT count(*) FROM leaders), (SELECT count(DISTINCT tickets) FROM blocks),
      (SELECT count(host) FROM nodes), (SELECT count(*) > 0 FROM latest),
      (SELECT count(*) FROM methods), (SELECT count(*) FROM settings)`);

    expect(counts, run.stderr).to.deep.equal([
      ...['t', 't', 't', 't', '1', '40', '40', 't'],
      ...['40', '40'],
    ]);
    expect(run.stderr).to.contain(
      '\n  the table stays empty: it has no partition yet:\n    entries',
    );
    expect(run.stderr).to.not.contain('not filled');
  });

  it('leaves out rows whose trigger adds orphans, and refers to rows of tables that are full', async () => {
    const run = await runCommand(['seed', other.url, '--rows', '40', '--seed', '1']);
    const [counts] = await other.rows(`SELECT (SELECT count(*) FROM safes),
      (SELECT count(*) BETWEEN 10 AND 30 FROM secrets), (SELECT count(*) FROM numbers),
      (SELECT count(*) FROM locks) = (SELECT count(*) FROM secrets),
      (SELECT count(*) FROM doors)`);

    expect(counts, run.stderr).to.deep.equal(['40', 't', '0', 't', '40']);
    expect(run.stderr).to.contain(
      '\n  numbers: a row of locks that its trigger adds has a safe that safes does not have',
    );
    expect(run.stderr).to.match(/\n {2}secrets: [^\n]*; [12]\d of 40 rows were loaded/);
  });
});
