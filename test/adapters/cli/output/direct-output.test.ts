import { spawnSync } from 'node:child_process';
import { existsSync, symlinkSync } from 'node:fs';
import { expect } from 'chai';
import { generate } from '../../../../src/adapters/library/generate.js';
import { tableRequest } from '../support/requests.js';
import { type Run, runCli, runShell } from '../support/run-cli.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const TEXT = generate(tableRequest()).text();

/** An output path, and the redirection of the shell that connects it to the file under test. */
const descriptors: readonly (readonly [string, string])[] = [
  ['/dev/stdout', ''],
  ['/dev/fd/1', ''],
  ['/proc/self/fd/1', ''],
  ['/proc/thread-self/fd/1', ''],
  ['/dev/stderr', '2>&1'],
  ['/dev/fd/2', '2>&1'],
  ['/dev/fd/3', '3>&1'],
  ['/proc/self/fd/7', '7>&1'],
];

describe('--out with a path that is not a regular file', () => {
  const folder = new ScratchFolder();
  let request: string;

  before(() => {
    request = folder.put('request.json', tableRequest());
  });
  after(() => folder.remove());

  const shell = (line: string): Promise<Run> =>
    runShell(line.replaceAll('GENERATE', `tablewright generate ${request}`));

  for (const [path, redirection] of descriptors) {
    for (const redirect of ['>', '>>']) {
      it(`writes to ${path} between the output of other commands if the shell opened the file with ${redirect}`, async function () {
        if (path.startsWith('/proc') && !existsSync('/proc/self/fd')) this.skip();
        const file = folder.put('table.txt', redirect === '>' ? 'gone' : 'kept\n');

        const { code, stderr } = await shell(
          `(echo a; GENERATE --out ${path} ${redirection}; echo b) ${redirect} ${file}`,
        );

        expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
        expect(folder.read('table.txt')).to.equal(
          `${redirect === '>' ? '' : 'kept\n'}a\n${TEXT}b\n`,
        );
      });
    }
  }

  it('writes through a symbolic link to /dev/stdout without truncating the file', async () => {
    const file = folder.path('linked.txt');
    symlinkSync('/dev/stdout', folder.path('out'));

    await shell(`(echo a; GENERATE --out ${folder.path('out')}; echo b) > ${file}`);

    expect(folder.read('linked.txt')).to.equal(`a\n${TEXT}b\n`);
  });

  it('appends to a file through the descriptor of another process', async function () {
    if (!existsSync('/proc/self/fd')) this.skip();
    const file = folder.path('log.txt');

    const { code } = await shell(
      `exec 9>> ${file}; echo a >&9; GENERATE --out /proc/$$/fd/9; echo b >&9`,
    );

    expect(code).to.equal(0);
    expect(folder.read('log.txt')).to.equal(`a\n${TEXT}b\n`);
  });

  for (const path of ['/dev/stdout', '/dev/fd/1', '/proc/self/fd/1']) {
    it(`writes to ${path} if it is a pipe or a socket`, async function () {
      if (!existsSync(path)) this.skip();
      // Node connects child processes through sockets; a shell connects them through pipes.
      const socket = await runCli(['generate', request, '--out', path]);
      const pipe = await shell(`GENERATE --out ${path} | cat`);

      for (const { code, stdout, stderr } of [socket, pipe]) {
        expect({ code, stderr, stdout: stdout.toString() }).to.deep.equal({
          code: 0,
          stderr: '',
          stdout: TEXT,
        });
      }
    });
  }

  it('writes to /dev/stderr if it is a pipe', async () => {
    const { code, stdout, stderr } = await runCli(['generate', request, '--out', '/dev/stderr']);

    expect({ code, stdout: stdout.toString(), stderr }).to.deep.equal({
      code: 0,
      stdout: '',
      stderr: TEXT,
    });
  });

  it('writes to the pipe of a process substitution', async () => {
    const { code, stdout } = await shell('GENERATE --out >(cat); wait $!');

    expect(code).to.equal(0);
    expect(stdout.toString()).to.equal(TEXT);
  });

  it('writes to /dev/null, which remains a device', async () => {
    const run = await shell('GENERATE --rows 100000 --out /dev/null && test -c /dev/null');

    expect(run).to.include({ code: 0, stderr: '' });
  });

  it('writes to a named pipe, which remains a named pipe', async () => {
    const fifo = folder.path('fifo');
    spawnSync('mkfifo', [fifo]);

    const { code, stdout } = await shell(
      `cat ${fifo} & GENERATE --out ${fifo} && wait && test -p ${fifo}`,
    );

    expect(code).to.equal(0);
    expect(stdout.toString()).to.equal(TEXT);
  });

  it('exits with code 0 and prints nothing on stderr when the reader of a named pipe closes it', async () => {
    const fifo = folder.path('left');
    spawnSync('mkfifo', [fifo]);

    const run = await shell(`head -c 10 ${fifo} & GENERATE --rows 900000000 --out ${fifo}`);

    expect(run).to.include({ code: 0, stderr: '' });
    expect(run.stdout.toString()).to.equal(TEXT.slice(0, 10));
  });

  it('exits with code 1 if the device is full', async function () {
    if (!existsSync('/dev/full')) this.skip();

    const { code, stderr } = await shell('GENERATE --out /dev/full');

    expect(stderr).to.match(/^tablewright: cannot write to \/dev\/full: .*\(ENOSPC\)\n$/);
    expect(code).to.equal(1);
  });

  it('exits with code 1 if the descriptor is not open', async () => {
    const { code, stderr } = await shell('GENERATE --out /dev/fd/99');

    expect(stderr).to.match(/^tablewright: cannot .*\/dev\/fd\/99: .*\(ENOENT\)\n$/);
    expect(code).to.equal(1);
  });
});
