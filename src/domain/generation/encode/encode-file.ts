import { joinedBytes } from '../../basics/joined-bytes.js';
import { inOneGo, type Stepwise } from '../../basics/stepwise.js';
import type { WrittenGroup } from '../../encoding/binary-file.js';
import type { Means } from '../means.js';
import type { FilePlan } from '../table-plan.js';
import { allocated, filledWindows, type Memory, rowsOfWindow, WINDOW } from '../windows.js';

/** The most bytes of small parts that are one chunk. */
const CHUNK = 64 * 1024;

/** Yielded between the steps of a group, so that the caller can give way to other work. */
const NOTHING = new Uint8Array(0);

/** Generates the binary file of a planned table in chunks. Chunks are empty until a group of rows is complete. */
export function* encodeFile(plan: FilePlan, means: Means): Generator<Uint8Array, void, undefined> {
  const { file, steps, request } = plan;
  const { rows, offset } = request;
  const { most, kernel } = memoryFor(plan, rows, means);
  const summaries: unknown[] = [];
  yield file.head;
  for (let made = 0; made < rows; ) {
    const inGroup = Math.min(file.rowsPerGroup, rows - made);
    const group = file.group(inGroup);
    const window = { first: offset + made, rows: inGroup };
    for (const count of filledWindows(steps, window, most, kernel)) {
      yield* givingWay(group.add(count));
      made += count;
      means.onRows?.(made);
      yield NOTHING;
    }
    const { bytes, summary } = yield* givingWay(group.end());
    summaries.push(summary);
    yield* chunksOf(bytes);
  }
  yield* file.foot(summaries);
}

/**
 * The bytes of the parts in buffers of their own, since a reader may keep chunks. Small parts share one: each chunk takes a
 * turn of the thread and a call of the compressor, and a group has a few parts for each column.
 */
function* chunksOf(parts: readonly Uint8Array[]): Generator<Uint8Array, void, undefined> {
  let together: Uint8Array[] = [];
  let length = 0;
  for (const part of parts) {
    if (length > 0 && length + part.length > CHUNK) {
      yield joinedBytes(together);
      together = [];
      length = 0;
    }
    together.push(part);
    length += part.length;
  }
  if (length > 0) yield joinedBytes(together);
}

function* givingWay<A>(work: Stepwise<A>): Generator<Uint8Array, A, undefined> {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
    yield NOTHING;
  }
}

/**
 * Generates `count` rows from row `first` on as one group. The bytes of all groups of a table, in order, are its file
 * without head and foot. The bytes are valid until the next group of the plan is encoded.
 */
export function encodeGroup(plan: FilePlan, first: number, count: number): WrittenGroup {
  const { most, kernel } = memoryFor(plan, count, {});
  const group = plan.file.group(count);
  for (const rows of filledWindows(plan.steps, { first, rows: count }, most, kernel)) {
    inOneGo(group.add(rows));
  }
  return inOneGo(group.end());
}

/** The memory for windows of up to `most` rows. */
function memoryFor(
  plan: FilePlan,
  rows: number,
  { kernel, bounds = WINDOW }: Means,
): Memory & { readonly most: number } {
  const { file, steps, widestRow } = plan;
  const most = rowsOfWindow(plan, Math.min(rows, file.rowsPerGroup), widestRow + 8, bounds);
  return { most, ...allocated(steps, most, { more: 0, tables: 0 }, kernel) };
}
