import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { InvalidRequestError } from '../../../src/adapters/library/invalid-request-error.js';
import type { TableRequest } from '../../../src/adapters/library/table.js';
import {
  BulkError,
  bulkStatus,
  cancelBulk,
  makeBulk,
  sealBulk,
  submitBulk,
  verifyBulk,
} from '../../../src/programs/bulk.js';
import { filesOf } from '../../adapters/cli/support/bulk-folder.js';
import { tableRequest } from '../../adapters/cli/support/requests.js';
import type { Run } from '../../adapters/cli/support/run-cli.js';
import { runCommand } from '../../adapters/cli/support/run-command.js';
import { ScratchFolder } from '../../adapters/cli/support/scratch-folder.js';
import {
  describeWithRedis,
  RedisServer,
} from '../../adapters/stores/redis/support/redis-server.js';
import { everyOf } from '../../support/every-of.js';

const WINDOW = 30;
const REQUEST = tableRequest({ rows: 100, format: 'csv', table_name: 'orders' });

/** What a verb says: its result in numbers or names, or the words in which it refuses. */
type Said = readonly unknown[];

interface Way {
  make(request: TableRequest, out: string): Promise<Said>;
  seal(out: string): Promise<Said>;
  /** The names of the wrong parts. */
  verify(out: string): Promise<Said>;
}

/** The numbers of a text, such as those of `made 4 parts with 100 rows`. */
function numbersOf(text: string): readonly number[] {
  return (text.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(',', '')));
}

/** The lines of a refusal, without the name of the program and the heading of faults. */
function refusal({ stderr }: Run): Said {
  const lines = stderr.trimEnd().split('\n');
  return lines.map((line) => line.replace(/^tablewright: |^ {2}/, ''));
}

async function orRefusal(work: () => Promise<Said>): Promise<Said> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof BulkError) return [error.message, ...error.details];
    if (!(error instanceof InvalidRequestError)) throw error;
    return error.faults.map(({ path, message }) => `${path}: ${message}`);
  }
}

const library: Way = {
  make: (request, out) =>
    orRefusal(async () => {
      const { parts, rows, present } = await makeBulk(request, { out, window: WINDOW });
      return [parts, rows, present];
    }),
  seal: (out) =>
    orRefusal(async () => {
      const { parts, rows, bytes } = await sealBulk(out);
      return [parts.length, rows, bytes];
    }),
  verify: (out) =>
    orRefusal(async () => (await verifyBulk(out, { parts: 'all' })).map(({ name }) => name)),
};

const command: Way = {
  make: async (request, out) => {
    const args = ['bulk', '-', '--window', String(WINDOW), '--out', out];
    const run = await runCommand(args, { input: JSON.stringify(request) });
    if (run.code === 0) return numbersOf(run.stderr);
    return refusal(run).filter((line, i) => i > 0 || !/request/.test(String(line)));
  },
  seal: async (out) => {
    const run = await runCommand(['bulk', 'seal', out]);
    if (run.code !== 0) return refusal(run);
    return numbersOf(run.stderr.slice(out.length).replace(/root.*/s, ''));
  },
  verify: async (out) => {
    const run = await runCommand(['verify', out, '--parts', 'all']);
    if (run.code === 0) return [];
    const [message, ...wrong] = refusal(run);
    return wrong.length === 0 ? [message] : wrong.map((line) => String(line).split(': ')[0]);
  },
};

