import { statSync, symlinkSync } from 'node:fs';
import { expect } from 'chai';
import { generate } from '../../../src/adapters/library/generate.js';
import { waitUntil } from '../http/support/wait-until.js';
import { tableRequest } from './support/requests.js';
import { outcome, runCli, runShell, startCli } from './support/run-cli.js';
import { ScratchFolder } from './support/scratch-folder.js';

describe('--out', function () {
  this.timeout(20_000);
  let folder: ScratchFolder;

  beforeEach(() => {
    folder = new ScratchFolder();
    folder.put('request.json', tableRequest());
  });
  afterEach(() => folder.remove());

  const args = (...more: readonly string[]): readonly string[] => [
    'generate',
    folder.path('request.json'),
    ...more,
  ];

  it('writes the file and nothing to stdout', async () => {
    const run = await runCli(args('--out', folder.path('table.json')));

    expect(folder.read('table.json')).to.equal(generate(tableRequest()).text());
    expect(run).to.include({ code: 0, stderr: '' });
    expect(run.stdout).to.have.length(0);
    expect(folder.names).to.deep.equal(['request.json', 'table.json']);
  });

  it('replaces what is there', async () => {
    folder.put('table.json', 'old and much longer '.repeat(10_000));

    await runCli(args('--out', folder.path('table.json')));

    expect(folder.read('table.json')).to.equal(generate(tableRequest()).text());
  });

  it('replaces what a link leads to, and leaves the link', async () => {
    folder.put('table.json', 'old');
    symlinkSync(folder.path('table.json'), folder.path('link.json'));

    await runCli(args('--out', folder.path('link.json')));

    expect(folder.read('table.json')).to.equal(generate(tableRequest()).text());
    expect(folder.names).to.deep.equal(['link.json', 'request.json', 'table.json']);
  });

  it('leaves a file as it was when the request is refused', async () => {
    folder.put('table.json', 'old');

    const { code } = await runCli(args('--rows', '0', '--out', folder.path('table.json')));

    expect(code).to.equal(2);
    expect(folder.read('table.json')).to.equal('old');
  });

  const refused: readonly (readonly [string, (scratch: ScratchFolder) => string, RegExp])[] = [
    [
      'a directory',
      (scratch) => scratch.path(),
      /^tablewright: cannot write \S+: it is a directory$/,
    ],
    [
      'a device',
      () => '/dev/null',
      /^tablewright: cannot write \/dev\/null: it is no regular file$/,
    ],
    [
      'a file in a folder that does not exist',
      (scratch) => scratch.path('nope/table.json'),
      /^tablewright: cannot write \S+: no such file or directory \(ENOENT\)$/,
    ],
  ];
  for (const [what, path, says] of refused) {
    it(`refuses ${what}`, async () => {
      const { code, stderr } = await runCli(args('--out', path(folder)));

      expect(stderr.trimEnd()).to.match(says);
      expect(code).to.equal(1);
      expect(folder.names).to.deep.equal(['request.json']);
    });
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    it(`leaves no file, and an older one as it was, when ${signal} comes in the middle`, async () => {
      folder.put('table.csv', 'old');
      const child = startCli(args('--rows', '900000000', '--out', folder.path('table.csv')));
      const ended = outcome(child);
      const part = (): string => folder.names.find((name) => name.endsWith('.part')) ?? '';
      await waitUntil('bytes', () => part() !== '' && statSync(folder.path(part())).size > 1e6);

      child.kill(signal);

      expect(await ended).to.include({ code: null, signal, stderr: '' });
      expect(folder.names).to.deep.equal(['request.json', 'table.csv']);
      expect(folder.read('table.csv')).to.equal('old');
    });
  }

  it('leaves no file when the disk takes no more', async () => {
    const { code, stderr } = await runShell(
      `ulimit -f 512; tablewright ${args('--rows', '100000', '--out', folder.path('t.json')).join(' ')}`,
    );

    expect(stderr).to.match(/^tablewright: cannot write \S+t\.json: file too large \(EFBIG\)\n$/);
    expect(code).to.equal(1);
    expect(folder.names).to.deep.equal(['request.json']);
  });
});
