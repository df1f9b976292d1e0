import { copyFileSync, renameSync, rmSync } from 'node:fs';
import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { openStores, type Stores } from '../../../../src/adapters/stores/open-stores.js';
import { systemClock } from '../../../../src/adapters/system/system-clock.js';
import { ScratchFolder } from '../../cli/support/scratch-folder.js';
import { MemoryLog } from '../../http/support/memory-log.js';
import { digestOf, orFail, record } from '../stores-under-test.js';
import { execute } from './support/execute.js';

const limits = { daily: 10, fair: 0 };
const unavailable = E.left({ code: 'store_unavailable', store: 'sqlite', retryAfterSeconds: 5 });

describe('a SQLite store', () => {
  let folder: ScratchFolder;
  let path: string;
  let stores: Stores;
  let log: MemoryLog;
  beforeEach(() => {
    folder = new ScratchFolder();
    path = folder.path('keys.db');
    log = new MemoryLog();
    stores = openStores(`sqlite:${path}`, systemClock, log);
  });
  afterEach(() => {
    stores.close();
    folder.remove();
  });

  const admit = () => stores.counters.admit('a', limits)();
  const isReady = async () => stores.health[0]?.admits();

  async function left(): Promise<number | undefined> {
    return (await orFail(stores.counters.admit('a', limits))).daily?.remaining;
  }

  it('fails soon while another process locks the file, does not block the event loop, and recovers', async () => {
    const one = record();
    await orFail(stores.keys.add(digestOf(one.id), one));
    const holder = execute(path, 'BEGIN IMMEDIATE');
    let turns = 0;
    const ticking = setInterval(() => {
      turns += 1;
    }, 10);

    const answers = await Promise.all([admit(), isReady(), stores.keys.revoke(one.id, 1)()]);

    clearInterval(ticking);
    expect(answers).to.deep.equal([unavailable, false, unavailable]);
    expect(turns).to.be.above(4);
    expect(await orFail(stores.keys.find(digestOf(one.id)))).to.deep.equal(one);
    expect(log.of('store_refused')).to.deep.equal([
      { store: 'sqlite', reason: 'database is locked' },
    ]);
    holder.close();
    expect(await left()).to.equal(9);
    expect(await isReady()).to.equal(true);
  });

  it('waits while another process locks the file for a moment', async () => {
    const holder = execute(path, 'BEGIN IMMEDIATE');
    setTimeout(() => holder.close(), 100);

    expect(await left()).to.equal(9);
    expect(log.lines).to.deep.equal([]);
  });

  const moved: readonly (readonly [string, (path: string) => void])[] = [
    ['removed', (from) => renameSync(from, `${from}.away`)],
    [
      'replaced',
      (from) => {
        copyFileSync(from, `${from}.copy`);
        renameSync(from, `${from}.away`);
        renameSync(`${from}.copy`, from);
      },
    ],
  ];
  for (const [how, move] of moved) {
    it(`fails while its file is ${how}, and works again once the file is back`, async () => {
      expect(await left()).to.equal(9);
      move(path);

      expect(await admit()).to.deep.equal(unavailable);
      expect(await isReady()).to.equal(false);
      expect(log.of('store_refused')).to.deep.equal([
        { store: 'sqlite', reason: 'the file was removed or replaced' },
      ]);

      rmSync(path, { force: true });
      renameSync(`${path}.away`, path);
      expect(await left()).to.equal(8);
      expect(await isReady()).to.equal(true);
    });
  }

  it('fails with the reason if another program has dropped its tables', async () => {
    execute(path, 'DROP TABLE usage').close();

    expect(await admit()).to.deep.equal(unavailable);
    expect(log.of('store_refused')[0]?.reason).to.match(/no such table/);
  });

  it('throws a defect and rolls the transaction back', async () => {
    const clock = {
      now: (): number => {
        throw new TypeError('a defect');
      },
    };
    const broken = openStores(`sqlite:${path}`, clock, log);

    const thrown = await broken.counters
      .admit('a', limits)()
      .catch((error: Error) => error.message);

    expect(thrown).to.equal('a defect');
    expect(await left()).to.equal(9);
    broken.close();
  });
});
