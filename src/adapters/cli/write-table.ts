import { setImmediate } from 'node:timers/promises';
import type { Seed } from '../../domain/generation/generate-request.js';
import { counted } from './counted.js';
import { printable } from './printable.js';
import { Progress } from './progress.js';
import type { Sink } from './sink.js';

const LINE_FEED = 10;

/** The bytes of a table. */
export interface TableChunks {
  readonly seed: Seed;
  /** `onRows` is called repeatedly with the number of rows made so far. */
  file(onRows: (made: number) => void): AsyncIterable<Uint8Array>;
}

/** Writes a table chunk by chunk, each after the one before. Shows progress and a summary if stderr is a terminal. */
export async function writeTable(
  table: TableChunks,
  rows: number,
  sink: Sink,
  quiet: boolean,
): Promise<void> {
  const watched = process.stderr.isTTY === true && !quiet;
  // A line that is overwritten would erase rows on the same terminal.
  const progress =
    watched && sink.isTerminal !== true ? new Progress(process.stderr, rows) : undefined;
  let bytes = 0;
  let last = LINE_FEED;
  try {
    for await (const chunk of table.file((made) => progress?.update(made))) {
      await sink.write(chunk);
      bytes += chunk.length;
      last = chunk.at(-1) ?? last;
      // Writes to a pipe are synchronous: without a turn of the event loop no signal would arrive before the last row.
      if (progress !== undefined) await setImmediate();
    }
    await sink.finish();
  } catch (error) {
    await sink.discard();
    throw error;
  } finally {
    progress?.clear();
  }
  if (!watched) return;
  const onNewLine = process.stdout.isTTY !== true || last === LINE_FEED;
  // If the request had no seed, this is the only output that shows the drawn one.
  const summary = `${counted(rows, 'row')}, ${counted(bytes, 'byte')}, seed ${printable(String(table.seed))}`;
  process.stderr.write(`${onNewLine ? '' : '\n'}${summary}\n`);
}
