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

/** More than the tests use, so that no request is rejected. */
const PLENTY = 1_000_000_000;
const KILLS = 20;
/** Milliseconds in which a process makes thousands of admissions and checkpoints its log more than once. */
const LIFE = 200;

const PROCESSES = 3;
/** Enough for half a second of work, so that every process takes part. */
const DAILY_LIMIT = 20_000;

/** Returns the number of admissions of a key that a file contains. */
async function countIn(path: string, keyId: string): Promise<number> {
  const stores = openStores(`sqlite:${path}`, systemClock, new MemoryLog());
  const { daily } = await orFail(stores.counters.admit(keyId, { daily: PLENTY, fair: 0 }));
  stores.close();
  return PLENTY - (daily?.remaining ?? PLENTY) - 1;
}

describe('a SQLite file that several processes share', () => {
  let folder: ScratchFolder;
  beforeEach(() => {
    folder = new ScratchFolder();
  });
  afterEach(() => folder.remove());

  it(`keeps every acknowledged admission when a process is killed at any moment, ${KILLS} times`, async () => {
    const path = folder.path('keys.db');
    let acknowledged = 0;
    for (let kills = 1; kills <= KILLS; kills++) {
      const admitting = new Admitting(path, 'a', PLENTY);
      admitting.begin();
      await waitUntil('admissions', () => admitting.remaining.length > 0);
      await sleep(Math.random() * LIFE);
      admitting.child.kill('SIGKILL');
      await admitting.ended;
      acknowledged += admitting.remaining.length;

      const count = await countIn(path, 'a');
      // Each kill may leave at most one admission that was written but not acknowledged.
      expect(count).to.be.within(acknowledged, acknowledged + kills);
      // `countIn` has made one more admission.
      acknowledged += 1;
    }
    expect(acknowledged).to.be.above(KILLS * 100);
  });

  it(`admits exactly the limit for ${PROCESSES} concurrent processes, and each count once`, async () => {
    const path = folder.path('keys.db');
    const all = Array.from({ length: PROCESSES }, () => new Admitting(path, 'a', DAILY_LIMIT));
    await waitUntil('the processes', () => everyOf(all, ({ isOpen }) => isOpen));
    for (const admitting of all) admitting.begin();
    await Promise.all(all.map(({ ended }) => ended));

    expect(all.map(({ lines }) => lines.at(-1))).to.deep.equal(all.map(() => 'refused'));
    expect(everyOf(all, ({ remaining }) => remaining.length > 0)).to.equal(true);
    const left = all.flatMap(({ remaining }) => remaining);
    expect(left).to.have.length(DAILY_LIMIT);
    expect(new Set(left)).to.have.length(DAILY_LIMIT);
  });

  it('rejects requests while the disk is full, and keeps the earlier ones', async () => {
    const path = folder.path('keys.db');
    // A limit on the file size, in KiB, simulates the full disk. Without the trap, its signal would end Node.
    const admitting = new Admitting(path, 'a', PLENTY, "ulimit -f 256; trap '' XFSZ;");
    admitting.begin();
    await admitting.ended;

    expect(admitting.lines.at(-1)).to.equal('unavailable');
    expect(admitting.remaining.length).to.be.above(10);
    expect(await countIn(path, 'a')).to.equal(admitting.remaining.length);
  });
});
