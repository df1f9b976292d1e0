import { rmSync } from 'node:fs';
import { expect } from 'chai';
import { InvalidRequestError } from '../src/adapters/library/invalid-request-error.js';
import {
  BulkError,
  bulkStatus,
  cancelBulk,
  makeBulk,
  resumeBulk,
  sealBulk,
  submitBulk,
  verifyBulk,
  type WorkEvent,
  workBulk,
} from '../src/programs/bulk.js';
import { filesOf } from './adapters/cli/support/bulk-folder.js';
import { tableRequest } from './adapters/cli/support/requests.js';
import { ScratchFolder } from './adapters/cli/support/scratch-folder.js';
import { describeWithRedis, RedisServer } from './adapters/stores/redis/support/redis-server.js';

const request = tableRequest({ rows: 100, format: 'csv', table_name: 'orders' });

describe('tablewright/bulk', () => {
  const folder = new ScratchFolder();
  const out = folder.path('run');

  after(() => folder.remove());

  it('makes, seals and verifies a run', async () => {
    const shard = { index: 1, count: 2 };

    expect(await makeBulk(request, { out, window: 40, shard })).to.deep.equal({
      parts: 1,
      present: 0,
      rows: 40,
    });
    expect(await makeBulk(request, { out, window: 40, jobs: 1 })).to.deep.equal({
      parts: 2,
      present: 1,
      rows: 60,
    });
    const { rows, parts } = await sealBulk(out, { reads: true });
    expect([rows, parts.length]).to.deep.equal([100, 3]);
    expect(await verifyBulk(out)).to.deep.equal([]);
    rmSync(`${out}/orders/part-00001.csv`);
    expect(await verifyBulk(out, { parts: 'all' })).to.deep.equal([
      { name: 'orders/part-00001.csv', kind: 'missing' },
    ]);
  });

  it('stops when its signal aborts, and leaves no half part', async () => {
    const stopped = folder.path('stopped');
    const controller = new AbortController();
    const reason = new Error('enough');
    const onRows = (): void => controller.abort(reason);
    const error = await makeBulk(
      { ...request, rows: 100_000 },
      { out: stopped, jobs: 1, signal: controller.signal, onRows },
    ).catch((thrown: unknown) => thrown);

    expect(error).to.equal(reason);
    expect(filesOf(stopped)).to.deep.equal(['run.json']);
  });

  it('counts the rows that it makes', async () => {
    const counts: number[] = [];
    await makeBulk(
      { ...request, rows: 10_000 },
      { out: folder.path('counted'), window: 3000, onRows: (made) => counts.push(made) },
    );

    expect(counts.at(-1)).to.equal(10_000);
    expect([...counts].sort((a, b) => a - b)).to.deep.equal(counts);
  });

  it('throws the faults of a request, and why a folder cannot be used', async () => {
    const { seed: _, ...unseeded } = request;
    const refused = await makeBulk(unseeded, { out }).catch((error: unknown) => error);
    const other = await makeBulk({ ...request, seed: 1 }, { out, window: 40 }).catch(
      (error: unknown) => error,
    );

    expect(refused).to.be.instanceOf(InvalidRequestError);
    expect(other).to.be.instanceOf(BulkError);
    expect((other as BulkError).details).to.include('seed: "42" there, "1" here');
  });
});

describeWithRedis('tablewright/bulk with a queue', () => {
  // It ends only a test that hangs.
  const folder = new ScratchFolder();

  after(() => folder.remove());

  it('cancels, resumes, makes and seals a run, works until its signal aborts, and cancels no sealed run', async () => {
    const redis = await RedisServer.start();
    const options = { queue: redis.url };
    const out = folder.path('queued');
    const { id, before } = await submitBulk(request, { ...options, out, window: 40 });
    const isCancelled = await cancelBulk(id, options);
    const resumed = await resumeBulk(id, options);
    const controller = new AbortController();
    const events: WorkEvent[] = [];
    await workBulk({
      ...options,
      jobs: 1,
      signal: controller.signal,
      onEvent: (event) => {
        events.push(event);
        if (event.kind === 'done' && event.lot === undefined) controller.abort();
      },
    });
    const status = await bulkStatus(id, options);
    const unknown = await bulkStatus('run-0000000000', options);
    const late = await cancelBulk(id, options).catch((error: unknown) => error);
    const after = await bulkStatus(id, options);
    await redis.close();

    expect([before, isCancelled, unknown]).to.deep.equal([undefined, true, undefined]);
    expect(resumed).not.to.equal(undefined);
    expect([status?.state, after?.state]).to.deep.equal(['sealed', 'sealed']);
    expect(late).to.be.instanceOf(BulkError);
    expect((late as BulkError).message).to.equal(`${id} is sealed: nothing to cancel`);
    expect(events.filter((event) => event.kind === 'done')).to.have.length(4);
    expect(await verifyBulk(out, { parts: 'all' })).to.deep.equal([]);
  });
});
