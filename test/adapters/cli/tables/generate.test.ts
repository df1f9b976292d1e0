import { buffer } from 'node:stream/consumers';
import { expect } from 'chai';
import { generate } from '../../../../src/adapters/library/generate.js';
import type { TableRequest } from '../../../../src/adapters/library/table.js';
import { FORMAT_NAMES } from '../../../../src/domain/formats/index.js';
import { tableRequest } from '../support/requests.js';
import { runCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

/** Options, and the members of the request that they replace. */
const overrides: readonly (readonly [string, Partial<TableRequest>])[] = [
  ['--rows 7', { rows: 7 }],
  ['--rows 1e2', { rows: 100 }],
  ['--offset 1000', { offset: 1000 }],
  ['--format csv', { format: 'csv' }],
  ['--seed 7', { seed: 7 }],
  ['--seed demo', { seed: 'demo' }],
  ['--seed -1', { seed: '-1' }],
  ['--rows 3 --offset 5 --seed x --format sql', { rows: 3, offset: 5, seed: 'x', format: 'sql' }],
  ['--rows 3 --rows 4', { rows: 4 }],
  ['--now 2030-06-01', { now: '2030-06-01' }],
];

describe('tablewright generate', () => {
  const folder = new ScratchFolder();

  after(() => folder.remove());

  for (const format of FORMAT_NAMES) {
    it(`writes the same bytes as the library in the format ${format}, and nothing else`, async () => {
      const request = tableRequest({ format });

      const run = await runCli(['generate', folder.put('request.json', request)]);

      expect(run.stdout.equals(await buffer(generate(request).file()))).to.equal(true);
      expect(run).to.include({ code: 0, stderr: '' });
    });
  }

  it('says which fields have words of the fallback, unless it is quiet', async () => {
    const args = ['generate', 'job:job_title', 'first:first_name', '--locale', 'hu'];
    const loud = await runCommand([...args, '--fallback', 'en', '--seed', '1']);
    const quiet = await runCommand([...args, '--fallback', 'en', '--seed', '1', '--quiet']);

    expect(loud).to.include({
      code: 0,
      stderr: 'in words of en, since hu has none for them: job\n',
    });
    expect(quiet).to.include({ code: 0, stderr: '' });
    expect(quiet.stdout.equals(loud.stdout)).to.equal(true);
  });

  for (const [options, members] of overrides) {
    it(`uses ${options} instead of the members of the request`, async () => {
      const path = folder.put('request.json', tableRequest());

      const { stdout } = await runCommand(['generate', path, ...options.split(' ')]);

      expect(stdout.toString()).to.equal(generate(tableRequest(members)).text());
    });
  }

  it('uses options for members that the request omits', async () => {
    const { fields } = tableRequest();

    const { stdout } = await runCommand([
      'generate',
      folder.put('fields.json', { fields }),
      '--rows',
      '2',
      '--seed',
      '42',
    ]);

    expect(stdout.toString()).to.equal(generate(tableRequest({ rows: 2 })).text());
  });

  it('reads the request from standard input if the path is -, with or without a byte order mark', async () => {
    const request = tableRequest();
    const text = JSON.stringify(request);

    for (const input of [text, `\ufeff${text}`]) {
      const { stdout } = await runCommand(['generate', '-'], { input });

      expect(stdout.toString()).to.equal(generate(request).text());
    }
  });

  it('generates more rows and cells than the server allows', async () => {
    const request = tableRequest({ rows: 250_000, format: 'csv' });

    const { stdout } = await runCommand(['generate', '-'], { input: JSON.stringify(request) });

    expect(stdout.equals(Buffer.concat([...generate(request).chunks()]))).to.equal(true);
  });

  it('counts relative times from the day of the call with --now today', async () => {
    const fields = [{ name: 'at', type: 'date', constraints: { start: 'today', end: 'today' } }];
    const path = folder.put('today.json', { rows: 1, format: 'csv', fields });
    const before = new Date().toISOString().slice(0, 10);
    const { stdout } = await runCommand(['generate', path, '--now', 'today']);
    const [, day = ''] = stdout.toString().split('\r\n');

    expect([before, new Date().toISOString().slice(0, 10)]).to.include(day);
  });

  it('draws a different seed for each run if the request has none', async () => {
    const { seed: _, ...request } = tableRequest();
    const path = folder.put('unseeded.json', request);

    const [one, two] = await Promise.all([
      runCommand(['generate', path]),
      runCommand(['generate', path]),
    ]);

    expect(one?.stdout.equals(two?.stdout ?? Buffer.alloc(0))).to.equal(false);
  });

  it('writes to standard output if the path of --out is -', async () => {
    const path = folder.put('request.json', tableRequest());

    const { stdout } = await runCommand(['generate', path, '--out', '-']);

    expect(stdout.toString()).to.equal(generate(tableRequest()).text());
  });
});
