import { spawn, spawnSync } from 'node:child_process';
import { expect } from 'chai';
import { type OwnDatabase, sqliteDatabase } from '../../../support/databases/index.js';
import { CLI, outcome } from '../support/run-cli.js';
import { ScratchFolder } from '../support/scratch-folder.js';
import { SHOP, SHOP_TABLES } from '../support/shop.js';

/** Whether `script` of util-linux is installed, which runs a command on a terminal of its own. */
const hasScript = spawnSync('script', ['--version']).stdout?.includes('util-linux') ?? false;

describe('tablewright load on a terminal', () => {
  const folder = new ScratchFolder();
  let own: OwnDatabase;
  let request: string;

  before(async () => {
    request = folder.put('shop.json', SHOP);
    own = await sqliteDatabase();
    await own.run(SHOP_TABLES);
  });
  after(async () => {
    await own.drop();
    folder.remove();
  });

  if (!hasScript) {
    it('asks before it deletes rows (needs script of util-linux)');
    return;
  }

  function start(...options: readonly string[]) {
    const command = [process.execPath, CLI, 'load', request, '--to', own.url, ...options];
    return spawn('script', ['-qec', command.join(' '), '/dev/null']);
  }

  /** Runs the load with `answer` typed on the terminal, and returns what the terminal shows. */
  async function loaded(answer: string, ...options: readonly string[]): Promise<string> {
    const child = start(...options);
    child.stdin.end(answer);
    const { stdout } = await outcome(child);
    return stdout.toString().replaceAll('\r\n', '\n');
  }

  const count = async () => Number((await own.rows('SELECT count(*) FROM customers'))[0]?.[0]);

  it('shows the plan, the rows of each table and a summary', async () => {
    const shown = await loaded('');

    expect(shown).to.match(/in one transaction:\n {2}customers +30 rows\n {2}orders +60 rows\n/);
    // A slow load shows its progress between these lines.
    for (const line of ['customers  30 rows\n', 'orders  60 rows\n'])
      expect(shown).to.contain(line);
    expect(shown).to.match(/loaded 90 rows in 2 tables, seed 42\n$/);
    expect(await count()).to.equal(30);
  });

  it('asks before it deletes rows', async () => {
    const refused = await loaded('n\n', '--truncate', '--seed', '1');

    expect(refused).to.match(/This deletes 90 rows of .*\. \[y\/N\] /);
    expect(refused).to.match(/tablewright: nothing was written\n$/);
    expect(await own.rows('SELECT count(*) FROM customers WHERE id > 30')).to.deep.equal([['0']]);

    const first = await own.rows('SELECT email FROM customers ORDER BY id');
    expect(await loaded('y\n', '--truncate', '--seed', '1')).to.contain('loaded 90 rows');
    expect(await own.rows('SELECT email FROM customers ORDER BY id')).not.to.deep.equal(first);
    expect(await count()).to.equal(30);
  });

  it('takes the end of the input for no', async () => {
    expect(await loaded('', '--truncate')).to.match(/\ntablewright: nothing was written\n$/);
  });

  it('ends at once by Ctrl-C at the question, and says so', async () => {
    const before = await own.rows('SELECT * FROM customers ORDER BY id');
    const child = start('--truncate', '--seed', '2');
    let shown = '';
    let hasInterrupted = false;
    for await (const chunk of child.stdout.setEncoding('utf8')) {
      shown += chunk;
      if (hasInterrupted || !shown.includes('[y/N] ')) continue;
      hasInterrupted = true;
      // The input stays open: its end is an answer too, which could arrive before the signal.
      child.stdin.write('\u0003');
    }
    child.stdin.end();

    expect(shown).to.match(/\ntablewright: interrupted; everything was rolled back\r\n/);
    expect(shown).not.to.contain('internal error');
    expect(await own.rows('SELECT * FROM customers ORDER BY id')).to.deep.equal(before);
  });
});
