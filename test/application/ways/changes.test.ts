import { expect } from 'chai';
import {
  type ChangesRequest,
  changes,
  type TableChange,
} from '../../../src/adapters/library/changes.js';
import { InvalidRequestError } from '../../../src/adapters/library/invalid-request-error.js';
import { runCommand } from '../../adapters/cli/support/run-command.js';
import { ScratchFolder } from '../../adapters/cli/support/scratch-folder.js';
import { post, problemOf } from '../../adapters/http/support/requests.js';
import { serve, stopAll, type TestServer } from '../../adapters/http/support/serve.js';
import { livingShop, momentOf } from '../../domain/histories/shop.js';
import { feedOf, feedText } from '../../support/changes.js';

describe('the changes of a set', () => {
  const folder = new ScratchFolder();
  const [from, until] = [momentOf(30), momentOf(31.5)];
  const request = livingShop({ from, until });
  let server: TestServer;

  before(async () => {
    server = await serve();
  });
  after(async () => {
    folder.remove();
    await stopAll();
  });

  const deliver = { delay: '8h', late: 0.3, twice: 0.2 };
  const late = { ...request, deliver };

  it('are late and twice in the same way by every way', async () => {
    const file = folder.put('late.json', livingShop({ deliver }));
    const span = ['--from', from, '--until', until];
    const options = ['--delay', '8h', '--late', '0.3', '--twice', '0.2'];
    const { stdout } = await runCommand(['changes', file, ...span]);
    const asked = await runCommand([
      'changes',
      folder.put('on-time.json', livingShop()),
      ...span,
      ...options,
    ]);
    const streamed = await runCommand(['stream', file, ...span]);
    const response = await post(`${server.url}/changes`, late, { Accept: '*/*' });
    const made: TableChange[] = [];
    for await (const change of changes(late as unknown as ChangesRequest)) made.push(change);
    const text = feedText(late);

    expect(text).not.to.equal(feedText(request));
    expect(stdout.toString()).to.equal(text);
    expect(asked.stdout.toString()).to.equal(text);
    expect(streamed.stdout.toString()).to.equal(text);
    expect(await response.text()).to.equal(text);
    expect(made.map(({ position, delivered }) => [position, delivered])).to.deep.equal(
      feedOf(late).map(({ source, ts_ms: moment }) => [
        source.position,
        new Date(moment).toISOString(),
      ]),
    );
  });

  it('are the same by the command, also for a request for tables', async () => {
    const file = folder.put(
      'shop.json',
      livingShop({
        format: 'sql',
        sql: { create_table: true },
        csv: { bom: true },
        as_of: momentOf(2),
      }),
    );
    const all = ['--from', from, '--until', until];
    const { stdout } = await runCommand(['changes', file, ...all]);
    const out = folder.path('rows.ndjson');
    await runCommand(['changes', file, ...all, '--form', 'rows', '--out', out]);

    expect(stdout.toString()).to.equal(feedText(request));
    expect(folder.read('rows.ndjson')).to.equal(feedText({ ...request, form: 'rows' }));
  });

  it('are the same statements by the command and over HTTP', async () => {
    const sql = { dialect: 'mysql' };
    const statements = { ...request, form: 'sql', sql };
    const file = folder.put('sql.json', livingShop({ sql: { ...sql, create_table: true } }));
    const all = ['--from', from, '--until', until, '--form', 'sql'];
    const { stdout } = await runCommand(['changes', file, ...all]);
    const response = await post(`${server.url}/changes`, statements, { Accept: '*/*' });

    expect(stdout.toString()).to.equal(feedText(statements));
    expect(response.headers.get('content-type')).to.equal('application/sql; charset=utf-8');
    expect(await response.text()).to.equal(feedText(statements));
    expect(feedText(statements)).to.match(/^SET NAMES utf8mb4;\n(INSERT INTO|DELETE FROM) /);

    const args = ['changes', file, ...all, '--dialect', 'oracle'];
    expect((await runCommand(args)).stderr).to.match(/--dialect: expected one of/);
  });

  it('of a request without a seed say which one was drawn', async () => {
    const { seed: _, ...seedless } = livingShop();
    const args = ['--from', from, '--until', until];
    const drawn = await runCommand(['changes', folder.put('drawn.json', seedless), ...args]);
    const seed = /^seed (\d+)/.exec(drawn.stderr)?.[1];
    const again = { ...seedless, seed: Number(seed) };
    const { stdout, stderr } = await runCommand([
      'changes',
      folder.put('again.json', again),
      ...args,
    ]);

    expect(stdout.toString()).to.equal(drawn.stdout.toString());
    expect(stderr).to.equal('');
  });

  it('are the same over HTTP', async () => {
    const response = await post(`${server.url}/changes`, request, { Accept: '*/*' });

    expect(response.headers.get('content-type')).to.equal('application/x-ndjson');
    expect(response.headers.get('x-seed')).to.equal('11');
    expect(await response.text()).to.equal(feedText(request));
  });

  it('are the same from the library', async () => {
    const made: unknown[] = [];
    for await (const change of changes(request as unknown as ChangesRequest)) made.push(change);

    expect(made).to.deep.equal(
      feedOf(request).map(({ source, op, ts_ms: moment, before, after }) => ({
        table: source.table,
        op,
        at: new Date(source.ts_ms).toISOString(),
        delivered: new Date(moment).toISOString(),
        position: source.position,
        before,
        after,
      })),
    );
  });

  it('are objects from the library, which refuses the form of lines', () => {
    const inForm = { ...request, form: 'rows' } as unknown as ChangesRequest;

    expect(() => changes(inForm)).to.throw(InvalidRequestError, /\/form: .*leave the form out/);
  });

  it('are refused with the name of the option or of the member', async () => {
    const args = ['changes', folder.put('late.json', livingShop()), '--from', from];
    const { code, stderr } = await runCommand([...args, '--until', '2999-01-01']);
    const long = { ...request, until: momentOf(400) };
    const problem = await problemOf(await post(`${server.url}/changes`, long, { Accept: '*/*' }));

    expect(code).to.equal(2);
    expect(stderr).to.match(/--until: expected a moment up to 2027-01-01/);
    expect(problem.errors?.[0]?.path).to.equal('/until');
    expect(problem.errors?.[0]?.message).to.match(/the changes have about \d+ cells/);
  });

  it('need a caller who takes lines', async () => {
    const response = await post(`${server.url}/changes`, request, { Accept: 'text/csv' });

    expect(response.status).to.equal(406);
  });
});
