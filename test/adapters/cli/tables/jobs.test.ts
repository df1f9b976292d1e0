import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { standardEngine } from '../../../../src/adapters/engine/standard-engine.js';
import { generate } from '../../../../src/adapters/library/generate.js';
import { orThrow } from '../../../../src/adapters/library/or-throw.js';
import { PlannedRequest } from '../../../../src/adapters/library/planned-request.js';
import { decoded, type TableRequest } from '../../../../src/adapters/library/table.js';
import { type OwnRows, ownRows } from '../../../../src/adapters/workers/own-rows.js';
import { isMadeByThreads, threadsOf } from '../../../../src/adapters/workers/threads.js';
import type { PlannedTable } from '../../../../src/application/ports/row-source.js';
import type { TablePlan } from '../../../../src/domain/generation/table-plan.js';
import { tableRequest } from '../support/requests.js';
import { runShell } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const entry = new URL('../../../../bundle/thread.js', import.meta.url);
const engine = standardEngine();

/** Enough rows that the command line uses threads without being asked. */
const MANY = 8_000_000;
/** Enough rows for several tasks of each thread. */
const SOME = 50_000;

function planOf(request: TableRequest): TablePlan {
  return new PlannedRequest(decoded(request, engine), engine).shared;
}

/** Rows that threads make, however few they are. */
function rowsOf(count: number): OwnRows {
  return ownRows(threadsOf({ jobs: count, entry, extensions: [] }), () => true);
}

/** The chunks of a table for a reader that needs each one only until it asks for the next. */
async function* tableChunks(
  table: PlannedTable,
  rows: OwnRows,
  onRows: (made: number) => void = () => {},
): AsyncGenerator<Uint8Array, void, undefined> {
  const { signal } = new AbortController();
  const work = { callerId: '', signal, onRows, hasReadAll: () => true };
  yield* orThrow(await rows.open(table, work)());
}

async function* chunksOf(request: TableRequest, count: number, onRows: (made: number) => void) {
  const rows = rowsOf(count);
  try {
    yield* tableChunks({ plan: planOf(request), input: request }, rows, onRows);
  } finally {
    await rows.close();
  }
}

describe('the chunks of threads', () => {
  for (const [rows, offset, count] of [
    [1, 0, 3],
    [70_000, 0, 1],
    [70_000, 12_345, 2],
    [70_000, 0, 5],
  ] as const) {
    it(`have the bytes of one thread: ${rows} rows from ${offset}, ${count} threads`, async () => {
      const request = tableRequest({ rows, offset, format: 'json' });
      const reported: number[] = [];
      const copies: Buffer[] = [];

      for await (const chunk of chunksOf(request, count, (made) => reported.push(made))) {
        copies.push(Buffer.from(chunk));
      }

      expect(Buffer.concat(copies).toString()).to.equal(generate(request).text());
      expect(reported).to.deep.equal(reported.toSorted((a, b) => a - b));
      expect(reported.at(-1)).to.equal(rows);
    });
  }

  for (const [format, rows] of [
    ['parquet', 280_000],
    ['arrow', 140_000],
  ] as const) {
    it(`have the bytes of one thread in the groups of ${format}`, async () => {
      const request = tableRequest({ rows, offset: 99, format });
      const reported: number[] = [];
      const copies: Buffer[] = [];

      for await (const chunk of chunksOf(request, 2, (made) => reported.push(made))) {
        copies.push(Buffer.from(chunk));
      }

      expect(new Set(reported).size).to.be.above(3);
      expect(Buffer.concat(copies).equals(generate(request).bytes())).to.equal(true);
      expect(reported.at(-1)).to.equal(rows);
    });
  }

  it('leave no thread when the rows are closed', async () => {
    const request = tableRequest({ rows: MANY, format: 'csv' });
    const rows = rowsOf(2);
    const table = { plan: planOf(request), input: request };
    const chunks = tableChunks(table, rows);
    for (let i = 0; i < 3; i++) await chunks.next();
    await chunks.return();
    await rows.close();

    expect(await chunks.next()).to.deep.equal({ done: true, value: undefined });
    const kept = process.getActiveResourcesInfo().filter((name) => /worker|message/i.test(name));
    expect(kept).to.deep.equal([]);
  });

  it('reject with the reason if a thread cannot make them', async () => {
    const plan = planOf(tableRequest({ rows: 9, format: 'csv' }));
    const input = { ...tableRequest(), rows: -1 };
    const rows = rowsOf(2);
    const chunks = tableChunks({ plan, input }, rows);
    await chunks.next();

    const error = await chunks.next().catch((reason: Error) => reason);

    await rows.close();
    expect((error as Error).message).to.contain('a thread refuses a valid request');
  });
});

