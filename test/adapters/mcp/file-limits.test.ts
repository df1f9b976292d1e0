import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect } from 'chai';
import { CLI } from '../cli/support/run-cli.js';
import { Agent } from './support/agent.js';

const FIELDS = [{ name: 'n', type: 'sequence' }];

describe('files of agents', () => {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-agent-'));
  const agent = new Agent();

  before(() =>
    agent.connect(
      new StdioClientTransport({ command: process.execPath, args: [CLI, 'mcp', '--root', folder] }),
    ),
  );
  after(async () => {
    await agent.close();
    rmSync(folder, { recursive: true });
  });
  afterEach(() => {
    expect(readdirSync(folder)).to.deep.equal([]);
  });

  for (const [tool, args] of [
    ['write_table', { request: { rows: 5, fields: FIELDS } }],
    ['schema_from_ddl', { ddl: 'create table t (id int)' }],
  ] as const) {
    it(`have names that file systems hold: ${tool}`, async () => {
      const out = `${'é'.repeat(120)}.json`;

      const { isError, answer } = await agent.call(tool, { ...args, out });

      expect(isError).to.equal(true);
      expect(answer.message).to.equal(
        'the name of the file has 245 bytes, and may have 200: choose a shorter one',
      );
    });
  }

  it('have a limit of rows', async () => {
    const rows = 500_000_000;
    const parents = { name: 'p', rows: 100_000, key: ['n'], fields: FIELDS };
    const children = {
      name: 'c',
      per: { table: 'p', count: 1000 },
      fields: [{ name: 'o', type: 'ordinal' }],
    };
    const requests = [
      { rows, fields: FIELDS },
      { tables: [{ name: 't', rows, fields: FIELDS }] },
      { tables: [parents, children] },
    ];

    for (const request of requests) {
      const { answer } = await agent.call('write_table', { request, out: 'a.csv' });
      expect(answer.message).to.match(
        /^an agent writes at most 100000000 rows into a file, and the request has/,
      );
    }
    const { answer } = await agent.call('write_table', {
      request: { rows: 1, fields: FIELDS },
      out: 'a.csv',
      rows,
    });
    expect(answer.faults).to.have.nested.property('[0].path', '/rows');
  });

  it('are refused before their first row if they may be too long, even if they are compressed', async () => {
    const text = { type: 'string', constraints: { min_length: 1, max_length: 1000 } };
    const fields = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => ({ name, ...text }));
    const request = { rows: 2_000_000, fields };

    for (const asked of [request, { tables: [{ name: 't', ...request }] }]) {
      const { answer } = await agent.call('write_table', { request: asked, out: 'a.csv.gz' });
      expect(answer.message).to.match(
        /^an agent writes at most 10000000000 bytes into a file, and the request may have \d{11}:/,
      );
    }
  });

  it('are written one after the other', async () => {
    const request = { rows: 200_000, fields: FIELDS };
    const inHand = new Set<number>();
    const watch = setInterval(() => inHand.add(hidden().size), 2);
    const hidden = () =>
      new Set(readdirSync(folder).flatMap((name) => /^\..*(t\d)\.csv/.exec(name)?.[1] ?? []));
    const calls = [1, 2, 3, 4].map((i) => agent.call('write_table', { request, out: `t${i}.csv` }));
    const rows = (await Promise.all(calls)).map(({ answer }) => answer.rows);
    clearInterval(watch);
    const files = readdirSync(folder);
    for (const file of files) rmSync(join(folder, file));

    expect(rows).to.deep.equal([200_000, 200_000, 200_000, 200_000]);
    expect(files).to.have.length(4);
    expect(Math.max(...inHand)).to.equal(1);
  });
});
