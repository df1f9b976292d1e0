import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { ZlibCompressor } from '../../../src/adapters/compression/zlib-compressor.js';
import { ChunkMemory } from '../../../src/adapters/workers/chunk-memory.js';
import { FairGate } from '../../../src/adapters/workers/fair-gate.js';
import { LoopTurns } from '../../../src/adapters/workers/loop-turns.js';
import { rowsBy } from '../../../src/adapters/workers/make-rows.js';
import { rowsHere } from '../../../src/adapters/workers/rows-here.js';
import { GenerateData } from '../../../src/application/tables/generate-data.js';
import { engine, limits } from '../../support/tables.js';

const fieldsOf = (count: number) =>
  Array.from({ length: count }, (_, i) => ({ name: `f${i}`, type: 'boolean' }));

describe('a plan', () => {
  /** The permits that the plan of a request holds before and after the end of its answer. */
  async function permitsOf(request: object): Promise<readonly [number, number]> {
    const turns = new LoopTurns();
    const planning = new FairGate(1000, 10);
    const generate = new GenerateData({
      engine,
      limits,
      entropy: { seed: () => 1 },
      rows: rowsBy(rowsHere(turns, new ChunkMemory())),
      turns,
      planning,
      compressor: new ZlibCompressor(),
    });
    const end = new AbortController();
    const planned = await generate.run(request, { callerId: 'a', signal: end.signal })();
    expect(E.isRight(planned)).to.equal(true);
    const held = planning.load.large;
    end.abort();
    return [held, planning.load.large];
  }

  it('holds no permit for a table of 32 fields', async () => {
    expect(await permitsOf({ rows: 1, fields: fieldsOf(32) })).to.deep.equal([0, 0]);
  });

  it('holds a permit for each of 33 fields or more, until its answer ends', async () => {
    expect(await permitsOf({ rows: 1, fields: fieldsOf(33) })).to.deep.equal([33, 0]);
  });

  it('holds permits for the fields of all tables of a set', async () => {
    const tables = ['a', 'b'].map((name) => ({ name, rows: 1, fields: fieldsOf(17) }));

    expect(await permitsOf({ tables, format: 'json' })).to.deep.equal([34, 0]);
  });
});
