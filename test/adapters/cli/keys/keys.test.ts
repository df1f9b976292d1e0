import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect } from 'chai';
import { SqliteFile } from '../../../../src/adapters/stores/sqlite/sqlite-file.js';
import { hasKeyForm } from '../../../../src/domain/access/key-form.js';
import { MemoryLog } from '../../http/support/memory-log.js';
import { describeWithRedis, RedisServer } from '../../stores/redis/support/redis-server.js';
import { type Run, runCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const API_KEY = /^API key: (tw_\w{36})$/m;

describe('tablewright keys, with the store memory:', () => {
  /** Options, and what follows the key in the line of the setting. */
  const created: readonly (readonly [readonly string[], string])[] = [
    [[], ''],
    [['--label', 'nightly'], ''],
    [['--permissions', 'hub+preview'], ':preview+hub'],
    [['--daily-limit', '0'], ':generate+preview+hub:0'],
    [['--permissions', 'generate', '--daily-limit', '5'], ':generate:5'],
  ];
  for (const [options, rest] of created) {
    it(`create ${options.join(' ')} prints a key and the setting that admits it`, async () => {
      const { code, stdout, stderr } = await runCli(['keys', 'create', ...options]);

      const key = API_KEY.exec(stdout.toString())?.[1] ?? '';
      expect(hasKeyForm(key)).to.equal(true);
      expect(stdout.toString()).to.equal(`API key: ${key}\nTABLEWRIGHT_API_KEYS=${key}${rest}\n`);
      expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
      const { code: taken } = await runCommand(['config'], {
        environment: { TABLEWRIGHT_API_KEYS: key + rest },
      });
      expect(taken).to.equal(0);
    });
  }

  it('create --json prints the key and the setting as JSON', async () => {
    const { stdout } = await runCommand(['keys', 'create', '--permissions', 'preview', '--json']);

    const { key, setting } = JSON.parse(stdout.toString());
    expect(setting).to.equal(`TABLEWRIGHT_API_KEYS=${key}:preview`);
  });

  for (const args of [['list'], ['revoke', 'an-id'], ['list', '--json']]) {
    it(`${args.join(' ')} is refused, because the keys exist only in the memory of the server`, async () => {
      const { code, stdout, stderr } = await runCommand(['keys', ...args]);

      expect(stderr).to.match(
        /^tablewright: TABLEWRIGHT_STORE is memory:, so the keys exist only in the memory of the server/,
      );
      expect({ code, stdout: stdout.toString() }).to.deep.equal({ code: 2, stdout: '' });
    });
  }

  const refused: readonly (readonly [readonly string[], RegExp])[] = [
    [['--permissions', 'admin'], /^tablewright: --permissions: expected one or more of generate, /],
    [['--permissions', ''], /^tablewright: --permissions: expected .*, got ""\n$/],
    [['--daily-limit', '-1'], /^tablewright: --daily-limit: expected .*, got "-1"\n$/],
    [['--daily-limit', '1e3'], /^tablewright: --daily-limit: expected .*, got "1e3"\n$/],
    [['--label', 'x'.repeat(101)], /^tablewright: --label: expected at most 100 characters/],
    [
      ['--expires', 'soon'],
      /^tablewright: --expires: expected a day or time in the future.*"soon"\n$/,
    ],
    [['--expires', '2027-02-30'], /^tablewright: --expires: expected a day or time in the future/],
    [['--expires', '2020-01-01'], /^tablewright: --expires: expected a day or time in the future/],
    [['--expires', '9999-01-01'], /^tablewright: --expires: TABLEWRIGHT_STORE is memory:/],
  ];
  for (const [options, says] of refused) {
    it(`create ${options.join(' ').slice(0, 40)} is refused with a message that names the option`, async () => {
      const { code, stdout, stderr } = await runCommand(['keys', 'create', ...options]);

      expect(stderr).to.match(says);
      expect({ code, stdout: stdout.toString() }).to.deep.equal({ code: 2, stdout: '' });
    });
  }
});

describe('tablewright keys, with a file that cannot be opened', () => {
  const failures: readonly (readonly [readonly string[], string, string])[] = [
    [['create'], '/nowhere/keys.db', 'the folder /nowhere does not exist'],
    [['list'], tmpdir(), 'it is not a regular file'],
    [['revoke', 'an-id'], tmpdir(), 'it is not a regular file'],
  ];
  for (const [args, path, reason] of failures) {
    it(`${args.join(' ')} prints one line with the reason and exits with code 1`, async () => {
      const { code, stdout, stderr } = await runCommand(['keys', ...args], {
        environment: { TABLEWRIGHT_STORE: `sqlite:${path}` },
      });

      expect(stderr).to.equal(`tablewright: cannot open the store sqlite:${path}: ${reason}\n`);
      expect({ code, stdout: stdout.toString() }).to.deep.equal({ code: 1, stdout: '' });
    });
  }
});

describe('tablewright keys, with a file that does not exist', () => {
  const folder = new ScratchFolder();
  after(() => folder.remove());

  for (const args of [['list'], ['revoke', 'an-id']]) {
    it(`${args.join(' ')} prints one line, exits with code 1 and creates no file`, async () => {
      const path = folder.path('mistyped.db');
      const { code, stdout, stderr } = await runCommand(['keys', ...args], {
        environment: { TABLEWRIGHT_STORE: `sqlite:${path}` },
      });

      expect(stderr).to.equal(
        `tablewright: the store sqlite:${path} does not exist: start the server or create a key first, or correct TABLEWRIGHT_STORE\n`,
      );
      expect({ code, stdout: stdout.toString() }).to.deep.equal({ code: 1, stdout: '' });
      expect(existsSync(path)).to.equal(false);
    });
  }
});

describe('tablewright keys, with a store that is unreachable', () => {
  for (const args of [['create'], ['list'], ['revoke', 'an-id']]) {
    it(`${args.join(' ')} prints one line without the password and exits with code 1`, async () => {
      const { code, stdout, stderr } = await runCommand(['keys', ...args], {
        environment: { TABLEWRIGHT_STORE: 'redis://:MARKER@127.0.0.1:1' },
      });

      expect(stderr).to.equal(
        'tablewright: cannot reach the store redis://:***@127.0.0.1:1: start it, or correct TABLEWRIGHT_STORE\n',
      );
      expect({ code, stdout: stdout.toString() }).to.deep.equal({ code: 1, stdout: '' });
    });
  }
});

describeWithRedis('tablewright keys, with the store redis:', () => {
  let redis: RedisServer;
  before(async () => {
    redis = await RedisServer.start();
  });
  after(() => redis.close());

  worksOn(() => redis.url);
});

describe('tablewright keys, with the store sqlite:', () => {
  const folder = new ScratchFolder();
  before(() => new SqliteFile(folder.path('keys.db'), new MemoryLog()).close());
  after(() => folder.remove());

  worksOn(() => `sqlite:${folder.path('keys.db')}`);
});

/** Defines the tests of all commands, run against an empty store. */
function worksOn(store: () => string): void {
  function keys(...args: readonly string[]): Promise<Run> {
    return runCommand(['keys', ...args], { environment: { TABLEWRIGHT_STORE: store() } });
  }

  async function listed(): Promise<readonly Readonly<Record<string, unknown>>[]> {
    return JSON.parse((await keys('list', '--json')).stdout.toString());
  }

  it('list prints only the header of the table if there is no key', async () => {
    expect((await keys('list')).stdout.toString()).to.match(/^ID +STATE .* LABEL\n$/);
    expect(await listed()).to.deep.equal([]);
  });

  it('create stores all terms of the key, and only create prints the key itself', async () => {
    const terms = [
      '--label',
      'nightly\u001b[2J',
      '--permissions',
      'generate',
      '--daily-limit',
      '7',
    ];
    const { stdout } = await keys('create', ...terms, '--expires', '2999-12-31');

    const key = API_KEY.exec(stdout.toString())?.[1] ?? 'no key';
    const [first] = await listed();
    expect(first).to.deep.include({
      id: /^id: (\S+)$/m.exec(stdout.toString())?.[1],
      label: 'nightly\u001b[2J',
      permissions: ['generate'],
      daily_limit: 7,
      expires_at: '3000-01-01T00:00:00.000Z',
      revoked_at: null,
      last_used_at: null,
      state: 'active',
    });
    const table = (await keys('list')).stdout.toString();
    expect(table).to.contain('2999-12-31').and.to.contain('nightly\\u001b[2J');
    expect(table + JSON.stringify(first)).not.to.contain(key);
  });

  it('revoke revokes a key, and exits with code 1 if no key has the id', async () => {
    const { id } = JSON.parse((await keys('create', '--json')).stdout.toString()) as { id: string };

    expect((await keys('revoke', id)).stdout.toString()).to.equal(`revoked: ${id}\n`);

    const state = (await listed()).find((key) => key.id === id)?.state;
    expect(state).to.equal('revoked');
    const { code, stderr } = await keys('revoke', 'nothing\u001b');
    expect(stderr).to.equal('tablewright: no key has the id "nothing\\u001b"\n');
    expect(code).to.equal(1);
  });
}
