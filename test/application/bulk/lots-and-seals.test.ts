import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { systemChecksum } from '../../../src/adapters/system/system-checksum.js';
import { makeLot } from '../../../src/application/bulk/make-lot.js';
import { makeParts } from '../../../src/application/bulk/make-parts.js';
import { sealRun } from '../../../src/application/bulk/seal-run.js';
import { verifyRun } from '../../../src/application/bulk/verify-run.js';
import type { Chunks } from '../../../src/application/ports/compressor.js';
import type { PartStore } from '../../../src/application/ports/part-store.js';
import { utf8 } from '../../../src/domain/basics/utf8.js';
import type { BulkRun } from '../../../src/domain/bulk/bulk-run.js';
import { WHOLE_RUN } from '../../../src/domain/bulk/run-parts.js';

/** A store in memory, and what it was asked for. */
class MemoryStore implements PartStore {
  readonly shown = 'memory';
  readonly files = new Map<string, Uint8Array>();
  readonly written: string[] = [];
  readonly sweeps: boolean[] = [];

  async *list(prefix: string) {
    for (const [name, { length: bytes }] of this.files) {
      if (name.startsWith(prefix)) yield { name, bytes };
    }
  }

  async write(name: string, chunks: Chunks) {
    const all: number[] = [];
    for await (const chunk of chunks) all.push(...chunk);
    this.files.set(name, Uint8Array.from(all));
    this.written.push(name);
  }

  async create(name: string, bytes: Uint8Array) {
    if (this.files.has(name)) return false;
    this.files.set(name, bytes);
    return true;
  }

  async read(name: string) {
    const bytes = this.files.get(name);
    return (
      bytes &&
      (async function* chunks() {
        yield bytes;
      })()
    );
  }

  async sweep(all: boolean) {
    this.sweeps.push(all);
    return 0;
  }
}

const request = { seed: 1 };
const digest = systemChecksum();
digest.add(JSON.stringify(request));

const run: BulkRun = {
  ...{ release: '1.0.0', seed: '1', format: 'csv', extension: 'csv', window: 1000, request },
  tables: [{ name: 'orders', folder: 'orders', offset: 0, rows: 3000 }],
  digest: digest.end(),
};

const partName = (i: number): string => `orders/part-0000${i}.csv`;

/** A maker whose parts take two seconds each. */
function makerOf(store: MemoryStore) {
  let time = 0;
  return {
    ...{ store, checksum: systemChecksum, pace: { rowsPerSecond: 7 } },
    clock: { now: () => time },
    source: {
      async *open(
        { index, rows }: { index: number; rows: number },
        work: { onRows(made: number): void },
      ) {
        time += 2000;
        work.onRows(rows);
        yield utf8(`part ${index}\n`);
      },
    },
  };
}

const { signal } = new AbortController();
const work = { signal, lanes: 2, onProgress: () => {} };

describe('a lot of a run', () => {
  it('has the parts that are missing, and the pace of these alone', async () => {
    const store = new MemoryStore();
    for (const i of [0, 2]) store.files.set(partName(i), utf8('there\n'));
    const told: unknown[] = [];
    const terms = { signal, drain: signal, onProgress: (made: unknown) => told.push(made) };

    const isDone = await makeLot(run, { first: 0, parts: 3 }, terms, makerOf(store));

    expect(isDone).to.equal(true);
    expect(store.written).to.deep.equal(['receipts/orders/part-00001.json', partName(1)]);
    expect(told).to.deep.equal([
      { parts: 2, rows: 2000, rowsPerSecond: 7 },
      { parts: 2, rows: 3000, rowsPerSecond: 500 },
      { parts: 3, rows: 3000, rowsPerSecond: 500 },
    ]);
  });

  it('leaves the pace of all its parts to the next one, and none if it made nothing', async () => {
    const store = new MemoryStore();
    const terms = { signal, drain: signal, onProgress: () => {} };
    const maker = makerOf(store);
    const lot = { first: 0, parts: 3 };

    await makeLot(run, lot, terms, maker);
    expect(maker.pace.rowsPerSecond).to.equal(500);
    maker.pace.rowsPerSecond = 7;
    await makeLot(run, lot, terms, maker);
    expect(maker.pace.rowsPerSecond).to.equal(7);

    const instant = { ...makerOf(new MemoryStore()), clock: { now: () => 5_000 } };
    await makeLot(run, lot, terms, instant);
    expect(instant.pace.rowsPerSecond).to.equal(3_000_000);
  });
});

describe('a run whose parts are made', () => {
  it('is swept of all writers when it is sealed, and names its wrong parts in their order', async () => {
    const store = new MemoryStore();
    const maker = makerOf(store);
    await makeParts({ ...work, run, shard: WHOLE_RUN }, maker)();
    const sealed = await sealRun({ ...work, store, checksum: systemChecksum, reads: true })();
    if (E.isLeft(sealed)) throw new Error(sealed.left.code);
    for (const i of [0, 1, 2]) store.files.delete(partName(i));
    // The last part is made again, and the others are read after it.
    const entropy = { below: (limit: number) => limit - 1 } as never;
    const verified = await verifyRun(
      { ...work, manifest: sealed.right, parts: 1, entropy },
      maker,
    )();

    expect(store.sweeps).to.deep.equal([false, true]);
    expect(E.isRight(verified) && verified.right.wrong).to.deep.equal(
      [0, 1, 2].map((i) => ({ name: partName(i), kind: 'missing' })),
    );
  });

  it('is verified in as many different parts as are asked for, each as likely as the others', async () => {
    const maker = makerOf(new MemoryStore());
    await makeParts({ ...work, run, shard: WHOLE_RUN }, maker)();
    const sealed = await sealRun({ ...work, ...maker, reads: false })();
    if (E.isLeft(sealed)) throw new Error(sealed.left.code);
    /** The numbers among which are drawn, and the numbers of parts that are made again and read. */
    const verified = async (parts: number) => {
      const limits: number[] = [];
      const below = (limit: number): number => {
        limits.push(limit);
        return 0;
      };
      const terms = { ...work, manifest: sealed.right, parts, entropy: { below } as never };
      const found = await verifyRun(terms, maker)();
      if (E.isLeft(found)) throw new Error(found.left.code);
      return [limits, found.right.parts, found.right.others];
    };

    expect(await verified(1)).to.deep.equal([[3], 1, 2]);
    expect(await verified(2)).to.deep.equal([[2, 3], 2, 1]);
    expect(await verified(9)).to.deep.equal([[1, 2, 3], 3, 0]);
  });

  it('is refused where other files are in the place of its parts', async () => {
    for (const name of [partName(0), 'receipts/orders/part-00000.json', 'manifest.json']) {
      const store = new MemoryStore();
      store.files.set(name, utf8('foreign'));
      const made = await makeParts({ ...work, run, shard: WHOLE_RUN }, makerOf(store))();

      expect(made).to.deep.equal(E.left({ code: 'foreign_files', file: name }));
      expect(store.written).to.deep.equal([]);
    }
  });
});
