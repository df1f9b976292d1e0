import { existsSync } from 'node:fs';
import { expect } from 'chai';
import { generate } from '../../../../src/adapters/library/generate.js';
import { tableRequest } from '../support/requests.js';
import { outcome, runShell, startCli } from '../support/run-cli.js';
import { ScratchFolder } from '../support/scratch-folder.js';

describe('the standard output of tablewright generate', () => {
  const folder = new ScratchFolder();
  let request: string;

  before(() => {
    request = folder.put('request.json', tableRequest({ format: 'csv' }));
  });
  after(() => folder.remove());

  it('ends the command with code 0 when its reader closes it', async () => {
    const child = startCli(['generate', request, '--rows', '900000000']);
    child.stdout?.once('data', () => child.stdout?.destroy());

    const [code] = await new Promise<readonly unknown[]>((resolve) => {
      child.once('close', (...ended) => resolve(ended));
    });

    expect(code).to.equal(0);
  });

  it('may be piped into head, which succeeds with pipefail', async () => {
    const run = await runShell(`tablewright generate ${request} --rows 900000000 | head -n 2`);

    expect(run.stdout.toString()).to.match(/^id,name,email,note,day\r\n\d+,/);
    expect(run).to.include({ code: 0, stderr: '' });
  });

  it('may be redirected to a file, which the shell truncates or appends to', async () => {
    const table = folder.path('appended.csv');

    await runShell(`tablewright generate ${request} > ${table}`);
    await runShell(`tablewright generate ${request} >> ${table}`);

    const text = generate(tableRequest({ format: 'csv' })).text();
    expect(folder.read('appended.csv')).to.equal(text + text);
  });

  it('waits for a slow reader and loses no bytes', async () => {
    const child = startCli(['generate', request, '--rows', '300000']);
    const ended = outcome(child);
    child.stdout?.pause();
    setTimeout(() => child.stdout?.resume(), 1000);

    const { code, stdout } = await ended;

    const whole = Buffer.concat([
      ...generate(tableRequest({ format: 'csv', rows: 300_000 })).chunks(),
    ]);
    expect(code).to.equal(0);
    expect(stdout.equals(whole)).to.equal(true);
  });

  it('makes the command exit with code 1 if the file takes only a part of the last chunk', async () => {
    const rows = 3000;
    const { length } = generate(tableRequest({ format: 'csv', rows })).text();
    // All chunks but the last fit into the file, and so does a part of the last one.
    const kibibytes = Math.ceil(length / 1024) - 1;

    const { code, stderr } = await runShell(
      `ulimit -f ${kibibytes}; tablewright generate ${request} --rows ${rows} > ${folder.path('cut.csv')}`,
    );

    expect(kibibytes).to.be.above(128);
    expect(stderr).to.equal(
      'tablewright: cannot write to standard output: file too large (EFBIG)\n',
    );
    expect(code).to.equal(1);
  });

  if (existsSync('/dev/full')) {
    it('makes the command exit with code 1 if the disk is full', async () => {
      const { code, stderr } = await runShell(`tablewright generate ${request} > /dev/full`);

      expect(stderr).to.match(/^tablewright: cannot write to standard output: .*\(ENOSPC\)\n$/);
      expect(code).to.equal(1);
    });
  }
});
