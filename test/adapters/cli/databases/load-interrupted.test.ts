import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import { expect } from 'chai';
import { catalogueOf } from '../../../support/databases/catalogue.js';
import { databaseCases, type OwnDatabase } from '../../../support/databases/index.js';
import { outcome, startCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

/** The rows of a window, after which a load can continue. */
const WINDOW = 100_000;

const requestOf = (rows: number) => ({
  seed: 7,
  tables: [
    { name: 'parents', rows: 5, key: ['id'], fields: [{ name: 'id', type: 'sequence' }] },
    {
      name: 'children',
      rows,
      key: ['id'],
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'parent_id', type: 'reference', constraints: { table: 'parents' } },
        { name: 'name', type: 'name' },
      ],
    },
  ],
});

const TABLES = `
  CREATE TABLE parents (id INTEGER PRIMARY KEY);
  CREATE TABLE children (id INTEGER PRIMARY KEY, parent_id INTEGER NOT NULL, name VARCHAR(100) NOT NULL,
    FOREIGN KEY (parent_id) REFERENCES parents (id));`;

const DIGEST =
  'SELECT count(*), min(id), max(id), sum(id * parent_id), sum(id * length(name)), min(name), max(name) FROM children';

for (const { kind, title, reason, create } of databaseCases) {
  describe(`tablewright load into ${title}, interrupted`, () => {
    if (reason !== undefined) {
      it(`continues (unavailable: ${reason})`);
      return;
    }

    /** DuckDB allows one process at a time, so its rows cannot be counted during a load, which must be longer. */
    const isAlone = kind === 'duckdb';
    const ROWS = (isAlone ? 4 : 2.5) * WINDOW;
    const request = requestOf(ROWS);
    const folder = new ScratchFolder();
    let own: OwnDatabase;
    let catalogue: unknown;

    before(async () => {
      own = await create();
      await own.run(TABLES);
      catalogue = await catalogueOf(kind, own);
    });
    afterEach(async () => {
      await own.run('DELETE FROM children');
      await own.run('DELETE FROM parents');
      expect(await catalogueOf(kind, own)).to.deep.equal(catalogue);
    });
    after(async () => {
      await own.drop();
      folder.remove();
    });

    const args = (...options: readonly string[]) => ['load', '-', '--to', own.url, ...options];
    // A process that is killed leaves its temporary files behind.
    const environment = { TMPDIR: folder.path() };
    const start = (...options: readonly string[]) =>
      startCli(args(...options), { input: JSON.stringify(request), environment });
    const load = (...options: readonly string[]) =>
      runCommand(args(...options), { input: JSON.stringify(request) });

    /** Waits until the ledger has a window of the children, in which the load has not ended. */
    async function firstWindow(child: ChildProcess): Promise<void> {
      const sql = "SELECT count(*) FROM tablewright_load WHERE table_name = 'children'";
      while (child.exitCode === null) {
        const found = await own.rows(sql).catch(() => [['0']]);
        if (Number(found[0]?.[0]) > 0) return;
        await setTimeout(5);
      }
    }

    it('continues after kill -9 with the same result as without', async () => {
      expect(await load()).to.include({ code: 0 });
      const expected = await own.rows(DIGEST);
      await own.run('DELETE FROM children');
      await own.run('DELETE FROM parents');
      const killed = start('--resume');
      const endOfKilled = outcome(killed);
      await (isAlone ? setTimeout(700) : firstWindow(killed));
      killed.kill('SIGKILL');
      const end = await endOfKilled;
      expect(end, end.stderr).to.include({ signal: 'SIGKILL' });
      if (!isAlone) {
        const [row] = await own.rows('SELECT count(*) FROM children');
        expect(Number(row?.[0]) % WINDOW).to.equal(0);
        expect(Number(row?.[0])).to.be.within(WINDOW, ROWS - 1);
      }

      // These die while they connect, load or check, or come to their end, as the machine allows.
      for (const delay of [150, 400, 700]) {
        const again = start('--resume');
        const ended = outcome(again);
        await setTimeout(delay);
        again.kill('SIGKILL');
        await ended;
      }

      const run = await load('--resume');

      expect(run, run.stderr).to.include({ code: 0 });
      expect(await own.rows(DIGEST)).to.deep.equal(expected);
      expect((await load('--resume')).stderr).to.contain('loaded 0 rows');
      expect(await own.rows(DIGEST)).to.deep.equal(expected);
    });

    // A file has one writer, whose lock ends with its process.
    if (kind === 'postgresql' || kind === 'mysql') {
      it('waits for another process that works on the same load', async () => {
        const first = start('--resume');
        const endOfFirst = outcome(first);
        await firstWindow(first);

        const second = await load('--resume');

        expect(second, second.stderr).to.include({ code: 0 });
        expect(second.stderr).to.contain('loaded 0 rows');
        expect(await endOfFirst).to.include({ code: 0 });
      });
    }

    it('writes nothing after Ctrl-C, says so and ends by the signal', async () => {
      // So many rows take minutes.
      const child = startCli(args(), {
        input: JSON.stringify(requestOf(100_000_000)),
        environment,
      });
      const ended = outcome(child);
      if (child.stderr !== null) await once(child.stderr, 'data');
      await setTimeout(100);
      child.kill('SIGINT');

      const run = await ended;

      expect(run).to.include({ signal: 'SIGINT' });
      expect(run.stderr).to.match(/\ntablewright: interrupted; everything was rolled back\n$/);
      expect(await own.rows('SELECT count(*) FROM parents')).to.deep.equal([['0']]);
    });

    it('leaves nothing of a seed that is killed', async () => {
      // So many rows take minutes.
      const child = startCli(['seed', own.url, '--rows', 'children=100000000', '--yes'], {
        environment,
      });
      const ended = outcome(child);
      if (child.stderr !== null) await once(child.stderr, 'data');
      await setTimeout(500);
      child.kill('SIGKILL');

      expect(await ended).to.include({ signal: 'SIGKILL' });
      expect(await own.rows('SELECT count(*) FROM parents')).to.deep.equal([['0']]);
      expect(await own.rows('SELECT count(*) FROM children')).to.deep.equal([['0']]);
    });

    it('needs a seed to continue', async () => {
      const { seed: _, ...unseeded } = request;
      const run = await runCommand(args('--resume'), { input: JSON.stringify(unseeded) });

      expect(run).to.include({ code: 2 });
      expect(run.stderr).to.contain('it needs a seed: --seed');
    });
  });
}
