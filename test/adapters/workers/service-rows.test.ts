import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { FairGate } from '../../../src/adapters/workers/fair-gate.js';
import type { GatedRows } from '../../../src/adapters/workers/gated-rows.js';
import { LoopTurns } from '../../../src/adapters/workers/loop-turns.js';
import { serviceRows } from '../../../src/adapters/workers/service-rows.js';
import { encodeTable } from '../../../src/domain/generation/encode/encode-table.js';
import type { TablePlan } from '../../../src/domain/generation/table-plan.js';
import { planOf } from '../../support/tables.js';

function input(rows: number): Readonly<Record<string, unknown>> {
  return {
    rows,
    seed: 1,
    format: 'csv',
    fields: [
      { name: 'a', type: 'string', constraints: { length: 100 } },
      { name: 'b', type: 'integer' },
    ],
  };
}

function plan(rows: number): TablePlan {
  return planOf(input(rows));
}

async function open(
  source: GatedRows,
  rows: number,
  signal = new AbortController().signal,
): Promise<AsyncGenerator<Uint8Array> | string> {
  const table = { plan: plan(rows), input: input(rows) };
  const opened = await source.open(table, { callerId: 'one', signal, onRows: () => {} })();
  return E.isRight(opened) ? opened.right : opened.left.code;
}

function sourceWith(places: number, waiting: number): GatedRows {
  return serviceRows(new FairGate(places, waiting), new LoopTurns());
}

async function outcome(chunks: AsyncGenerator<Uint8Array> | string): Promise<string> {
  if (typeof chunks === 'string') return chunks;
  try {
    for await (const _chunk of chunks);
    return 'whole';
  } catch (error) {
    return (error as Error).name;
  }
}

describe('the row source without a thread pool', () => {
  it('yields the bytes of the table in chunks that do not share memory', async () => {
    const expected = Buffer.concat([...encodeTable(plan(20_000))]);
    const chunks: Uint8Array[] = [];

    for await (const chunk of (await open(
      sourceWith(1, 0),
      20_000,
    )) as AsyncGenerator<Uint8Array>) {
      chunks.push(chunk);
    }

    expect(chunks.length).to.be.above(3);
    expect(Buffer.concat(chunks).equals(expected)).to.equal(true);
    expect(new Set(chunks.map(({ buffer }) => buffer))).to.have.length(chunks.length);
  });

  it('reuses the memory of chunks that the reader has processed', async () => {
    const expected = Buffer.concat([...encodeTable(plan(20_000))]);
    const table = { plan: plan(20_000), input: input(20_000) };
    const { signal } = new AbortController();
    const work = { callerId: 'one', signal, onRows: () => {}, hasReadAll: () => true };
    const opened = await sourceWith(1, 0).open(table, work)();
    if (E.isLeft(opened)) expect.fail(opened.left.code);
    const copies: Buffer[] = [];
    const buffers = new Set<ArrayBufferLike>();

    for await (const chunk of opened.right) {
      copies.push(Buffer.from(chunk));
      buffers.add(chunk.buffer);
    }

    expect(Buffer.concat(copies).equals(expected)).to.equal(true);
    expect(copies.length).to.be.above(10);
    expect(buffers.size).to.be.below(4);
  });

  it('lets the event loop turn between any two chunks', async () => {
    let turns = 0;
    let counting = true;
    const turn = (): void => {
      turns += 1;
      if (counting) setImmediate(turn);
    };
    setImmediate(turn);
    let chunks = 0;

    for await (const _chunk of (await open(
      sourceWith(1, 0),
      50_000,
    )) as AsyncGenerator<Uint8Array>) {
      chunks += 1;
    }

    counting = false;
    expect(chunks).to.be.above(10);
    expect(turns).to.be.at.least(chunks);
  });

  it('releases its permit when the loop completes, breaks or fails, or when its signal aborts', async () => {
    const source = sourceWith(1, 0);
    const ends: readonly ((chunks: AsyncGenerator<Uint8Array>, abort: () => void) => unknown)[] = [
      (chunks) => outcome(chunks),
      async (chunks) => {
        for await (const _chunk of chunks) break;
      },
      (chunks) => chunks.throw(new Error('reader')).catch(() => {}),
      (_chunks, abort) => abort(),
    ];

    for (const end of ends) {
      const controller = new AbortController();
      const chunks = await open(source, 20_000, controller.signal);
      expect(chunks).not.to.equal('overloaded');
      expect(await open(source, 20_000)).to.equal('overloaded');
      await (chunks as AsyncGenerator<Uint8Array>).next();
      await end(chunks as AsyncGenerator<Uint8Array>, () => controller.abort());
    }

    expect(await outcome(await open(source, 20_000))).to.equal('whole');
  });

  it('throws in the middle when its signal aborts, so that a part is not mistaken for the whole', async () => {
    const controller = new AbortController();
    const chunks = await open(sourceWith(1, 0), 50_000, controller.signal);
    await (chunks as AsyncGenerator<Uint8Array>).next();

    controller.abort();

    expect(await outcome(chunks)).to.equal('AbortError');
  });

  it('admits small work when no permit is free', async () => {
    const source = sourceWith(1, 0);
    await open(source, 20_000);

    expect(await outcome(await open(source, 5120))).to.equal('whole');
    expect(await outcome(await open(source, 5121))).to.equal('overloaded');
  });
});
