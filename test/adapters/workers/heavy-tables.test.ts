import { BroadcastChannel } from 'node:worker_threads';
import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { FairGate } from '../../../src/adapters/workers/fair-gate.js';
import type { GatedRows } from '../../../src/adapters/workers/gated-rows.js';
import { LoopTurns } from '../../../src/adapters/workers/loop-turns.js';
import { serviceRows } from '../../../src/adapters/workers/service-rows.js';
import { ThreadPool } from '../../../src/adapters/workers/thread-pool.js';
import { threadsOfService } from '../../../src/adapters/workers/threads.js';
import type { Log } from '../../../src/application/ports/log.js';
import { passes } from '../../support/asserting.js';
import { bytesOf, type Json, planOf, request } from '../../support/tables.js';
import { waitUntil } from '../http/support/wait-until.js';

const MEGABYTE = 2 ** 20;
const thread = new URL('./threads/measured-thread.js', import.meta.url);
const ignored = (): void => {};
const log: Log = { info: ignored, warn: ignored, error: ignored };

/** Returns columns that all have different distributions. */
function lawColumns(count: number, first = 0): Json[] {
  return Array.from({ length: count }, (_, i) => ({
    name: `f${i}`,
    type: 'integer',
    constraints: { max: 1_000_000 + first + i, distribution: { kind: 'normal' } },
  }));
}

function columns(count: number, type: string, constraints: Json = {}): Json[] {
  return Array.from({ length: count }, (_, i) => ({ name: `f${i}`, type, constraints }));
}

describe('heavy tables', () => {
  const gate = new FairGate(64, 8);
  let pool: ThreadPool;
  let source: GatedRows;
  before(() => {
    pool = new ThreadPool(threadsOfService({ workers: 1, log, entry: thread, extensions: [] }));
    source = serviceRows(gate, new LoopTurns(), pool);
  });
  after(() => pool.close());

  async function open(input: Json): Promise<AsyncGenerator<Uint8Array>> {
    const work = { callerId: 'a', signal: new AbortController().signal, onRows: () => {} };
    const opened = await source.open({ plan: planOf(input), input }, work)();
    return E.isRight(opened) ? opened.right : expect.fail(opened.left.code);
  }

  async function read(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
    const all: Uint8Array[] = [];
    for await (const chunk of chunks) all.push(Buffer.from(chunk));
    return Buffer.concat(all);
  }

  const mask = '#?*'.repeat(3000);
  const tables: readonly (readonly [string, Json, boolean])[] = [
    ['ten rows of 90 long masks', { rows: 10, fields: columns(90, 'mask', { mask }) }, true],
    ['a row of a hundred different distributions', { rows: 1, fields: lawColumns(100) }, true],
    [
      'a row of a hundred columns with the same distribution',
      { rows: 1, fields: columns(100, 'float', { distribution: { kind: 'normal' } }) },
      false,
    ],
    ['100,000 rows of a boolean', { rows: 100_000, fields: columns(1, 'boolean') }, false],
    ['10,000 rows of ten names', { rows: 10_000, fields: columns(10, 'name') }, false],
    ['100,000 rows of ten names', { rows: 100_000, fields: columns(10, 'name') }, true],
  ];
  for (const [what, changes, isPooled] of tables) {
    it(`such as ${what} are ${isPooled ? 'generated in the thread pool' : 'generated in the main thread'}`, async () => {
      const input = request(changes);

      const chunks = await open(input);
      const first = await chunks.next();
      expect(pool.jobs).to.equal(isPooled ? 1 : 0);

      const rest = await read(chunks);
      const all = Buffer.concat([first.value as Uint8Array, rest]);
      expect(all.equals(bytesOf(input))).to.equal(true);
    });
  }

  it('hold a permit for each MiB of prepared tables', async () => {
    const chunks = await open(request({ rows: 1, fields: lawColumns(1000) }));

    expect(gate.load.large).to.be.within(50, 60);
    await read(chunks);
    expect(gate.load.large).to.equal(0);
  });

  it('leave no memory in a thread that was idle for some seconds', async () => {
    const bytes: number[] = [];
    const channel = new BroadcastChannel('bytes held by a thread');
    channel.onmessage = (event) => bytes.push((event as { data: number }).data);
    try {
      await read(await open(request({ rows: 1, fields: lawColumns(600, 5000) })));
      await waitUntil('the thread to report', () => Math.max(...bytes) > 25 * MEGABYTE);

      const isFreed = () => (bytes.at(-1) ?? 0) < Math.max(...bytes) - 25 * MEGABYTE;
      await passes(() => waitUntil('the thread to free its memory', isFreed));
    } finally {
      channel.close();
    }
  });
});
