import { chmodSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect } from 'chai';
import type Libsql from 'libsql';
import { databaseCases } from '../../support/databases/index.js';
import { openDuckdb } from '../../support/duckdb.js';
import { CLI, outcome, runCli, startCli } from '../cli/support/run-cli.js';
import { runCommand } from '../cli/support/run-command.js';
import { ScratchFolder } from '../cli/support/scratch-folder.js';
import { Agent } from '../mcp/support/agent.js';

const TABLE = { rows: 1, table_name: 't', fields: [{ name: 'a', type: 'sequence' }] };

/** A user without the rights of root: the current user, or another one if the current user is root. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

/** What each command that opens a database, and the tool of agents, answers. All run at once, because each waits for a lock. */
async function answers(url: string): Promise<readonly string[]> {
  const [tool, commands] = await Promise.all([toolAnswer(url), commandAnswers(url)]);
  return [tool, ...commands];
}

async function commandAnswers(url: string): Promise<readonly string[]> {
  const input = JSON.stringify(TABLE);
  const commands = await Promise.all([
    runCli(['schema', 'from', url]),
    runCli(['seed', url, '--yes']),
    runCli(['load', '-', '--to', url, '--yes'], { input }),
  ]);
  return commands.map(({ code, stderr }) => `${code} ${stderr.trim().split('\n').at(-1)}`);
}

async function toolAnswer(url: string): Promise<string> {
  const agent = new Agent();
  const args = [CLI, 'mcp', '--load-into', url];
  await agent.connect(new StdioClientTransport({ command: process.execPath, args }));
  const { answer, isError } = await agent.call('load_database', { request: TABLE, confirm: true });
  await agent.close();
  return `${isError ? 1 : 0} ${answer.message}`;
}

function expectEach(lines: readonly string[], url: string, problem: string): void {
  expect(lines).to.have.length(4);
  for (const line of lines) {
    expect(line).to.match(/^1 /);
    expect(line.endsWith(`${url}: ${problem}`), line).to.equal(true);
  }
}

/** Holds the lock of a file until the returned function is called. */
const locks: Readonly<Record<string, (file: string) => Promise<() => void>>> = {
  sqlite: async (file) => {
    const database = new (createRequire(import.meta.url)('libsql') as typeof Libsql)(file);
    database.exec('CREATE TABLE t (a integer PRIMARY KEY); BEGIN EXCLUSIVE');
    return () => database.close();
  },
  duckdb: async (file) => {
    const instance = await openDuckdb(file);
    return () => instance.closeSync();
  },
};

describe('the file of a database', () => {
  const folder = new ScratchFolder();
  before(() => {
    chmodSync(folder.path(), 0o755);
    folder.put('text.db', 'a text, and no database at all');
  });
  after(() => folder.remove());

  for (const { kind, title, reason } of databaseCases) {
    const lock = locks[kind];
    if (lock === undefined) continue;
    describe(title, () => {
      if (reason !== undefined) {
        it(`is refused in words (unavailable: ${reason})`);
        return;
      }
      const url = (name: string): string => `${kind}:${folder.path(name)}`;

      it('is refused in words if its folder is missing', async () => {
        const problem = `there is no folder ${folder.path('none')}: check the path`;
        expectEach(await answers(url('none/a.db')), url('none/a.db'), problem);
      });

      it('is refused in words if it is missing, a folder, or below a file', async () => {
        mkdirSync(folder.path(`${kind}-folder`));
        for (const [name, problem] of [
          ['none.db', 'there is no such file: check its name'],
          [`${kind}-folder`, 'this is not a file: name the file of the database'],
          ['text.db/a.db', 'a part of its path is not a folder: check the path'],
        ] as const) {
          const { code, stderr } = await runCommand(['seed', url(name), '--yes']);
          expect({ code, stderr }).to.deep.equal({
            code: 1,
            stderr: `tablewright: ${url(name)}: ${problem}\n`,
          });
        }
      });

      it('is refused in words if it is no database', async () => {
        const problem = `the file is not a database of ${title}: check the path`;
        expectEach(await answers(url('text.db')), url('text.db'), problem);
      });

      it('is refused in words while another process has locked it', async () => {
        const unlock = await lock(folder.path(`${kind}-locked`));
        try {
          const problem =
            'another process has locked the file: close it there, and run the command again';
          expectEach(await answers(url(`${kind}-locked`)), url(`${kind}-locked`), problem);
        } finally {
          unlock();
        }
      });

      it('is refused in words if the user may not read it, or may not write to it', async () => {
        mkdirSync(folder.path(`${kind}-owned`), { mode: 0o755 });
        const file = folder.path(`${kind}-owned/a.db`);
        (await lock(file))();
        const problem =
          'this user may not open or write the file: check its rights and those of its folder';
        for (const mode of [0o000, 0o444]) {
          chmodSync(file, mode);
          const start = { input: JSON.stringify(TABLE), user: NOBODY };
          const run = startCli(['load', '-', '--to', `${kind}:${file}`, '--yes'], start);
          const { code, stderr } = await outcome(run);
          expect({ mode, code }).to.deep.equal({ mode, code: 1 });
          expect(stderr).to.contain(`tablewright: ${kind}:${file}: `);
          expect(stderr.endsWith(`${problem}\n`), stderr).to.equal(true);
        }
      });
    });
  }

  it('is distinguished from that of another kind, with its URL', async () => {
    const file = folder.path('other.db');
    (await locks.sqlite?.(file))?.();
    const { code, stderr } = await runCommand(['schema', 'from', `duckdb:${file}`]);

    expect({ code, stderr }).to.deep.equal({
      code: 1,
      stderr: `tablewright: duckdb:${file}: the file is not a database of DuckDB: it is one of SQLite, so write sqlite:FILE\n`,
    });
  });
});