describe('a table', () => {
  const asked = { count: 2, isAsked: true, isShared: false };
  const allowed = { ...asked, isAsked: false };

  it('is made by threads if it is large and more than one may be used', () => {
    const [small, large] = [tableRequest({ rows: 100_000 }), tableRequest({ rows: MANY })].map(
      planOf,
    ) as [TablePlan, TablePlan];

    expect(isMadeByThreads(small, allowed)).to.equal(false);
    expect(isMadeByThreads(large, allowed)).to.equal(true);
    expect(isMadeByThreads(large, { ...allowed, count: 1 })).to.equal(false);
  });

  it('is made by threads at any size if the caller asks for them, and if it has more than one task', () => {
    const [one, some] = [tableRequest({ rows: 10 }), tableRequest({ rows: SOME })].map(planOf) as [
      TablePlan,
      TablePlan,
    ];

    expect(isMadeByThreads(one, asked)).to.equal(false);
    expect(isMadeByThreads(some, asked)).to.equal(true);
    expect(isMadeByThreads(some, { ...asked, count: 1 })).to.equal(false);
  });

  it('is not made by threads if it is a workbook', () => {
    const workbook = planOf(tableRequest({ rows: MANY, format: 'xlsx' }));

    expect(isMadeByThreads(workbook, asked)).to.equal(false);
  });

  it('is not made by threads if it is one group of a binary file', () => {
    const constraints = { pattern: '[a-z]{1000}' };
    const fields = [{ name: 'a', type: 'string', constraints }];
    const planned = (rows: number): TablePlan => planOf({ rows, fields, format: 'parquet' });
    const any = planned(1);
    if (any.kind !== 'file') expect.fail('a text');
    const { rowsPerGroup } = any.file;
    const [one, two] = [planned(rowsPerGroup), planned(rowsPerGroup + 1)];

    expect(isMadeByThreads(one, asked)).to.equal(false);
    expect(isMadeByThreads(two, asked)).to.equal(true);
  });
});

describe('tablewright generate with --jobs', () => {
  const folder = new ScratchFolder();
  let request: string;

  before(() => {
    request = folder.put('request.json', tableRequest({ format: 'csv' }));
  });
  after(() => folder.remove());

  it('writes the same bytes for any number of threads', async () => {
    const digests = await Promise.all(
      ['1', '3'].map(async (jobs) => {
        const digest = `tablewright generate ${request} --rows ${SOME} --jobs ${jobs} | sha256sum`;
        return (await runShell(digest)).stdout.toString();
      }),
    );
    const hash = createHash('sha256');
    const chunks = generate(tableRequest({ format: 'csv', rows: SOME })).chunks();
    for (const chunk of chunks) hash.update(chunk);

    const expected = `${hash.digest('hex')}  -\n`;
    expect(digests).to.deep.equal([expected, expected]);
  });

  it('writes the same compressed text for any number of threads', async () => {
    const digests = await Promise.all(
      ['1', '3'].map(async (jobs) => {
        const made = `tablewright generate ${request} --rows ${SOME} --jobs ${jobs} --compression gzip`;
        return (await runShell(`${made} | gzip -dc | sha256sum`)).stdout.toString();
      }),
    );

    expect(digests[0]).to.match(/^[0-9a-f]{64}/);
    expect(digests[1]).to.equal(digests[0]);
  });

  it('ends with code 0 when its reader closes the pipe, and with code 1 on a full disk', async () => {
    const line = `tablewright generate ${request} --rows ${10 * MANY} --jobs 2`;

    expect(await runShell(`${line} | head -c 3000000 > ${folder.path('head')}`)).to.include({
      code: 0,
      stderr: '',
    });
    expect(await runShell(`${line} > /dev/full`)).to.include({
      code: 1,
      stderr: 'tablewright: cannot write to standard output: no space left on device (ENOSPC)\n',
    });
  });

  for (const jobs of ['0', '-1', '1.5', 'all', '257', '']) {
    it(`refuses the number "${jobs}"`, async () => {
      const { code, stderr, stdout } = await runCommand(['generate', request, `--jobs=${jobs}`]);

      expect(code).to.equal(2);
      expect(stdout.length).to.equal(0);
      expect(stderr).to.equal(
        `tablewright: --jobs: expected a whole number from 1 to 256, got "${jobs}"\n`,
      );
    });
  }
});
