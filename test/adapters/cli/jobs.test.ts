import { createHash } from 'node:crypto';
import { expect } from 'chai';
import { chunksOfThreads } from '../../../src/adapters/cli/chunks-of-threads.js';
import { usesThreads } from '../../../src/adapters/cli/threads.js';
import { standardEngine } from '../../../src/adapters/engine/standard-engine.js';
import { generate } from '../../../src/adapters/library/generate.js';
import { PlannedRequest } from '../../../src/adapters/library/planned-request.js';
import { decoded, type TableRequest } from '../../../src/adapters/library/table.js';
import type { TablePlan } from '../../../src/domain/generation/table-plan.js';
import { tableRequest } from './support/requests.js';
import { runCli, runShell } from './support/run-cli.js';
import { ScratchFolder } from './support/scratch-folder.js';

const entry = new URL('../../../bundle/thread.js', import.meta.url);
const engine = standardEngine();

/** Enough rows that the command line uses threads. */
const MANY = 8_000_000;
/** Just enough rows for threads: compressed files take longer to write than to make. */
const LARGE = 3_500_000;

function planOf(request: TableRequest): TablePlan {
  return new PlannedRequest(decoded(request, engine), engine).shared;
}

function chunksOf(request: TableRequest, count: number, onRows = (_: number): void => {}) {
  const table = { plan: planOf(request), input: request };
  return chunksOfThreads(table, { count, entry, extensions: [] }, true, onRows);
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

  it('end their threads when the reader leaves', async () => {
    const chunks = chunksOf(tableRequest({ rows: MANY, format: 'csv' }), 2);
    for (let i = 0; i < 3; i++) await chunks.next();
    await chunks.return();

    expect(await chunks.next()).to.deep.equal({ done: true, value: undefined });
    const kept = process.getActiveResourcesInfo().filter((name) => /worker|message/i.test(name));
    expect(kept).to.deep.equal([]);
  });

  it('reject with the reason if a thread cannot make them', async () => {
    const plan = planOf(tableRequest({ rows: 9, format: 'csv' }));
    const input = { ...tableRequest(), rows: -1 };
    const threads = { count: 2, entry, extensions: [] };
    const chunks = chunksOfThreads({ plan, input }, threads, true, () => {});
    await chunks.next();

    const error = await chunks.next().catch((reason: Error) => reason);

    expect((error as Error).message).to.contain('a thread refuses a valid request');
  });
});

describe('a table', () => {
  it('is worth threads if it is large and more than one may be used', () => {
    const [small, large] = [tableRequest({ rows: 100_000 }), tableRequest({ rows: MANY })].map(
      planOf,
    ) as [TablePlan, TablePlan];

    expect(usesThreads(small, 8)).to.equal(false);
    expect(usesThreads(large, 2)).to.equal(true);
    expect(usesThreads(large, 1)).to.equal(false);
  });

  it('is not worth threads if it is a workbook', () => {
    expect(usesThreads(planOf(tableRequest({ rows: MANY, format: 'xlsx' })), 2)).to.equal(false);
  });

  it('is not worth threads if it is one group of a binary file', () => {
    // A group has 65,536 rows of this width.
    const constraints = { pattern: '[a-z]{1000}' };
    const fields = [{ name: 'a', type: 'string', constraints }];
    const [one, two] = [65_536, 65_537].map((rows) =>
      planOf({ rows, fields, format: 'parquet' }),
    ) as [TablePlan, TablePlan];

    expect(usesThreads(one, 2)).to.equal(false);
    expect(usesThreads(two, 2)).to.equal(true);
  });
});

describe('tablewright generate with --jobs', function () {
  this.timeout(240_000);
  const folder = new ScratchFolder();
  let request: string;

  before(() => {
    request = folder.put('request.json', tableRequest({ format: 'csv' }));
  });
  after(() => folder.remove());

  it('writes the same bytes for any number of threads', async () => {
    const digests = await Promise.all(
      ['1', '3'].map(async (jobs) => {
        const digest = `tablewright generate ${request} --rows ${MANY} --jobs ${jobs} | sha256sum`;
        return (await runShell(digest)).stdout.toString();
      }),
    );
    const hash = createHash('sha256');
    const chunks = generate(tableRequest({ format: 'csv', rows: MANY })).chunks();
    for (const chunk of chunks) hash.update(chunk);

    const expected = `${hash.digest('hex')}  -\n`;
    expect(digests).to.deep.equal([expected, expected]);
  });

  it('writes the same compressed text for any number of threads', async () => {
    const digests = await Promise.all(
      ['1', '3'].map(async (jobs) => {
        const made = `tablewright generate ${request} --rows ${LARGE} --jobs ${jobs} --compression gzip`;
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
      const { code, stderr, stdout } = await runCli(['generate', request, `--jobs=${jobs}`]);

      expect(code).to.equal(2);
      expect(stdout.length).to.equal(0);
      expect(stderr).to.equal(
        `tablewright: --jobs: expected a whole number from 1 to 256, got "${jobs}"\n`,
      );
    });
  }
});