describe('every way to a run', () => {
  const folder = new ScratchFolder();
  const ways = Object.entries({ library, command });

  after(() => folder.remove());

  /** What each way says about a folder of its own, which `shown` names in its words. */
  async function same(ask: (way: Way, out: string) => Promise<Said>, title: string): Promise<Said> {
    const said: Said[] = [];
    for (const [name, way] of ways) {
      const out = folder.path(`${title} ${name}`);
      said.push(JSON.parse(JSON.stringify(await ask(way, out)).replaceAll(out, 'OUT')));
    }
    expect(said[1], ways[1]?.[0]).to.deep.equal(said[0]);
    return said[0] ?? [];
  }

  it('makes and seals the same files', async () => {
    const made = await same((way, out) => way.make(REQUEST, out), 'made');
    const sealed = await same((way, out) => way.seal(out), 'made');

    expect(made).to.deep.equal([4, 100, 0]);
    expect(sealed.slice(0, 2)).to.deep.equal([4, 100]);
    const [one, other] = ways.map(([name]) => folder.path(`made ${name}`)) as [string, string];
    expect(filesOf(one)).to.deep.equal(filesOf(other)).and.to.include('manifest.json');
    for (const name of filesOf(one)) {
      expect(readFileSync(join(one, name)), name).to.deep.equal(readFileSync(join(other, name)));
    }
  });

  it('finds the same wrong part', async () => {
    await same((way, out) => way.make(REQUEST, out), 'damaged');
    await same((way, out) => way.seal(out), 'damaged');
    for (const [name] of ways) {
      appendFileSync(folder.path(`damaged ${name}/orders/part-00002.csv`), 'x');
    }

    const wrong = await same((way, out) => way.verify(out), 'damaged');

    expect(wrong).to.deep.equal(['orders/part-00002.csv']);
  });

  const refused: Readonly<Record<string, (way: Way, out: string) => Promise<Said>>> = {
    'a request without a seed': (way, out) =>
      way.make({ ...REQUEST, seed: undefined } as never, out),
    'several broken rules': (way, out) =>
      way.make(
        {
          ...REQUEST,
          fields: [
            { name: 'a', type: 'emial' },
            { name: 'a', type: 'name' },
          ],
        } as never,
        out,
      ),
    'the folder of another run': async (way, out) => {
      await way.make(REQUEST, out);
      return way.make({ ...REQUEST, seed: 'another' }, out);
    },
    'a seal without all parts': async (way, out) => {
      await makeBulk(REQUEST, { out, window: WINDOW, shard: { index: 0, count: 2 } });
      return way.seal(out);
    },
    'a folder without a run': (way, out) => way.seal(out),
    'the verification of a run that is not sealed': async (way, out) => {
      await way.make(REQUEST, out);
      return way.verify(out);
    },
  };
  for (const [title, ask] of Object.entries(refused)) {
    it(`refuses ${title} in the same words`, async () => {
      const said = await same(ask, title);

      expect(everyOf(said, (line) => typeof line === 'string')).to.equal(true);
    });
  }
});

describeWithRedis('every way to a queue of runs', () => {
  const folder = new ScratchFolder();
  let redis: RedisServer;
  let out: string;

  const bulk = (...args: readonly string[]): Promise<Run> =>
    runCommand(['bulk', ...args, '--queue', redis.url]);

  before(async () => {
    redis = await RedisServer.start();
    out = folder.path('run');
  });
  after(async () => {
    await redis.close();
    folder.remove();
  });

  it('submits, shows, cancels and refuses the same run', async () => {
    const options = { queue: redis.url, out, window: WINDOW };
    const path = folder.put('request.json', REQUEST);

    const submitted = await submitBulk(REQUEST, options);
    const again = await bulk('submit', path, '--window', String(WINDOW), '--out', out);

    const id = again.stdout.toString().trim();
    expect(submitted.id).to.equal(id);
    expect(again.stderr).to.match(/^added nothing: the run is there, waiting/);
    const shown = JSON.parse((await bulk('status', id, '--json')).stdout.toString());
    const status = await bulkStatus(id, { queue: redis.url });
    expect(status?.state).to.equal(shown.state);
    expect(status?.run.rows).to.equal(shown.rows.all);

    expect((await bulk('cancel', id)).code).to.equal(0);
    expect((await bulkStatus(id, { queue: redis.url }))?.state).to.equal('cancelled');
    expect(await cancelBulk('run-unknown', { queue: redis.url })).to.equal(false);
    expect((await bulk('cancel', 'run-unknown')).stderr).to.match(
      /the queue has no run run-unknown/,
    );
  });
});
