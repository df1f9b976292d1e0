import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { openStores } from '../../../../src/adapters/stores/open-stores.js';
import { systemClock } from '../../../../src/adapters/system/system-clock.js';
import { everyOf } from '../../../support/every-of.js';
import { ScratchFolder } from '../../cli/support/scratch-folder.js';
import { MemoryLog } from '../../http/support/memory-log.js';
import { waitUntil } from '../../http/support/wait-until.js';
import { orFail } from '../stores-under-test.js';
import { Admitting } from './support/admitting.js';

/** More than the tests ask for, so that no one is refused. */
const PLENTY = 1_000_000_000;
const KILLS = 20;
/** Milliseconds in which a process makes thousands of admissions, and moves its log into the file more than once. */
const LIFE = 200;

const PROCESSES = 3;
/** Half a second of work and more, so that all of them have a part in it. */
const DAILY_LIMIT = 20_000;

/** Admissions of a key that a file holds. */
async function countIn(path: string, keyId: string): Promise<number> {
  const stores = openStores(`sqlite:${path}`, systemClock, new MemoryLog());
  const { daily } = await orFail(stores.counters.admit(keyId, { daily: PLENTY, fair: 0 }));
  stores.close();
  return PLENTY - (daily?.remaining ?? PLENTY) - 1;
}

describe('a file that several processes share', function () {
  this.timeout(120_000);
  let folder: ScratchFolder;
  beforeEach(() => {
    folder = new ScratchFolder();
  });
  afterEach(() => folder.remove());

  it(`keeps every admission that was told, through ${KILLS} kills at any moment`, async () => {
    const path = folder.path('keys.db');
    let told = 0;
    for (let kills = 1; kills <= KILLS; kills++) {
      const admitting = new Admitting(path, 'a', PLENTY);
      admitting.begin();
      await waitUntil('admissions', () => admitting.remaining.length > 0, 20_000);
      await sleep(Math.random() * LIFE);
      admitting.child.kill('SIGKILL');
      await admitting.ended;
      told += admitting.remaining.length;

      const count = await countIn(path, 'a');
      // At most one admission was written and not yet told as its process was killed.
      expect(count).to.be.within(told, told + kills);
      // The question was one more.
      told += 1;
    }
    expect(told).to.be.above(KILLS * 100);
  });

  it(`admits exactly the limit of ${PROCESSES} processes at once, each count once`, async () => {
    const path = folder.path('keys.db');
    const all = Array.from({ length: PROCESSES }, () => new Admitting(path, 'a', DAILY_LIMIT));
    await waitUntil('the processes', () => everyOf(all, ({ isOpen }) => isOpen), 20_000);
    for (const admitting of all) admitting.begin();
    await Promise.all(all.map(({ ended }) => ended));

    expect(all.map(({ lines }) => lines.at(-1))).to.deep.equal(all.map(() => 'refused'));
    expect(everyOf(all, ({ remaining }) => remaining.length > 0)).to.equal(true);
    const left = all.flatMap(({ remaining }) => remaining);
    expect(left).to.have.length(DAILY_LIMIT);
    expect(new Set(left)).to.have.length(DAILY_LIMIT);
  });

  it('refuses what a full disk cannot take, and keeps what it took', async () => {
    const path = folder.path('keys.db');
    // The limit of the size of a file, in KiB, stands for the disk; Node would end by the signal.
    const admitting = new Admitting(path, 'a', PLENTY, "ulimit -f 256; trap '' XFSZ;");
    admitting.begin();
    await admitting.ended;

    expect(admitting.lines.at(-1)).to.equal('unavailable');
    expect(admitting.remaining.length).to.be.above(10);
    expect(await countIn(path, 'a')).to.equal(admitting.remaining.length);
  });
});
