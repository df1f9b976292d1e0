import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { FairGate } from '../../../src/adapters/workers/fair-gate.js';
import { LoopTurns } from '../../../src/adapters/workers/loop-turns.js';
import { rowsOfThreads } from '../../../src/adapters/workers/rows-of-threads.js';
import { serviceRows } from '../../../src/adapters/workers/service-rows.js';
import { ThreadPool } from '../../../src/adapters/workers/thread-pool.js';
import { threadsOfService } from '../../../src/adapters/workers/threads.js';
import type { Log } from '../../../src/application/ports/log.js';
import { FORMAT_NAMES } from '../../../src/domain/formats/index.js';
import { TypescriptKernel } from '../../../src/domain/kernel/typescript-kernel.js';
import { bundledEntries } from '../../support/bundled-entries.js';
import { bytesOf, type Json, planOf, request } from '../../support/tables.js';

const dyingThread = new URL('./threads/dying-thread.js', import.meta.url);

const types = ['name', 'email', 'integer', 'date', 'city', 'country', 'phone', 'boolean'];
const expression = 'boolean ? name.upperAscii() : string(integer * 3)';
const fields = [
  ...types.map((type) => ({ name: type, type })),
  { name: 'formula', type: 'formula', constraints: { expression } },
];
const large = (changes: Json = {}): Json => request({ rows: 60_000, fields, ...changes });

const incidents = { share: 0.2, longest: 300 };
const amount = { name: 'amount', type: 'float', constraints: { min: -90, summable: true } };
const continuing: readonly Json[] = [
  { name: 'at', type: 'arrival' },
  { name: 'value', type: 'series', constraints: { over: 'at', incidents } },
  { name: 'label', type: 'state_series', constraints: { of: 'value' } },
  amount,
  { name: 'change', type: 'running', constraints: { kind: 'change' } },
];
const sum = { name: 'sum', type: 'running', constraints: {} };
const balance = { name: 'balance', type: 'running', constraints: { start: 'enough' } };
const parents = {
  name: 'parents',
  rows: 200,
  key: ['id'],
  fields: [{ name: 'id', type: 'sequence' }],
};

/** Tables whose columns continue from row to row: in one group, and in groups of 300 rows on average. */
const groups: Readonly<Record<string, Json>> = {
  'a table': { name: 't', rows: 60_000, fields: [...continuing, sum] },
  'the rows of parents': {
    name: 't',
    per: { table: 'parents', count: { min: 100, max: 500 } },
    fields: [...continuing, balance],
  },
};

class Lines implements Log {
  readonly events: string[] = [];
  readonly debug = (event: string): void => void this.events.push(event);
  readonly info = this.debug;
  readonly warn = this.debug;
  readonly error = this.debug;
}

