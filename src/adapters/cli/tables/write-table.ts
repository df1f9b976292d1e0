import { setImmediate } from 'node:timers/promises';
import type { Generation } from '../../../application/tables/generation.js';
import { orThrow } from '../../library/or-throw.js';
import { onlyCaller } from '../../system/only-caller.js';
import type { Sink } from '../output/sink.js';
import { madeFrom } from '../text/made-from.js';
import { Progress } from '../text/progress.js';
import { readableCount } from '../text/readable-count.js';

const LINE_FEED = 10;

/** A table whose bytes are made while they are written. */
export type WrittenTable = Pick<Generation, 'rows' | 'seed' | 'now' | 'open'>;

/** Writes a table chunk by chunk, each after the one before. Shows progress and a summary if stderr is a terminal. */
export async function writeTable(table: WrittenTable, sink: Sink, quiet: boolean): Promise<void> {
  const { rows } = table;
  const watched = process.stderr.isTTY === true && !quiet;
  // A line that is overwritten would erase rows on the same terminal.
  const progress =
    watched && sink.isTerminal !== true ? new Progress(process.stderr, rows) : undefined;
  let bytes = 0;
  let last = LINE_FEED;
  try {
    for await (const chunk of await chunksOf(table, (made) => progress?.update(made))) {
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
  const summary = `${readableCount(rows, 'row')}, ${readableCount(bytes, 'byte')}, ${madeFrom(table)}`;
  process.stderr.write(`${onNewLine ? '' : '\n'}${summary}\n`);
}

/** The chunks of a table for a reader that needs each one only until it asks for the next. */
async function chunksOf(
  table: WrittenTable,
  onRows: (made: number) => void,
): Promise<AsyncIterable<Uint8Array>> {
  return orThrow(await table.open('raw', { ...onlyCaller(), onRows, hasReadAll: () => true })());
}
