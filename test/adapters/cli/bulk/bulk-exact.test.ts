import { mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { describeWithRedis, RedisServer } from '../../stores/redis/support/redis-server.js';
import { filesOf, manifestOf, sealed } from '../support/bulk-folder.js';
import { BulkWorker, reached } from '../support/bulk-worker.js';
import { tableRequest } from '../support/requests.js';
import type { Run } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const PARTS = 60;
const WINDOW = 10_000;

function timesOf(folder: string): readonly number[] {
  return filesOf(folder).map((name) => statSync(join(folder, name)).mtimeMs);
}

describeWithRedis('a run of a queue', () => {
  const folder = new ScratchFolder();
  const [request, queued, alone] = ['request.json', 'queued', 'alone'].map((name) =>
    folder.path(name),
  ) as [string, string, string];
  const workers: BulkWorker[] = [];
  let redis: RedisServer;

  function run(...args: readonly string[]): Promise<Run> {
    return runCommand(args, { environment: { TABLEWRIGHT_STORE: redis.url } });
  }

  before(async () => {
    redis = await RedisServer.start('--appendonly', 'yes');
    const table = { ...tableRequest(), rows: PARTS * WINDOW, format: 'csv', table_name: 'people' };
    writeFileSync(request, JSON.stringify(table));
  });

  after(async () => {
    for (const worker of workers) await worker.end('SIGKILL');
    await redis.close();
    folder.remove();
  });

  it('has the same parts as that of one process, whatever dies meanwhile', async () => {
    // Moments in parts that all workers together have made.
    const between = (least: number, most: number): number =>
      least + Math.floor(Math.random() * (most - least));
    const moments = [between(3, 15), between(16, 30), between(31, 45)] as const;
    const message = `killed after ${moments.join(', ')} parts`;
    const args = [request, '--window', String(WINDOW), '--out', queued];
    const submitted = await run('bulk', 'submit', ...args);
    const id = String(submitted.stdout).trim();
    // A file cannot replace a folder: the write of this part fails until the folder is gone.
    const obstacle = join(queued, 'people', 'part-00030.csv');
    mkdirSync(obstacle, { recursive: true });
    for (let i = 0; i < 3; i++) {
      workers.push(new BulkWorker(['--lock', '2'], { TABLEWRIGHT_STORE: redis.url }));
    }
    const made = (): number => workers.reduce((sum, worker) => sum + worker.count('lot_done'), 0);
    const failures = (): number =>
      workers.reduce((sum, worker) => sum + worker.count('lot_failed'), 0);
    // At once: the tries of a lot end after 31 s, which a busy machine can need for all that follows.
    let isBlocked = true;
    const unblock = (): void => {
      if (!isBlocked || failures() === 0) return;
      isBlocked = false;
      rmSync(obstacle, { recursive: true });
    };
    for (const worker of workers) worker.watch(unblock);

    await reached(workers, () => made() >= moments[0]);
    await workers[0]?.end('SIGKILL');
    await reached(workers, () => made() >= moments[1]);
    await redis.kill();
    await redis.start();
    await reached(workers, () => made() >= moments[2]);
    await workers[1]?.end('SIGKILL');
    await reached(workers, () => !isBlocked);
    const watched = await run('bulk', 'status', id, '--watch', '--json');

    expect(JSON.parse(String(watched.stdout)), message).to.deep.include({
      state: 'sealed',
      parts: { made: PARTS, all: PARTS },
      rows: { made: PARTS * WINDOW, all: PARTS * WINDOW },
      failures: [],
    });
    await run('bulk', request, '--window', String(WINDOW), '--out', alone, '--quiet');

    expect(manifestOf(queued), message).to.deep.equal(await sealed(alone));
    expect(filesOf(queued), message).to.deep.equal(filesOf(alone));
    expect((await run('bulk', 'seal', queued, '--read')).code, message).to.equal(0);
  });

  it('is not made again', async () => {
    const before_ = timesOf(queued);
    const made = workers[2]?.count('lot_done');
    const again = await run('bulk', 'submit', request, '--window', String(WINDOW), '--out', queued);

    expect(again).to.include({ code: 0, stderr: 'added nothing: the run is there, sealed\n' });
    expect(await workers[2]?.end('SIGTERM')).to.equal(0);
    expect(workers[2]?.count('lot_done')).to.equal(made);
    expect(timesOf(queued)).to.deep.equal(before_);
  });
});
