import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from 'chai';
import { BullQueue } from '../../../../src/adapters/queue/bull-queue.js';
import { packageVersion } from '../../../../src/adapters/system/package-version.js';
import { type RunStatus, runStatus } from '../../../../src/application/bulk/run-status.js';
import type { WorkQueue } from '../../../../src/application/ports/work-queue.js';
import { S3Server } from '../../../support/s3-server.js';
import { testEngines } from '../../../support/test-engines.js';
import { itWithPackages } from '../../../support/with-packages.js';
import { describeWithRedis, RedisServer } from '../../stores/redis/support/redis-server.js';
import { filesOf, manifestOf } from '../support/bulk-folder.js';
import { BulkWorker, reached } from '../support/bulk-worker.js';
import { tableRequest } from '../support/requests.js';
import type { Run, Start } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

describeWithRedis('the commands of a queue', () => {
  const folder = new ScratchFolder();
  const workers: BulkWorker[] = [];
  let redis: RedisServer;
  let request: string;
  let out: string;
  let next = 0;

  function run(args: readonly string[], start: Start = {}): Promise<Run> {
    const environment = { TABLEWRIGHT_STORE: redis.url, ...start.environment };
    return runCommand(['bulk', ...args], { ...start, environment });
  }

  async function submitted(place = out, start: Start = {}): Promise<string> {
    const args = ['submit', request, '--window', '100', '--out', place];
    const { stdout, stderr, code } = await run(args, start);
    if (code !== 0) throw new Error(stderr);
    return String(stdout).trim();
  }

  function statusOf(id: string): Promise<RunStatus> {
    return onQueue(async (queue) => {
      const record = await queue.find(id);
      if (record === undefined) throw new Error(`there is no run ${id}`);
      return runStatus(record, await queue.workers());
    });
  }

  async function untilSealed(id: string): Promise<void> {
    for (;;) {
      const { state } = await statusOf(id);
      if (state === 'sealed') return;
      if (state === 'failed') throw new Error('the run has failed');
      await sleep(50);
    }
  }

  function startWorker(environment: Readonly<Record<string, string>> = {}): BulkWorker {
    const worker = new BulkWorker(['--queue', redis.url, '--lock', '2'], environment);
    workers.push(worker);
    return worker;
  }

  async function onQueue<A>(work: (queue: WorkQueue) => Promise<A>): Promise<A> {
    const place = { url: redis.url, shown: redis.url };
    const queue = await BullQueue.open({ redis: place, lockSeconds: 30, isLasting: false });
    try {
      return await work(queue);
    } finally {
      await queue.close();
    }
  }

  function putRequest(rows: number): void {
    const table = tableRequest({ rows, format: 'csv', table_name: 'people' });
    request = folder.put('request.json', table);
  }

  beforeEach(async () => {
    redis = await RedisServer.start();
    out = folder.path(`run ${next++}`);
    putRequest(1000);
  });

  afterEach(async () => {
    for (const worker of workers.splice(0)) await worker.end('SIGKILL');
    await redis.close();
  });

  after(() => folder.remove());

  it('add a run once, and tell that nobody works on it', async () => {
    const id = await submitted();
    const again = await run(['submit', request, '--window', '100', '--out', out]);
    const status = await run(['status', id]);
    const list = await run(['status']);

    expect(again).to.include({ code: 0, stderr: 'added nothing: the run is there, waiting\n' });
    expect(String(again.stdout)).to.equal(`${id}\n`);
    expect(String(status.stdout)).to.equal(
      `${id}  waiting  ${out}\nparts    0 of 10\nrows     0 of 1,000\nworkers  none of release ${packageVersion()}, so nobody makes parts: start tablewright worker\n`,
    );
    expect(String(list.stdout)).to.match(new RegExp(`^RUN .*\\n${id} +waiting +0/10 +0/1,000 `));
    expect(await redis.client.llen(`tablewright:bulk-lots-${packageVersion()}:wait`)).to.equal(10);
  });

  it('leave the runs of another release alone, and tell so', async () => {
    const run_ = {
      id: 'run-of-later',
      release: '9.9.9',
      place: out,
      parts: 1,
      rows: 1,
      unit: 'row' as const,
    };
    await onQueue((queue) => queue.add(run_, [{ first: 0, parts: 1 }]));
    const worker = startWorker();
    // Redis may list the connections of a worker a little after it says that it is ready.
    const listed = () => onQueue((queue) => queue.workers());
    while ((await listed()).get(packageVersion()) !== 1) await sleep(50);
    const status = await run(['status', run_.id]);

    expect(String(status.stdout)).to.contain(
      `workers  none of release 9.9.9, so nobody makes parts: start tablewright worker; 1 worker of release ${packageVersion()} leaves it alone\n`,
    );
    expect(worker.count('lot_done') + worker.count('lot_failed')).to.equal(0);
  });

  itWithPackages(testEngines, 'make a run in a bucket', async () => {
    const server = await S3Server.start();
    const { environment } = server;
    const id = await submitted('s3://rows/one', { environment });
    startWorker(environment);
    const { stdout, code } = await run(['status', id, '--watch']);
    const verified = await runCommand(['verify', 's3://rows/one', '--parts', 'all'], {
      environment,
    });
    await server.close();

    expect(code).to.equal(0);
    expect(String(stdout)).to.match(/sealed {2}s3:\/\/rows\/one\nparts {4}10 of 10\n/);
    expect(verified.stderr).to.contain(
      'made 10 parts with 1,000 rows again; compared the digests of 0 other parts\n',
    );
  });

  it('finish the parts in hand and give back the rest when a worker is asked to end', async () => {
    putRequest(300_000);
    const id = await submitted();
    const worker = startWorker();
    await reached([worker], () => worker.count('lot_done') > 2);
    const code = await worker.end('SIGTERM');
    const { state, workers: left } = await statusOf(id);
    const made = filesOf(out).filter((name) => name.startsWith('people/'));

    expect(code).to.equal(0);
    expect([state, left]).to.deep.equal(['running', 0]);
    expect(worker.count('worker_stopped')).to.equal(1);
    expect(made.filter((name) => !/^people\/part-\d+\.csv$/.test(name))).to.deep.equal([]);
    expect(await redis.client.llen(`tablewright:bulk-lots-${packageVersion()}:active`)).to.equal(0);
  });

  it('end a worker that is asked to while Redis is away', async () => {
    const worker = startWorker();
    await reached([worker], () => worker.count('worker_ready') === 1);
    await redis.kill();
    await reached([worker], () => worker.count('queue_lost') === 1);

    expect(await worker.end('SIGTERM')).to.equal(0);
    expect(worker.lines.at(-1)?.event).to.equal('worker_stopped');
  });

  it('show why a run has failed, and continue it', async () => {
    const id = await submitted();
    rmSync(join(out, 'run.json'));
    const worker = startWorker();
    await reached([worker], () => worker.count('lot_failed') === 10);
    const failed = await run(['status', id, '--watch']);

    expect(failed.code).to.equal(1);
    expect(String(failed.stdout)).to.match(
      /part \d: \/.* has no run: run.json is missing; begin one with tablewright bulk /,
    );
    expect(failed.stderr).to.equal(`tablewright: ${id} has failed\n`);

    const again = await run(['submit', request, '--window', '100', '--out', out]);
    expect(again.stderr).to.contain(`failed; continue it with tablewright bulk resume ${id}\n`);
    const resumed = await run(['resume', id]);
    expect(resumed.stderr).to.equal(`10 failed jobs of ${id} will be tried again\n`);
    await untilSealed(id);
    expect(manifestOf(out).parts).to.have.length(10);
    expect((await run(['resume', id])).stderr).to.equal(`${id} is sealed: nothing to resume\n`);
  });

  it('make removed parts again if the seal has failed', async () => {
    const id = await submitted();
    mkdirSync(join(out, 'people'), { recursive: true });
    writeFileSync(join(out, 'people', 'part-99999.csv'), '');
    const worker = startWorker();
    await reached([worker], () => worker.count('seal_failed') === 1);
    const failed = await run(['status', id]);

    expect(String(failed.stdout)).to.match(/seal: .* has files that are no parts of its run/);
    rmSync(join(out, 'people', 'part-99999.csv'));
    rmSync(join(out, 'people', 'part-00003.csv'));
    expect((await run(['resume', id])).stderr).to.contain('is in the queue again');
    await untilSealed(id);
    expect(manifestOf(out).parts).to.have.length(10);
  });

  it('cancel a run, and begin it again', async () => {
    const id = await submitted();
    const cancelled = await run(['cancel', id]);

    expect(cancelled.stderr).to.contain(`${id} is cancelled; its parts stay in ${out}`);
    expect(await statusOf(id)).to.include({ state: 'cancelled' });
    expect(await redis.client.llen(`tablewright:bulk-lots-${packageVersion()}:wait`)).to.equal(0);

    expect((await run(['resume', id])).stderr).to.contain('is in the queue again');
    startWorker();
    await untilSealed(id);
    const late = await run(['cancel', id]);
    expect(late).to.include({
      code: 2,
      stderr: `tablewright: ${id} is sealed: nothing to cancel\n`,
    });
  });

  it('stop the parts in hand of a cancelled run', async () => {
    putRequest(20_000_000);
    const args = ['submit', request, '--window', '1e7', '--out', out];
    const id = String((await run(args)).stdout).trim();
    const worker = startWorker();
    await onQueue(async (queue) => {
      for (;;) {
        const record = await queue.find(id);
        if (record?.lots.some(({ state }) => state === 'active')) {
          return await queue.cancel(record.run);
        }
        await sleep(50);
      }
    });
    await reached([worker], () => worker.count('seal_failed') === 1);

    expect(filesOf(out)).to.deep.equal(['run.json']);
    expect(await statusOf(id)).to.include({ state: 'cancelled' });
  });

  it('refuse a Redis that may drop runs', async () => {
    await redis.client.config('SET', 'maxmemory-policy', 'allkeys-lru');
    const { code, stderr } = await run(['submit', request, '--window', '100', '--out', out]);

    expect(code).to.equal(1);
    expect(stderr).to.equal(
      `tablewright: ${redis.url} may drop runs when its memory is full: its maxmemory-policy is allkeys-lru; set it to noeviction\n`,
    );
  });

  const refusals: readonly (readonly [string, string, number, RegExp])[] = [
    [
      'no Redis',
      'redis://:secret@127.0.0.1:1',
      1,
      /cannot use redis:\/\/:\*\*\*@127.0.0.1:1: connect ECONNREFUSED/,
    ],
    [
      'another kind of store',
      'sqlite:keys.db',
      2,
      /--queue: expected redis:\/\/host:port\/database/,
    ],
    ['no URL', 'localhost:6379', 2, /--queue: expected redis:\/\/host:port\/database/],
  ];
  for (const [title, url, expected, message] of refusals) {
    it(`refuse ${title}`, async () => {
      const { code, stderr } = await run(['status', '--queue', url]);

      expect(code).to.equal(expected);
      expect(stderr).to.match(message);
      expect(stderr).not.to.contain('secret');
    });
  }

  it('name a job that another hand has written, and how to go on', async () => {
    const id = await submitted();
    const [seal, lot] = [`seals-${packageVersion()}:${id}`, `lots-${packageVersion()}:${id}-0`];
    const [seals, lots] = [seal, lot].map((name) => `tablewright:bulk-${name}`) as [string, string];
    const isNone = (key: string) =>
      `tablewright: the job ${key} is not as tablewright bulk submit writes it: delete this key in Redis, and `;
    const told: string[] = [];
    for (const data of ['{no', 'null', '{"run":{"id":"a"}}']) {
      await redis.client.hset(seals, 'data', data);
      for (const args of [['status'], ['status', id]]) told.push((await run(args)).stderr);
    }
    await redis.client.del(seals);
    const again = await run(['submit', request, '--window', '100', '--out', out]);
    await redis.client.hset(lots, 'data', '{}');
    await redis.client.rename(
      `tablewright:bulk-lots-${packageVersion()}:wait`,
      `tablewright:bulk-lots-${packageVersion()}:active`,
    );
    const ofLot = await run(['status', id]);
    await redis.client.del(lots);
    const after = await run(['status', id]);

    expect([...new Set(told)]).to.deep.equal([`${isNone(seals)}submit its run again\n`]);
    expect(again.stderr).to.equal('added 10 parts with 1,000 rows\n');
    expect(ofLot.stderr).to.equal(`${isNone(lots)}cancel and resume its run\n`);
    expect(after.code).to.equal(0);
  });

  it('tell what a worker finds of a job that was deleted, and make its part after a resume', async () => {
    const id = await submitted();
    const key = `tablewright:bulk-lots-${packageVersion()}:${id}-3`;
    await redis.client.del(key);
    const worker = startWorker();
    await reached(
      [worker],
      () => worker.count('lot_failed') === 1 && worker.count('lot_done') === 9,
    );
    const failure = worker.lines.find(({ event }) => event === 'lot_failed');
    const told = await run(['status', id]);
    await redis.client.del(key);
    for (const verb of ['cancel', 'resume']) expect(await run([verb, id])).to.include({ code: 0 });
    await untilSealed(id);

    const isNone = `the job ${key} is not as tablewright bulk submit writes it: delete this key in Redis, and cancel and resume its run`;
    expect(failure).to.include({ reason: isNone, run: id, first: 3 });
    expect(told.stderr).to.equal(`tablewright: ${isNone}\n`);
    expect(manifestOf(out).parts).to.have.length(10);
  });

  it('list the other runs beside one that another hand has written', async () => {
    const kept = await submitted();
    const other = `${out}-other`;
    await run(['submit', request, '--window', '200', '--out', other]);
    const listed = await run(['status', '--json']);
    const [{ id: broken }] = JSON.parse(String(listed.stdout)) as [{ id: string }];
    await redis.client.hset(`tablewright:bulk-seals-${packageVersion()}:${broken}`, 'data', '{no');
    const { code, stdout, stderr } = await run(['status']);

    expect(code).to.equal(1);
    expect(String(stdout)).to.include(kept).and.not.include(broken);
    expect(stderr).to.include(`${broken} is not as tablewright bulk submit writes it`);
  });

  it('know no run that is not there', async () => {
    const { code, stderr } = await run(['cancel', 'run-1']);

    expect(code).to.equal(2);
    expect(stderr).to.contain('the queue has no run run-1');
  });
});
