import { expect } from 'chai';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { runCommand } from '../support/run-command.js';

const TABLES = `
  CREATE TABLE people (id INTEGER PRIMARY KEY, name VARCHAR(60) NOT NULL);
  CREATE TABLE teams (id INTEGER PRIMARY KEY, name VARCHAR(60) NOT NULL);
  CREATE TABLE members (
    id INTEGER PRIMARY KEY, kind VARCHAR(9) NOT NULL, person_id INTEGER, team_id INTEGER,
    FOREIGN KEY (person_id) REFERENCES people (id), FOREIGN KEY (team_id) REFERENCES teams (id),
    CHECK (kind = 'person' AND person_id IS NOT NULL AND team_id IS NULL
      OR kind = 'team' AND team_id IS NOT NULL AND person_id IS NULL));
  CREATE TABLE bills (
    id INTEGER PRIMARY KEY, status VARCHAR(9) NOT NULL CHECK (status IN ('new', 'paid', 'void')), paid_at TIMESTAMP NULL,
    CHECK ((status = 'paid') = (paid_at IS NOT NULL)));
  CREATE TABLE accounts (
    id INTEGER PRIMARY KEY, is_company BOOLEAN, vat VARCHAR(20), nick VARCHAR(20),
    CHECK (is_company AND vat IS NOT NULL AND nick IS NULL OR NOT is_company AND nick IS NOT NULL AND vat IS NULL));
  CREATE TABLE notes (
    id INTEGER PRIMARY KEY, person_id INTEGER, team_id INTEGER,
    FOREIGN KEY (person_id) REFERENCES people (id), FOREIGN KEY (team_id) REFERENCES teams (id),
    CHECK ((person_id IS NULL) <> (team_id IS NULL)));
  CREATE TABLE folders (
    id INTEGER PRIMARY KEY, parent_id INTEGER REFERENCES folders (id), depth INTEGER NOT NULL,
    CHECK ((parent_id IS NULL) = (depth = 0)));
  CREATE TABLE fees (
    id INTEGER PRIMARY KEY, count INTEGER NOT NULL, rate INTEGER NOT NULL, amount INTEGER NOT NULL, extra INTEGER, gross INTEGER,
    CHECK (count * rate = amount), CHECK (gross = amount - 7 + COALESCE(extra, 0)));`;

for (const { title, reason, create } of databaseCases) {
  describe(`alternatives of checks in ${title}`, () => {
    if (reason !== undefined) {
      it(`all occur (unavailable: ${reason})`);
      return;
    }

    let own: OwnDatabase;

    before(async () => {
      own = await create();
      await own.run(TABLES);
    });
    after(() => own.drop());

    it('all occur', async () => {
      const run = await runCommand(['seed', own.url, '--rows', '60', '--seed', '1']);

      expect(run).to.include({ code: 0 });
      const groups = async (sql: string) =>
        (await own.rows(sql)).map((row) => row.map((cell) => cell ?? '').join(' '));
      expect(
        await groups(
          'SELECT DISTINCT kind, person_id IS NULL, team_id IS NULL FROM members ORDER BY kind',
        ),
      ).to.have.lengthOf(2);
      expect(
        await groups('SELECT DISTINCT status, paid_at IS NULL FROM bills ORDER BY status'),
      ).to.have.lengthOf(3);
      expect(
        await groups('SELECT DISTINCT is_company, vat IS NULL, nick IS NULL FROM accounts'),
      ).to.have.lengthOf(2);
      expect(
        await groups('SELECT DISTINCT person_id IS NULL, team_id IS NULL FROM notes'),
      ).to.have.lengthOf(2);
      expect(
        await groups('SELECT DISTINCT parent_id IS NULL, depth = 0 FROM folders'),
      ).to.have.lengthOf(2);
      expect(await groups('SELECT count(*) FROM fees')).to.deep.equal(['60']);
    });
  });
}
