import type { EncodedTable } from './encoded-table.js';
import type { Words } from './kernel.js';
import type { KernelLoops, WriteRun } from './kernel-loops.js';
import { looseAfter } from './loose-after.js';

/** Bytes by which a loop may read beyond the end of a table or write beyond a row's offset. */
export const STEP = 16;

/** Adjacent words that one call of a loop writes, with the first step of each. */
export interface Batch {
  readonly words: readonly Words[];
  readonly steps: readonly number[];
  readonly write: WriteRun;
}

/** How a run of words is written if `loose` bytes follow it: batches first, then the word that needs an exact copy. */
export interface RunPlan {
  readonly batches: readonly Batch[];
  readonly exact?: Words | undefined;
}

/** Plans a run in batches of at most `longest` words. */
export function runPlan(
  run: readonly Words[],
  loose: number,
  longest: number,
  loops: KernelLoops,
): RunPlan {
  const all = firstSteps(run, loose);
  const last = run.at(-1);
  // A loop that restores the bytes after a run waits in rows so short that it has just written them.
  const isShort = all.indexOf(0) === run.length - 1 && last !== undefined && isOneStep(last);
  const end = isShort ? run.length - 1 : run.length;
  const batches: Batch[] = [];
  for (let from = 0; from < end; from += longest) {
    const to = Math.min(from + longest, end);
    const steps = all.slice(from, to);
    batches.push({ words: run.slice(from, to), steps, write: writerOf(steps, loops) });
  }
  return { batches, exact: isShort ? last : undefined };
}

function isOneStep({ table }: Words): boolean {
  return table.maxLength <= STEP;
}

function writerOf(steps: readonly number[], loops: KernelLoops): WriteRun {
  if (steps.includes(0)) return loops.writeWordsWithin;
  return steps.includes(2 * STEP) ? loops.writeLongWordsLoosely : loops.writeWordsLoosely;
}

/** For each word of a run, the bytes copied regardless of its length; 0 if the bytes after it leave no room. */
function firstSteps(run: readonly Words[], loose: number): readonly number[] {
  const shortest = run.map(({ table }) => table.minLength);
  return looseAfter(shortest, loose).map((after, i) => {
    const { table } = run[i] as Words;
    if (overrun(table, STEP) > after) return 0;
    return isLong(table) && overrun(table, 2 * STEP) <= after ? 2 * STEP : STEP;
  });
}

/** The number of bytes after an entry that a loop may overwrite. */
function overrun({ minLength, maxLength }: EncodedTable, firstStep: number): number {
  return Math.max(firstStep - minLength, maxLength > firstStep ? STEP - 1 : 0);
}

/** Whether the entries are long on average, so that a first step of two times sixteen bytes pays. */
function isLong({ starts, bytes, maxLength }: EncodedTable): boolean {
  return maxLength > STEP && bytes.length > 0.75 * STEP * (starts.length - 1);
}
