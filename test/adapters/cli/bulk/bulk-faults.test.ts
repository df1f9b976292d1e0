import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { expect } from 'chai';
import { waitUntil } from '../../http/support/wait-until.js';
import { filesOf, sealed } from '../support/bulk-folder.js';
import { tableRequest } from '../support/requests.js';
import { outcome, runCli, runShell, startCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

/** A user without the rights of root: the current user, or another one if the current user is root. */
const NOBODY = process.getuid?.() === 0 ? 65_534 : undefined;

/** Whether this user can mount a file system of its own, in a namespace of its own. */
const canMount = spawnSync('unshare', ['-rm', 'true']).status === 0;

describe('tablewright bulk, without room or rights', () => {
  const folder = new ScratchFolder();
  let path: string;
  let root: string;

  before(async () => {
    path = folder.put('request.json', tableRequest({ rows: 40_000, format: 'csv' }));
    const whole = folder.path('whole');
    await runCli(['bulk', path, '--window', '10000', '--out', whole]);
    ({ root } = await sealed(whole));
  });
  after(() => folder.remove());

  if (canMount) {
    it('fails clearly on a full disk, leaves whole parts only, and continues when there is room', async () => {
      const disk = folder.path('disk');
      mkdirSync(disk);
      const { stdout, code } = await runShell(`
        export -f tablewright
        unshare -rm bash -c '
          mount -t tmpfs -o size=1m tmpfs ${disk}
          tablewright bulk ${path} --window 10000 --out ${disk}/run 2>&1; echo "code $?"
          find ${disk}/run -name "*.tmp" | wc -l
          mount -o remount,size=64m ${disk}
          tablewright bulk ${path} --window 10000 --out ${disk}/run 2>&1
          tablewright bulk seal ${disk}/run 2>&1
        '`);
      const [failure, failed, temporary, made, manifest] = String(stdout).split('\n');

      expect(failure).to.match(
        /^tablewright: cannot write \S+\.csv: no space left on device \(ENOSPC\)$/,
      );
      expect([failed, temporary]).to.deep.equal(['code 1', '0']);
      expect(made).to.match(/^made \d parts? with [\d,]+ rows; \d parts? w/);
      expect(manifest).to.include(`root ${root}`);
      expect(code).to.equal(0);
    });
  } else {
    it('fails clearly on a full disk (needs unshare of util-linux with user namespaces)');
  }

  it('fails clearly where files cannot be so large, and continues where they can', async () => {
    const out = folder.path('limited');
    const args = `bulk ${path} --window 10000 --out ${out}`;
    const limited = await runShell(`ulimit -f 100; tablewright ${args}`);

    expect(limited.stderr).to.match(
      /^tablewright: cannot write \S+\.csv: file too large \(EFBIG\)\n$/,
    );
    expect(limited.code).to.equal(1);
    expect(filesOf(out)).to.deep.equal(['run.json']);
    expect(await runCommand(args.split(' '))).to.include({ code: 0 });
    expect((await sealed(out)).root).to.equal(root);
  });

  it('fails clearly where it may not write', async () => {
    const closed = folder.path('closed');
    mkdirSync(closed);
    chmodSync(folder.path(), 0o755);
    chmodSync(closed, 0o555);
    const inside = await runCli(['bulk', path, '--out', closed], { user: NOBODY });
    const below = await runCli(['bulk', path, '--out', `${closed}/run`], { user: NOBODY });

    expect(inside.stderr).to.match(
      /^tablewright: cannot write \S+run\.json: permission denied \(EACCES\)\n$/,
    );
    expect(below.stderr).to.match(
      /^tablewright: cannot create \S+run: permission denied \(EACCES\)\n$/,
    );
    expect([inside.code, below.code]).to.deep.equal([1, 1]);
  });

  it('fails clearly if the folder is a file', async () => {
    const file = folder.put('a-file', {});
    const { code, stderr } = await runCommand(['bulk', path, '--out', file]);

    expect(stderr).to.match(
      /^tablewright: cannot read \S+run\.json: not a directory \(ENOTDIR\)\n$/,
    );
    expect(code).to.equal(1);
  });

  it('fails clearly if its folder is removed meanwhile, and begins again', async () => {
    const out = folder.path('removed');
    const args = ['bulk', path, '--window', '100', '--jobs', '1', '--out', out];
    const child = startCli(args);
    const ended = outcome(child);
    await waitUntil('a part', () => existsSync(`${out}/synthetic_data/part-00003.csv`));
    // Removing its files one by one would take several steps, between which new ones appear.
    renameSync(out, folder.path('elsewhere'));
    const { code, stderr } = await ended;

    expect(stderr).to.match(
      /^tablewright: cannot \w+ \S+: no such file or directory \(ENOENT\)\n$/,
    );
    expect(code).to.equal(1);
    expect(await runCommand(args)).to.include({ code: 0 });
    expect((await sealed(out)).parts).to.have.length(400);
  });
});
