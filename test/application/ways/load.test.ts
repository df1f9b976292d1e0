import { mkdirSync } from 'node:fs';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect } from 'chai';
import { CLI } from '../../adapters/cli/support/run-cli.js';
import { runCommand } from '../../adapters/cli/support/run-command.js';
import { ScratchFolder } from '../../adapters/cli/support/scratch-folder.js';
import { Agent } from '../../adapters/mcp/support/agent.js';
import { type OwnDatabase, sqliteDatabase } from '../../support/databases/index.js';
import type { Json } from '../../support/tables.js';

const REQUEST: Json = {
  rows: 500,
  seed: 9,
  table_name: 'people',
  fields: [
    { name: 'id', type: 'sequence' },
    { name: 'name', type: 'name' },
  ],
};

const refused: Readonly<Record<string, readonly [Json, RegExp]>> = {
  'a table that is not there': [
    { ...REQUEST, table_name: 'peopel' },
    /the database has no table "peopel"; did you mean "people"\?/,
  ],
  'a request without a table': [{ ...REQUEST, table_name: undefined }, /name the table/],
  'fields that the table has not': [
    { ...REQUEST, fields: [{ name: 'age', type: 'integer' }] },
    /the request does not fit the database/,
  ],
};

/** Loads a request. Returns what is refused. */
type Load = (request: Json, own: OwnDatabase) => Promise<string>;

const byCommand: Load = async (request, { url }) => {
  const { stderr } = await runCommand(['load', '-', '--to', url, '--quiet'], {
    input: JSON.stringify(request),
  });
  return stderr;
};

describe('the rows of a request in a database', () => {
  const folder = new ScratchFolder();
  let own: OwnDatabase;

  beforeEach(async () => {
    own = await sqliteDatabase();
    await own.run('CREATE TABLE people (id INTEGER PRIMARY KEY, name TEXT NOT NULL)');
  });
  afterEach(() => own.drop());
  after(() => folder.remove());

  const byAgent: Load = async (request, { url }) => {
    const root = folder.path('root');
    mkdirSync(root, { recursive: true });
    const args = [CLI, 'mcp', '--root', root, '--load-into', url];
    const agent = new Agent();
    await agent.connect(new StdioClientTransport({ command: process.execPath, args }));
    try {
      const { isError, answer } = await agent.call('load_database', { request, confirm: true });
      return isError ? String(answer.message) : '';
    } finally {
      await agent.close();
    }
  };

  const ways: Readonly<Record<string, Load>> = { command: byCommand, agent: byAgent };

  it('are the same by the command and by an agent', async () => {
    const loaded: unknown[] = [];
    for (const load of Object.values(ways)) {
      expect(await load(REQUEST, own)).to.equal('');
      loaded.push(await own.rows('SELECT * FROM people ORDER BY id'));
      await own.run('DELETE FROM people');
    }

    expect(loaded[0]).to.have.length(500);
    expect(loaded[1]).to.deep.equal(loaded[0]);
  });

  for (const [title, [request, reason]] of Object.entries(refused)) {
    it(`are refused in the same words: ${title}`, async () => {
      for (const [name, load] of Object.entries(ways)) {
        expect(await load(request, own), name).to.match(reason);
      }
      expect(await own.rows('SELECT count(*) FROM people')).to.deep.equal([['0']]);
    });
  }
});
