import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { FolderStore } from '../../../src/adapters/part-stores/folder-store.js';
import { PartStoreError } from '../../../src/application/ports/part-store.js';
import { partStoreContract } from '../../contracts/part-store.js';
import { ScratchFolder } from '../cli/support/scratch-folder.js';

const DAY = 24 * 60 * 60;

describe('a folder as a store of parts', () => {
  const folder = new ScratchFolder();
  let next = 0;
  const freshPath = (): string => folder.path(`store ${next++}`);

  after(() => folder.remove());

  partStoreContract(async () => new FolderStore(freshPath()));

  it('lists nothing and reads nothing before it is there', async () => {
    const store = new FolderStore(freshPath());
    const names: unknown[] = [];
    for await (const file of store.list('')) names.push(file);

    expect(names).to.deep.equal([]);
    expect(await store.read('run.json')).to.equal(undefined);
    expect(await store.sweep(true)).to.equal(0);
    expect(existsSync(store.shown)).to.equal(false);
  });

  it('writes nothing through a link in place of a folder of parts', async () => {
    const store = new FolderStore(freshPath());
    const elsewhere = freshPath();
    mkdirSync(elsewhere);
    writeFileSync(join(elsewhere, 'part'), 'of somebody else');
    await store.create('run.json', Buffer.from('{}'));
    symlinkSync(elsewhere, join(store.shown, 'orders'));
    const error = await store
      .write('orders/part', [Buffer.from('a')])
      .catch((reason: Error) => reason);

    expect(String(error)).to.include(`${join(store.shown, 'orders')}: it is a link`);
    expect(readFileSync(join(elsewhere, 'part'), 'utf8')).to.equal('of somebody else');
    expect(readdirSync(elsewhere)).to.deep.equal(['part']);
  });

  it('leaves no temporary files', async () => {
    const store = new FolderStore(freshPath());
    await store.create('run.json', Buffer.from('{}'));
    await store.create('run.json', Buffer.from('{}'));
    await store.write('orders/part', [Buffer.from('a')]);

    expect(readdirSync(store.shown, { recursive: true })).to.have.members([
      'run.json',
      'orders',
      join('orders', 'part'),
    ]);
  });

  it('fails if it is removed while a file is written', async () => {
    const store = new FolderStore(freshPath());
    await store.create('run.json', Buffer.from('{}'));
    async function* chunks(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('a');
      rmSync(store.shown, { recursive: true });
    }
    const error = await store.write('orders/part', chunks()).catch((reason: Error) => reason);

    expect(error).to.be.instanceOf(PartStoreError);
    expect(String(error)).to.include(
      `${join(store.shown, 'orders/part')}: no such file or directory (ENOENT)`,
    );
    expect(await store.write('orders/part', []).catch((reason: Error) => reason)).to.be.instanceOf(
      PartStoreError,
    );
    expect(existsSync(store.shown)).to.equal(false);
  });

  it('keeps the file of another process that has swept this one', async () => {
    const store = new FolderStore(freshPath());
    await store.create('run.json', Buffer.from('{}'));
    async function* chunks(): AsyncGenerator<Uint8Array> {
      yield Buffer.from('same');
      await new FolderStore(store.shown).write('orders/part', [Buffer.from('same')]);
      expect(await store.sweep(true)).to.equal(1);
    }
    await store.write('orders/part', chunks());

    expect(readdirSync(join(store.shown, 'orders'))).to.deep.equal(['part']);
  });

  describe('with temporary files', () => {
    let store: FolderStore;
    const put = (name: string): string => {
      const path = join(store.shown, 'orders', name);
      writeFileSync(path, 'a');
      return path;
    };
    const left = (): readonly string[] => readdirSync(join(store.shown, 'orders')).sort();

    beforeEach(() => {
      store = new FolderStore(freshPath());
      mkdirSync(join(store.shown, 'orders'), { recursive: true });
    });

    /** Starts a process that writes a file and is killed before its end. Returns the name of its temporary file. */
    const kill = (): string => {
      const module = new URL('../../../src/adapters/part-stores/folder-store.js', import.meta.url);
      const program = `
        const { FolderStore } = await import(${JSON.stringify(module.href)});
        await new FolderStore(process.argv[1]).write('orders/part', (async function* () {
          yield Buffer.from('a');
          process.kill(process.pid, 'SIGKILL');
          await new Promise(() => setInterval(() => {}, 1000));
        })());`;
      spawnSync(process.execPath, ['--input-type=module', '-e', program, store.shown]);
      return left()[0] ?? '';
    };

    it('sweeps those of processes of this machine that have ended', async () => {
      const temporary = kill();

      expect(temporary).to.match(/^\.part\.[0-9a-f]{8}\.\d+\.[0-9a-f]{8}\.tmp$/);
      expect(await store.sweep(false)).to.equal(1);
      expect(left()).to.deep.equal([]);
    });

    it('sweeps those of an earlier process with the number of this one, as in a restarted container', async () => {
      const [, , host] = kill().split('.');
      rmSync(join(store.shown, 'orders'), { recursive: true });
      mkdirSync(join(store.shown, 'orders'));
      put(`.part.${host}.${process.pid}.00000000.tmp`);

      expect(await store.sweep(false)).to.equal(1);
    });

    it('sweeps those of other machines when they are a day old', async () => {
      const young = put('.part.00000000.1.00000000.tmp');
      const old = put('.part.00000000.1.00000001.tmp');
      const now = Date.now() / 1000;
      utimesSync(old, now - DAY - 60, now - DAY - 60);
      utimesSync(young, now - DAY + 600, now - DAY + 600);

      expect(await store.sweep(false)).to.equal(1);
      expect(left()).to.deep.equal(['.part.00000000.1.00000000.tmp']);
    });

    it('sweeps all of them if it is asked to, and no other file', async () => {
      put('.part.00000000.1.00000000.tmp');
      put('.hidden');
      put('part');

      expect(await store.sweep(true)).to.equal(1);
      expect(left()).to.deep.equal(['.hidden', 'part']);
    });
  });
});