describe('the thread pool', () => {
  const log = new Lines();
  const poolOf = (entry: URL): ThreadPool =>
    new ThreadPool(threadsOfService({ workers: 2, log, entry, extensions: [] }));
  let pool: ThreadPool;
  before(() => {
    pool = poolOf(bundledEntries.threadEntry);
  });
  after(() => pool.close());

  async function open(
    input: Json,
    signal = new AbortController().signal,
    by = pool,
  ): Promise<AsyncGenerator<Uint8Array>> {
    const source = serviceRows(new FairGate(8, 8), new LoopTurns(), by);
    const work = { callerId: 'one', signal, onRows: () => {} };
    const opened = await source.open({ plan: planOf(input), input }, work)();
    return E.isRight(opened) ? opened.right : expect.fail(opened.left.code);
  }

  async function read(chunks: AsyncIterable<Uint8Array>): Promise<Buffer> {
    const all: Uint8Array[] = [];
    for await (const chunk of chunks) all.push(chunk);
    return Buffer.concat(all);
  }

  for (const format of FORMAT_NAMES) {
    it(`generates the bytes of a single thread in ${format}`, async () => {
      const input = large({ format, offset: 12_345 });

      expect((await read(await open(input))).equals(bytesOf(input))).to.equal(true);
    });
  }

  for (const [what, table] of Object.entries(groups)) {
    it(`generates the bytes of a single thread, of any kernel, where values continue in ${what}`, async () => {
      const input = { seed: 3, format: 'csv', tables: [parents, table], table: 't' };
      const expected = bytesOf(input, { kernel: new TypescriptKernel() });

      expect((await read(await open(input))).equals(expected)).to.equal(true);
      expect(bytesOf(input).equals(expected)).to.equal(true);
    });
  }

  it('makes a table again, also while the same one is made, and after another seed', async () => {
    const [one, other] = [large({ seed: 1 }), large({ seed: 2 })];
    const texts: Buffer[] = [];
    for (const input of [one, one, other, one]) {
      texts.push(...(await Promise.all([read(await open(input)), read(await open(input))])));
    }
    const [ones, others] = [bytesOf(one), bytesOf(other)];
    const expected = [ones, ones, ones, ones, others, others, ones, ones];

    expect(texts.map((text, i) => text.equals(expected[i] as Buffer))).to.deep.equal(
      texts.map(() => true),
    );
  });

  it('makes groups of a binary file, also those of rows that take long', async () => {
    const costly = [{ name: 'a', type: 'string', constraints: { pattern: '[a-z]{1000}' } }];
    const inputs = [large({ format: 'parquet' }), large({ format: 'parquet', fields: costly })];
    const jobs: number[] = [];

    for (const input of inputs) {
      const chunks = await open(input);
      await chunks.next();
      jobs.push(pool.jobs);
      await chunks.return(undefined);
    }

    expect(jobs).to.deep.equal([1, 1]);
  });

  it('uses the words of other locales and the drawn seed', async () => {
    const input = large({ locale: 'de' });
    const { seed: _, ...seedless } = input;

    const { vocabulary } = await import('../../support/tables.js');
    await vocabulary.load(['de']);

    expect((await read(await open(input))).equals(bytesOf(input))).to.equal(true);
    expect((await read(await open(seedless))).equals(bytesOf(seedless))).to.equal(true);
  });

  it('reuses the memory of chunks that the reader has processed', async () => {
    const input = large();
    const { signal } = new AbortController();
    const work = { callerId: 'one', signal, onRows: () => {}, hasReadAll: () => true };
    const source = serviceRows(new FairGate(8, 8), new LoopTurns(), pool);
    const opened = await source.open({ plan: planOf(input), input }, work)();
    if (E.isLeft(opened)) expect.fail(opened.left.code);
    const copies: Buffer[] = [];

    for await (const chunk of opened.right) copies.push(Buffer.from(chunk));

    expect(Buffer.concat(copies).equals(bytesOf(input))).to.equal(true);
    expect(copies.length).to.be.above(4);
    // No thread has more buffers of 2 MiB than the four parts that are made at a time.
    expect(pool.freeMemory).to.be.within(1, 2 * 4 * 2 * 1024 * 1024);
  });

  it('reuses the memory of groups of a binary file', async () => {
    // So many columns make groups of 8,192 rows.
    const columns = Array.from({ length: 500 }, (_, i) => ({ name: `c${i}`, type: 'boolean' }));
    const input = large({ format: 'parquet', rows: 24_000, fields: columns });
    const { signal } = new AbortController();
    const work = { callerId: 'one', signal, onRows: () => {}, hasReadAll: () => true };
    const own = poolOf(bundledEntries.threadEntry);
    const copies: Buffer[] = [];
    try {
      const chunks = rowsOfThreads(own)({ plan: planOf(input), input }, work);
      for await (const chunk of chunks) copies.push(Buffer.from(chunk));

      expect(Buffer.concat(copies).equals(bytesOf(input))).to.equal(true);
      // Head, groups, and the foot, whose start, groups and end are parts of their own.
      expect(copies).to.have.length(1 + 3 + (1 + 3 + 1));
      // No thread has more buffers of 2 MiB than the three groups that are made at a time.
      expect(own.freeMemory).to.be.within(1, 2 * 3 * 2 * 1024 * 1024);
    } finally {
      await own.close();
    }
  });

  it('refuses parts of a table that has ended, which a reader may still ask for', async () => {
    const job = pool.begin({ input: large(), seed: 1 });
    job.end();
    const reason = await job.make(0, 1, 1024).catch(({ message }: Error) => message);

    expect(reason).to.equal('the job has ended');
  });

  it('generates several tables concurrently', async () => {
    const inputs = [1, 2, 3].map((seed) => large({ seed }));

    const made = await Promise.all(inputs.map(async (input) => read(await open(input))));

    made.forEach((bytes, i) => {
      expect(bytes.equals(bytesOf(inputs[i]))).to.equal(true);
    });
  });

  it('serves a third reader while two readers never read', async () => {
    const idle = await Promise.all([open(large({ seed: 1 })), open(large({ seed: 2 }))]);
    for (const chunks of idle) await chunks.next();

    const input = large({ seed: 3 });
    expect((await read(await open(input))).equals(bytesOf(input))).to.equal(true);

    for (const chunks of idle) await chunks.return(undefined);
    expect(pool.jobs).to.equal(0);
  });

  it('ends the work of a reader whose signal aborts', async () => {
    const leaving = new AbortController();
    const chunks = await open(large(), leaving.signal);
    await chunks.next();
    await chunks.next();
    expect(pool.jobs).to.equal(1);

    leaving.abort();

    expect(pool.jobs).to.equal(0);
    const error = await read(chunks).catch((reason: Error) => reason.name);
    expect(error).to.equal('AbortError');
  });

  it('replaces a thread that dies and generates its rows again', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'thread-'));
    process.env.DIES_ONCE = join(folder, 'died');
    const frail = poolOf(dyingThread);
    try {
      const input = large();

      const made = await read(await open(input, undefined, frail));

      expect(made.equals(bytesOf(input))).to.equal(true);
      expect(log.events).to.include('thread_died');
    } finally {
      await frail.close();
      delete process.env.DIES_ONCE;
      rmSync(folder, { recursive: true });
    }
  });

  it('gives up rows that kill every thread, and still generates others', async () => {
    const frail = poolOf(dyingThread);
    try {
      const error = await read(await open(large(), undefined, frail)).catch(
        (reason: Error) => reason.message,
      );
      const input = large({ rows: 50_500, offset: 3001 });

      expect(error).to.equal('the threads that made these rows died');
      expect((await read(await open(input, undefined, frail))).equals(bytesOf(input))).to.equal(
        true,
      );
    } finally {
      await frail.close();
    }
  });
});
