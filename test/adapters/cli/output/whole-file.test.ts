import {
  chmodSync,
  chownSync,
  linkSync,
  lstatSync,
  mkdirSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { expect } from 'chai';
import { generate } from '../../../../src/adapters/library/generate.js';
import { waitUntil } from '../../http/support/wait-until.js';
import { tableRequest } from '../support/requests.js';
import { outcome, runCli, runShell, startCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const IS_ROOT = process.getuid?.() === 0;
/** A user without the rights of root: the current user, or another one if the current user is root. */
const NOBODY = IS_ROOT ? 65_534 : undefined;

describe('--out with a regular file', () => {
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

  it('replaces an existing file', async () => {
    folder.put('table.json', 'old and much longer '.repeat(10_000));

    await runCommand(args('--out', folder.path('table.json')));

    expect(folder.read('table.json')).to.equal(generate(tableRequest()).text());
  });

  it('replaces the target of a symbolic link and keeps the link', async () => {
    folder.put('table.json', 'old');
    symlinkSync(folder.path('table.json'), folder.path('link.json'));

    await runCommand(args('--out', folder.path('link.json')));

    expect(folder.read('table.json')).to.equal(generate(tableRequest()).text());
    expect(folder.names).to.deep.equal(['link.json', 'request.json', 'table.json']);
  });

  it('creates the target of a dangling symbolic link, also through relative links in other folders', async () => {
    mkdirSync(folder.path('data'));
    symlinkSync('data/second.json', folder.path('first.json'));
    symlinkSync('../table.json', folder.path('data/second.json'));

    const run = await runCommand(args('--out', folder.path('first.json')));

    expect(run).to.include({ code: 0, stderr: '' });
    expect(folder.read('table.json')).to.equal(generate(tableRequest()).text());
    expect(lstatSync(folder.path('first.json')).isSymbolicLink()).to.equal(true);
    expect(lstatSync(folder.path('data/second.json')).isSymbolicLink()).to.equal(true);
    expect(folder.names).to.deep.equal(['data', 'first.json', 'request.json', 'table.json']);
  });

  it('refuses symbolic links that form a circle', async () => {
    symlinkSync('b.json', folder.path('a.json'));
    symlinkSync('a.json', folder.path('b.json'));

    const { code, stderr } = await runCommand(args('--out', folder.path('a.json')));

    expect(stderr).to.match(/^tablewright: cannot write \S+a\.json: .*\(ELOOP\)\n$/);
    expect(code).to.equal(1);
  });

  for (const mode of [0o600, 0o640, 0o777]) {
    it(`keeps the mode ${mode.toString(8)} of an existing file, and gives it to the temporary file from the first byte on`, async () => {
      folder.put('table.csv', 'old');
      chmodSync(folder.path('table.csv'), mode);
      const child = startCli(args('--rows', '900000000', '--out', folder.path('table.csv')));
      const ended = outcome(child);
      const part = (): string => folder.names.find((name) => name.endsWith('.part')) ?? '';
      await waitUntil('bytes', () => part() !== '' && statSync(folder.path(part())).size > 0);
      const modeOfPart = statSync(folder.path(part())).mode & 0o777;
      child.kill('SIGTERM');
      await ended;

      await runCommand(args('--out', folder.path('table.csv')));

      expect(modeOfPart).to.equal(mode);
      expect(statSync(folder.path('table.csv')).mode & 0o777).to.equal(mode);
      expect(folder.read('table.csv')).not.to.equal('old');
    });
  }

  if (IS_ROOT) {
    it('keeps the owner and the group of an existing file', async () => {
      folder.put('table.json', 'old');
      chownSync(folder.path('table.json'), 1234, 5678);

      await runCommand(args('--out', folder.path('table.json')));

      expect(folder.read('table.json')).not.to.equal('old');
      expect(statSync(folder.path('table.json'))).to.include({ uid: 1234, gid: 5678 });
    });
  }

  it('replaces a file that belongs to another user if the folder permits it', async () => {
    folder.put('table.json', 'old');
    chmodSync(folder.path('table.json'), 0o666);
    chmodSync(folder.path(), 0o777);

    const run = await runCli(args('--out', folder.path('table.json')), { user: NOBODY });

    expect(run).to.include({ code: 0, stderr: '' });
    expect(folder.read('table.json')).to.equal(generate(tableRequest()).text());
    expect(statSync(folder.path('table.json')).mode & 0o777).to.equal(0o666);
  });

  it('refuses to replace a read-only file', async () => {
    folder.put('table.json', 'old');
    chmodSync(folder.path('table.json'), 0o444);
    chmodSync(folder.path(), 0o777);

    const { code, stderr } = await runCli(args('--out', folder.path('table.json')), {
      user: NOBODY,
    });

    expect(stderr).to.match(/^tablewright: cannot write \S+table\.json: .*\(EACCES\)\n$/);
    expect(code).to.equal(1);
    expect(folder.read('table.json')).to.equal('old');
  });

  it('refuses to write into a read-only folder, and mentions the temporary file that it cannot create there', async () => {
    mkdirSync(folder.path('closed'));
    folder.put('closed/table.json', 'old');
    chmodSync(folder.path('closed/table.json'), 0o666);
    chmodSync(folder.path('closed'), 0o555);
    chmodSync(folder.path(), 0o755);

    const { code, stderr } = await runCli(args('--out', folder.path('closed/table.json')), {
      user: NOBODY,
    });

    expect(stderr).to.match(
      /^tablewright: cannot create a temporary file beside \S+table\.json: .*\(EACCES\)\n$/,
    );
    expect(code).to.equal(1);
    expect(folder.read('closed/table.json')).to.equal('old');
    chmodSync(folder.path('closed'), 0o755);
  });

  it('leaves the old bytes in other hard links to the file', async () => {
    folder.put('table.json', 'old');
    linkSync(folder.path('table.json'), folder.path('other.json'));

    await runCommand(args('--out', folder.path('table.json')));

    expect(folder.read('other.json')).to.equal('old');
    expect(folder.read('table.json')).to.equal(generate(tableRequest()).text());
  });

  it('leaves a temporary file named after the table when the process is killed', async () => {
    folder.put('table.csv', 'old');
    const child = startCli(args('--rows', '900000000', '--out', folder.path('table.csv')));
    const ended = outcome(child);
    await waitUntil('a part', () => folder.names.some((name) => name.endsWith('.part')));

    child.kill('SIGKILL');
    await ended;

    expect(folder.names).to.have.length(3);
    expect(folder.names[2]).to.match(/^table\.csv\.[0-9a-f]{8}\.part$/);
    expect(folder.read('table.csv')).to.equal('old');
  });

  it('leaves an existing file unchanged if the request is refused', async () => {
    folder.put('table.json', 'old');

    const { code } = await runCommand(args('--rows', '0', '--out', folder.path('table.json')));

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
      'a name that ends like that of a directory',
      (scratch) => scratch.path('table/'),
      /^tablewright: cannot write \S+\/table\/: it is a directory$/,
    ],
    [
      'a file in a folder that does not exist',
      (scratch) => scratch.path('nope/table.json'),
      /^tablewright: cannot write \S+: no such file or directory \(ENOENT\)$/,
    ],
  ];
  for (const [what, path, says] of refused) {
    it(`refuses ${what}`, async () => {
      const { code, stderr } = await runCommand(args('--out', path(folder)));

      expect(stderr.trimEnd()).to.match(says);
      expect(code).to.equal(1);
      expect(folder.names).to.deep.equal(['request.json']);
    });
  }

  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) {
    it(`removes the temporary file and leaves an existing file unchanged when ${signal} arrives during the work`, async () => {
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

  it('leaves no file if the disk is full', async () => {
    const { code, stderr } = await runShell(
      `ulimit -f 512; tablewright ${args('--rows', '100000', '--out', folder.path('t.json')).join(' ')}`,
    );

    expect(stderr).to.match(/^tablewright: cannot write \S+t\.json: file too large \(EFBIG\)\n$/);
    expect(code).to.equal(1);
    expect(folder.names).to.deep.equal(['request.json']);
  });
});
