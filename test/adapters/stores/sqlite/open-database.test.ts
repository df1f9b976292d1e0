import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { expect } from 'chai';
import { openStores, type Stores } from '../../../../src/adapters/stores/open-stores.js';
import { UnusableStore } from '../../../../src/adapters/stores/unusable-store.js';
import { systemClock } from '../../../../src/adapters/system/system-clock.js';
import { ScratchFolder } from '../../cli/support/scratch-folder.js';
import { MemoryLog } from '../../http/support/memory-log.js';
import { digestOf, orFail, record } from '../stores-under-test.js';
import { execute } from './support/execute.js';

describe('the file of a SQLite store', () => {
  let folder: ScratchFolder;
  const open: Stores[] = [];
  beforeEach(() => {
    folder = new ScratchFolder();
  });
  afterEach(() => {
    for (const stores of open.splice(0)) stores.close();
    folder.remove();
  });

  function opened(path: string): Stores {
    const stores = openStores(`sqlite:${path}`, systemClock, new MemoryLog());
    open.push(stores);
    return stores;
  }

  function written(sql: string): string {
    const path = folder.path('other.db');
    execute(path, sql).close();
    return path;
  }

  it('is created if it is missing, with modes that give access only to its owner', async () => {
    const { counters } = opened(folder.path('keys.db'));
    await orFail(counters.admit('a', { daily: 1, fair: 1 }));

    expect(folder.names).to.deep.equal(['keys.db', 'keys.db-shm', 'keys.db-wal']);
    for (const name of folder.names) {
      expect(statSync(folder.path(name)).mode & 0o777).to.equal(0o600);
    }
  });

  it('keeps keys, revocations and counts over a restart', async () => {
    const path = folder.path('keys.db');
    const limits = { daily: 3, fair: 0 };
    const [kept, revoked] = [record(), record()];
    const first = opened(path);
    for (const one of [kept, revoked]) await orFail(first.keys.add(digestOf(one.id), one));
    await orFail(first.keys.revoke(revoked.id, 1234));
    for (let i = 0; i < 3; i++) await orFail(first.counters.admit(kept.id, limits));
    first.close();

    const { keys, counters } = opened(path);

    expect(await orFail(counters.admit(kept.id, limits))).to.include({ refusedBy: 'daily' });
    expect((await orFail(keys.find(digestOf(kept.id))))?.lastUsedAt).to.be.a('number');
    expect((await orFail(keys.find(digestOf(revoked.id))))?.revokedAt).to.equal(1234);
  });

  it('is complete without its write-ahead log after it is closed', async () => {
    const one = record();
    const first = opened(folder.path('keys.db'));
    await orFail(first.keys.add(digestOf(one.id), one));
    first.close();

    const copy = folder.path('copy.db');
    copyFileSync(folder.path('keys.db'), copy);

    expect(await orFail(opened(copy).keys.list())).to.deep.equal([one]);
  });

  it('can be opened through a symbolic link', async () => {
    symlinkSync(folder.path('keys.db'), folder.path('link.db'));

    opened(folder.path('link.db'));

    expect(folder.names).to.include('keys.db');
  });

  const text = 'no database\n'.repeat(1000);
  const unusable: readonly (readonly [string, () => string, RegExp])[] = [
    [
      'whose folder is missing',
      () => folder.path('none/keys.db'),
      /: the folder \S+\/none does not exist$/,
    ],
    ['that is a folder', () => folder.path(), /: it is not a regular file$/],
    ['that is a device', () => '/dev/null', /: it is not a regular file$/],
    ['that is a text', () => folder.put('text.db', text), /: file is not a database$/],
    [
      'of another program',
      () => written('CREATE TABLE pages (id); INSERT INTO pages VALUES (1)'),
      /: the file is a database of another program$/,
    ],
    [
      'of another program that has no table yet',
      () => written('PRAGMA application_id = 7'),
      /: the file is a database of another program$/,
    ],
  ];
  for (const [title, path, says] of unusable) {
    it(`${title} is refused with the reason, and is not changed`, () => {
      const given = path();
      const isFile = statSync(given, { throwIfNoEntry: false })?.isFile();
      const before = isFile ? readFileSync(given) : undefined;

      expect(() => opened(given))
        .to.throw(UnusableStore, says)
        .with.property('message')
        .that.contains(`cannot open the store sqlite:${given}`);
      if (before) expect(readFileSync(given).equals(before)).to.equal(true);
    });
  }

  it('of a later release is refused with both versions in the message', () => {
    const path = folder.path('keys.db');
    opened(path).close();
    execute(path, 'PRAGMA user_version = 9').close();

    expect(() => opened(path)).to.throw(
      UnusableStore,
      /has version 9, .* up to 2; use the release/,
    );
  });

  it('that is corrupt is refused', async () => {
    const path = folder.path('keys.db');
    const { keys, close } = opened(path);
    for (let i = 0; i < 200; i++) {
      const one = record({ label: 'x'.repeat(100) });
      await orFail(keys.add(digestOf(one.id), one));
    }
    close();
    const bytes = readFileSync(path);
    bytes.fill(0xa5, 4096, 4096 * 6);
    writeFileSync(path, bytes);

    expect(() => opened(path)).to.throw(UnusableStore, /malformed|corrupt/);
  });

  it('that another process keeps locked is refused', () => {
    const path = folder.path('keys.db');
    const holder = execute(path, 'BEGIN EXCLUSIVE');

    expect(() => opened(path)).to.throw(UnusableStore, /: database is locked$/);
    holder.close();
  });

  it('without write permission is refused', async () => {
    const path = folder.path('keys.db');
    opened(path).close();
    chmodSync(path, 0o444);
    chmodSync(folder.path(), 0o755);

    // Root can write to the file despite its mode.
    if (process.getuid?.() !== 0) expect(() => opened(path)).to.throw(UnusableStore, /EACCES/);
    else expect(openedByOther(path)).to.match(/cannot open the store .*EACCES: permission denied/);
  });
});

/** Opens a file in a process of another user and returns what the process prints on stderr. */
function openedByOther(path: string): string {
  const module = new URL(
    '../../../../src/adapters/stores/sqlite/open-database.js',
    import.meta.url,
  );
  const code = `const { openDatabase } = await import('${module.href}'); openDatabase('${path}');`;
  const { stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    uid: 65_534,
  });
  return stderr.toString();
}
