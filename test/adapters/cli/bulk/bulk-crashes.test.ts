import { expect } from 'chai';
import { waitUntil } from '../../http/support/wait-until.js';
import { filesOf, sealed } from '../support/bulk-folder.js';
import { tableRequest } from '../support/requests.js';
import { outcome, runCli, startCli } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const SHARDS = 3;
const PARTS = 24;
const WINDOW = 10_000;

describe('tablewright bulk, interrupted', () => {
  const folder = new ScratchFolder();
  const out = folder.path('run');
  let path: string;

  before(() => {
    path = folder.put('request.json', tableRequest({ rows: PARTS * WINDOW, format: 'csv' }));
  });
  after(() => folder.remove());

  const args = (shard: number): readonly string[] => [
    ...['bulk', path, '--window', String(WINDOW), '--jobs', '1', '--out', out],
    ...['--shard', `${shard}/${SHARDS}`],
  ];

  /** The number of parts of a shard that are there. */
  const partsOf = (shard: number): number =>
    filesOf(out).filter((name) => {
      const [, number] = /\/part-(\d+)\.csv$/.exec(name) ?? [];
      return number !== undefined && Number(number) % SHARDS === shard;
    }).length;

  it('ends with the same root as one process without interruption, although processes are killed at random', async () => {
    const whole = folder.path('whole');
    expect(await runCli(['bulk', path, '--window', String(WINDOW), '--out', whole])).to.include({
      code: 0,
    });
    const { root } = await sealed(whole);
    const random = (): number => Math.floor((Math.random() * PARTS) / SHARDS / 2);

    let kills = 0;
    for (let round = 0; round < 2; round++) {
      const ends = Array.from({ length: SHARDS }, async (_, shard) => {
        const child = startCli(args(shard));
        const ended = outcome(child);
        const isKilled = round === 0 || shard === 0;
        if (isKilled) {
          const least = partsOf(shard) + random();
          const stops = Promise.race([ended, waitUntil('a part', () => partsOf(shard) > least)]);
          await stops.then(() => child.kill('SIGKILL'));
        }
        const { signal, code } = await ended;
        if (signal === 'SIGKILL') kills += 1;
        else expect(code).to.equal(0);
      });
      await Promise.all(ends);
    }
    expect(kills).to.be.above(0);
    for (let shard = 0; shard < SHARDS; shard++) {
      expect(await runCli(args(shard))).to.include({ code: 0 });
    }

    expect((await sealed(out)).root).to.equal(root);
    expect(filesOf(out)).to.deep.equal(filesOf(whole));
    expect((await runCommand(['bulk', '--out', out])).stderr).to.equal(
      `made 0 parts with 0 rows; ${PARTS} parts were there\n`,
    );
    expect(await runCommand(['verify', out, '--parts', '2'])).to.include({ code: 0 });
  });

  it('leaves no temporary file after SIGINT, and says how to go on', async () => {
    const stopped = folder.path('stopped');
    const child = startCli([
      ...['bulk', path, '--window', String(PARTS * WINDOW), '--jobs', '1', '--out', stopped],
    ]);
    const ended = outcome(child);
    await waitUntil('a temporary file', () =>
      filesOf(stopped).some((name) => name.endsWith('.tmp')),
    );
    child.kill('SIGINT');
    const { signal, stderr } = await ended;

    expect(signal).to.equal('SIGINT');
    expect(stderr).to.equal('tablewright: interrupted; the same command continues\n');
    expect(filesOf(stopped)).to.deep.equal(['run.json']);
  });
});
