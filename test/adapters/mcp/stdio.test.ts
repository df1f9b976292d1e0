import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { expect } from 'chai';
import { CLI, runCli } from '../cli/support/run-cli.js';
import { ScratchFolder } from '../cli/support/scratch-folder.js';
import { Agent } from './support/agent.js';
import { agentContract } from './support/agent-contract.js';

async function connected(...args: readonly string[]): Promise<Agent> {
  const agent = new Agent();
  const command = process.execPath;
  await agent.connect(new StdioClientTransport({ command, args: [CLI, 'mcp', ...args] }));
  return agent;
}

const ORDERS = {
  rows: 2000,
  seed: 1,
  fields: [
    { name: 'id', type: 'sequence' },
    { name: 'email', type: 'email' },
  ],
};

describe('tablewright mcp', () => {
  const folder = new ScratchFolder();
  let agent: Agent;
  let root: string;

  before(async () => {
    root = folder.path('root');
    mkdirSync(root);
    folder.put('outside.json', ORDERS);
    symlinkSync(folder.path(), join(root, 'up'));
    agent = await connected('--root', root, '--load-into', `sqlite:${join(root, 'shop.db')}`);
  });
  after(async () => {
    await agent.close();
    folder.remove();
  });

  agentContract(() => agent);

  it('has no tools for files and databases without options', async () => {
    const plain = await connected();
    const names = (await plain.tools()).map(({ name }) => name);
    await plain.close();

    expect(names).to.deep.equal([
      'find_field_types',
      'explain_column',
      'preview_table',
      'schema_from_ddl',
    ]);
  });

  it('marks the tools that change something', async () => {
    const hints = (await agent.tools()).map(({ name, annotations }) => [
      name,
      annotations?.readOnlyHint,
      annotations?.destructiveHint === true,
    ]);

    expect(hints).to.deep.equal([
      ['find_field_types', true, false],
      ['explain_column', true, false],
      ['preview_table', true, false],
      ['schema_from_ddl', false, false],
      ['list_files', true, false],
      ['infer_schema', false, false],
      ['write_table', false, false],
      ['load_database', false, true],
    ]);
  });

  it('writes a table into a new file, of which only a link and counts are returned', async () => {
    const { answer, structured, links, bytes } = await agent.call('write_table', {
      request: ORDERS,
      out: 'orders.csv',
      rows: 50_000,
    });

    const path = join(root, 'orders.csv');
    const { stdout } = await runCli(['generate', '-', '--rows', '50000', '--format', 'csv'], {
      input: JSON.stringify(ORDERS),
    });
    expect(readFileSync(path).equals(stdout)).to.equal(true);
    expect(answer).to.deep.equal({
      file: 'orders.csv',
      rows: 50_000,
      bytes: stdout.length,
      seed: 1,
    });
    expect(structured).to.deep.equal(answer);
    expect(links.map(({ uri }) => fileURLToPath(uri))).to.deep.equal([path]);
    expect(bytes).to.be.below(500);
  });

  it('replaces no file', async () => {
    const path = join(root, 'kept.csv');
    writeFileSync(path, 'mine');

    const { isError, answer } = await agent.call('write_table', {
      request: ORDERS,
      out: 'kept.csv',
    });

    expect({ isError, answer }).to.deep.equal({
      isError: true,
      answer: { error: 'refused', message: 'kept.csv exists; name another file' },
    });
    expect(readFileSync(path, 'utf8')).to.equal('mine');
  });

  for (const out of ['../a.csv', 'up/a.csv', '/tmp/tablewright-outside.csv']) {
    it(`creates no file outside its folders: ${out}`, async () => {
      const { isError, answer } = await agent.call('write_table', { request: ORDERS, out });

      expect(isError).to.equal(true);
      expect(answer.message).to.contain(`${out} is outside the folders`);
      expect(existsSync(join(root, out))).to.equal(false);
    });
  }

  for (const request of ['../outside.json', 'up/outside.json', join('/etc', 'hostname')]) {
    it(`reads no file outside its folders: ${request}`, async () => {
      const { isError, answer } = await agent.call('preview_table', { request });

      expect(isError).to.equal(true);
      expect(answer.message).to.contain('is outside the folders');
    });
  }

  it('reports the faults of a table to be written with pointers, and leaves nothing behind', async () => {
    const { answer } = await agent.call('write_table', {
      request: { ...ORDERS, rows: 0 },
      out: 'none.csv',
    });
    const named = await agent.call('write_table', { request: ORDERS, out: 'none.xyz' });

    expect(JSON.stringify(answer.faults)).to.contain('/request/rows');
    expect(named.answer.message).to.contain('no format has the extension .xyz');
    expect(existsSync(join(root, 'none.csv'))).to.equal(false);
  });

  it('infers a request into a file, which the other tools take by its name', async () => {
    await agent.call('write_table', { request: ORDERS, out: 'sample.csv' });
    const inferred = await agent.call('infer_schema', { file: 'sample.csv', out: 'like.json' });
    expect(inferred.answer).to.deep.equal({ request: 'like.json', rows_sampled: 2000 });

    const shown = await agent.call('preview_table', { request: 'like.json' });

    expect(shown.isError).to.equal(false);
    expect(Object.keys((shown.answer.data as readonly object[])[0] ?? {})).to.deep.equal([
      'id',
      'email',
    ]);
  });

  it('returns the warnings of inference, as far as a result lists them', async () => {
    const header = Array.from({ length: 12 }, (_, i) => `empty${i}`).join(',');
    const rows = Array.from({ length: 30 }, (_, i) => `${i}${','.repeat(12)}`);
    writeFileSync(join(root, 'empty.csv'), `id,${header}\n${rows.join('\n')}\n`);

    const { answer } = await agent.call('infer_schema', { file: 'empty.csv', out: 'empty.json' });

    const warnings = answer.warnings as readonly string[];
    expect(warnings).to.have.length(10);
    expect(warnings[0]).to.equal('column empty0: the column has no values');
    expect(answer.more_warnings).to.equal(2);
  });

  it('lists the files of its folder, without hidden ones and links', async () => {
    mkdirSync(join(root, 'deep/er'), { recursive: true });
    writeFileSync(join(root, 'deep/er/cities.csv'), 'a\n1\n');
    writeFileSync(join(root, '.hidden'), 'x');

    const { answer } = await agent.call('list_files', {});

    const files = answer.files as Readonly<Record<string, number>>;
    expect(answer.root).to.equal('root');
    expect(files['deep/er/cities.csv']).to.equal(4);
    expect(Object.keys(files).filter((path) => /hidden|up/.test(path))).to.deep.equal([]);
  });

  it('lists as many of a thousand files as a result has room for', async () => {
    const many = folder.path('many');
    mkdirSync(many);
    for (let i = 0; i < 1000; i++) writeFileSync(join(many, `${'long'.repeat(10)}-${i}.csv`), '');
    const other = await connected('--root', many);

    const { answer, bytes } = await other.call('list_files', {});
    await other.close();

    expect(Object.keys(answer.files as object).length + Number(answer.more_files)).to.equal(200);
    expect(bytes).to.be.below(10_000);
  });

  it('understands a path that begins with the name of its folder', async () => {
    writeFileSync(join(root, 'mine.json'), JSON.stringify(ORDERS));

    for (const request of ['mine.json', './mine.json', 'root/mine.json', './root/mine.json']) {
      expect(await agent.call('preview_table', { request })).to.include({ isError: false });
    }
    await agent.call('write_table', { request: ORDERS, out: 'root/named.csv', rows: 1 });
    expect(existsSync(join(root, 'named.csv'))).to.equal(true);
  });

  it('names the nearest file for a wrong path, and the folder', async () => {
    writeFileSync(join(root, 'weather.json'), JSON.stringify(ORDERS));

    const { answer } = await agent.call('preview_table', { request: 'data/wether.json' });

    expect(answer.message).to.equal(
      'there is no file data/wether.json in the folder root (see list_files), did you mean "weather.json"?',
    );
  });

  it('describes an inferred request that is too long, and writes it without a second inference', async () => {
    const names = Array.from({ length: 60 }, (_, i) => ({ name: `n${i}`, type: 'float' }));
    const request = { rows: 300, seed: 1, fields: names };
    await agent.call('write_table', { request, out: 'wide.csv' });

    const short = await agent.call('infer_schema', { file: 'wide.csv' });
    const columns = short.answer.columns as readonly string[];
    expect(short.isError).to.equal(false);
    expect(columns[0]).to.match(/^n0: float, .*\bmax \d/);
    expect(columns.length + Number(short.answer.more_columns ?? 0)).to.equal(60);
    expect(short.answer.note).to.contain('call again with out');
    expect(short.bytes).to.be.below(9000);

    const { answer } = await agent.call('infer_schema', { file: 'wide.csv', out: 'wide.json' });
    expect(answer.request).to.equal('wide.json');
    const shown = await agent.call('preview_table', { request: 'wide.json', show: 1 });
    expect(shown.isError).to.equal(false);
  });

  it('adds rows to its database only after a confirmation', async () => {
    const { default: Database } = await import('libsql');
    const database = new Database(join(root, 'shop.db'));
    database.exec('CREATE TABLE orders (id integer PRIMARY KEY, email text NOT NULL)');
    const count = () => database.prepare('SELECT count(*) AS n FROM orders').get();
    const args = { request: ORDERS, table: 'orders' };

    const asked = await agent.call('load_database', args);
    expect(asked.isError).to.equal(true);
    expect(asked.answer.message).to.contain('call again with "confirm": true');
    expect(count()).to.deep.include({ n: 0 });
    const done = await agent.call('load_database', { ...args, confirm: true });

    expect(done.answer).to.deep.include({ rows_loaded: 2000 });
    expect(done.structured).to.deep.equal(done.answer);
    expect(count()).to.deep.include({ n: 2000 });
    database.close();
  });

  it('ends when its agent closes stdin', async () => {
    const { code, stdout } = await runCli(['mcp'], { input: '' });

    expect({ code, bytes: stdout.length }).to.deep.equal({ code: 0, bytes: 0 });
  });

  it('says in a sentence what is wrong with a message', async () => {
    const hello = {
      method: 'initialize',
      params: {
        protocolVersion: '2025-06-18',
        capabilities: {},
        clientInfo: { name: 'a', version: '1' },
      },
    };
    const call = { method: 'tools/call', params: { name: 'preview_table', arguments: 'all' } };
    const lines = [hello, call].map((each, id) => JSON.stringify({ jsonrpc: '2.0', id, ...each }));
    const { stdout, stderr } = await runCli(['mcp'], { input: [...lines, '[1]', ''].join('\n') });
    const answer = JSON.parse(stdout.toString().trimEnd().split('\n').at(-1) ?? '');

    expect(answer.error.message).to.equal(
      'Invalid tools/call request: params.arguments: expected record, received string',
    );
    expect(stderr).to.equal(
      'tablewright: expected a message of JSON-RPC 2.0 on a line: an object with the members jsonrpc, id, method and params\n',
    );
  });

  it('refuses a folder that is not there', async () => {
    const { code, stderr } = await runCli(['mcp', '--root', join(root, 'missing')]);

    expect({ code, stderr }).to.deep.include({ code: 1 });
    expect(stderr).to.match(/^tablewright: cannot use --root .*missing: no such file or directory/);
  });
});
