import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { ZlibCompressor } from '../../../src/adapters/compression/zlib-compressor.js';
import { ChunkMemory } from '../../../src/adapters/workers/chunk-memory.js';
import { LoopTurns } from '../../../src/adapters/workers/loop-turns.js';
import { rowsBy } from '../../../src/adapters/workers/make-rows.js';
import { rowsHere } from '../../../src/adapters/workers/rows-here.js';
import type { RowSource, Work } from '../../../src/application/ports/row-source.js';
import { GenerateData } from '../../../src/application/tables/generate-data.js';
import type { Generation } from '../../../src/application/tables/generation.js';
import { engine, limits } from '../../support/tables.js';

const TABLES = ['a', 'b'].map((name) => ({
  ...{ name, rows: 50_000 },
  fields: [{ name: 'id', type: 'sequence' }],
}));

/** A set that is opened, with what its rows were asked for and whether their streams have ended. */
async function opened(members: object, shape: Parameters<Generation['open']>[0]) {
  const turns = new LoopTurns();
  const rows = rowsBy(rowsHere(turns, new ChunkMemory()));
  const works: Work[] = [];
  let ends = 0;
  async function* untilEnd<A>(streams: AsyncIterable<A>): AsyncGenerator<A, void, undefined> {
    try {
      yield* streams;
    } finally {
      ends += 1;
    }
  }
  const source: RowSource = {
    open: (table, work) => rows.open(table, work),
    openAll: (tables, work) => async () => {
      works.push(work);
      const streams = await rows.openAll(tables, work)();
      return E.isLeft(streams) ? streams : E.right(untilEnd(streams.right));
    },
  };
  const generate = new GenerateData({
    ...{ engine, limits, turns, rows: source, compressor: new ZlibCompressor() },
    entropy: { seed: () => 1 },
  });
  const requester = { callerId: 'a', signal: new AbortController().signal };
  const planned = await generate.run({ ...members, tables: TABLES }, requester)();
  if (E.isLeft(planned)) throw new Error(planned.left.code);
  const hasReadAll = (): boolean => true;
  const file = await planned.right.open(shape, { ...requester, hasReadAll, onRows: () => {} })();
  if (E.isLeft(file)) throw new Error(file.left.code);
  return { chunks: file.right, reuses: works[0]?.hasReadAll === hasReadAll, ends: () => ends };
}

describe('an opened set', () => {
  for (const [members, shape, reuses] of [
    [{ format: 'json' }, 'raw', true],
    [{ format: 'json' }, 'envelope', true],
    [{ format: 'csv' }, 'raw', false],
    [{ format: 'xlsx' }, 'raw', false],
  ] as const) {
    const what = `${JSON.stringify(members)} as ${shape}`;
    it(`ends its rows with its last chunk, and when its reader leaves: ${what}`, async () => {
      const whole = await opened(members, shape);
      let bytes = 0;
      for await (const chunk of whole.chunks) bytes += chunk.length;
      const left = await opened(members, shape);
      let taken = 0;
      for await (const chunk of left.chunks) {
        taken += chunk.length;
        if (taken > 10_000) break;
      }

      expect(bytes).to.be.greaterThan(taken);
      expect([whole.ends(), left.ends()]).to.deep.equal([1, 1]);
    });

    it(`lets buffers be ${reuses ? 'reused' : 'kept by a compressor'}: ${what}`, async () => {
      expect((await opened(members, shape)).reuses).to.equal(reuses);
    });
  }
});
