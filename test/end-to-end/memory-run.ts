import * as E from 'fp-ts/lib/Either.js';
import { readSettings } from '../../src/adapters/config/read-settings.js';
import { buildContainer } from '../../src/wiring/container.js';
import { tokens } from '../../src/wiring/tokens.js';

/**
 * A program that runs with --expose-gc. It generates 100,000 rows to warm up, then the number of rows in its argument,
 * through the verb and into a counter. It prints the number of bytes and the peak memory of the second round.
 */
const WARM_UP_ROWS = 100_000;

/**
 * The number of chunks between two garbage collections. By default, the runtime lets about 30 MB of read chunks pile up
 * before it collects them. That is more than 100,000 rows need, so their peak would measure only this delay.
 */
const CHUNKS_BETWEEN_COLLECTIONS = 16;

export interface MemoryFigures {
  readonly bytes: number;
  readonly peak: number;
}

const limits = { rows: 10_000_000, cells: Number.POSITIVE_INFINITY };

const fields = [
  { name: 'id', type: 'integer', constraints: { unique: true, max: limits.rows } },
  { name: 'name', type: 'name' },
  { name: 'email', type: 'email', constraints: { null_rate: 0.1 } },
  { name: 'day', type: 'date' },
  { name: 'amount', type: 'float' },
  { name: 'code', type: 'string' },
];

function orThrow<A>(result: E.Either<unknown, A>): A {
  if (E.isLeft(result)) throw new Error(JSON.stringify(result.left));
  return result.right;
}

function collectGarbage(): void {
  if (globalThis.gc === undefined) throw new Error('run with --expose-gc');
  globalThis.gc();
}

const container = buildContainer(orThrow(readSettings({})).settings);
container.rebind(tokens.limits).toConstantValue(limits);
const generateData = container.get(tokens.generateData);

async function stream(rows: number): Promise<MemoryFigures> {
  const { signal } = new AbortController();
  const request = { rows, seed: 42, format: 'csv', fields };
  const generation = orThrow(await generateData.run(request, { callerId: 'one', signal })());
  const work = { callerId: 'one', signal, onRows: () => {}, hasReadAll: () => true };
  const chunks = orThrow(await generation.open('raw', work)());
  let bytes = 0;
  let peak = 0;
  let count = 0;
  for await (const chunk of chunks) {
    bytes += chunk.length;
    count += 1;
    if (count % CHUNKS_BETWEEN_COLLECTIONS === 0) collectGarbage();
    peak = Math.max(peak, process.memoryUsage.rss());
  }
  return { bytes, peak };
}

await stream(WARM_UP_ROWS);
process.stdout.write(JSON.stringify(await stream(Number(process.argv[2]))));
