import type { Means } from './means.js';
import type { FilePlan } from './table-plan.js';
import { allocated, filledWindows, rowsOfWindow, WINDOW } from './windows.js';

/** Yielded after a window that completes no group, so that the caller can give way to other work. */
const NOTHING = new Uint8Array(0);

/** Generates the binary file of a planned table in chunks. Chunks are empty until a group of rows is complete. */
export function* encodeFile(
  plan: FilePlan,
  { kernel, bounds = WINDOW, onRows }: Means,
): Generator<Uint8Array, void, undefined> {
  const { file, steps, widestRow, request } = plan;
  const { rows, offset } = request;
  const most = Math.min(rows, file.rowsPerGroup, rowsOfWindow(plan, widestRow + 8, bounds));
  const memory = allocated(steps, most, { more: 0, tables: 0 }, kernel);
  const summaries: unknown[] = [];
  yield file.head;
  for (let made = 0; made < rows; ) {
    const inGroup = Math.min(file.rowsPerGroup, rows - made);
    const group = file.group(inGroup);
    const window = { first: offset + made, rows: inGroup };
    for (const count of filledWindows(steps, window, most, memory.kernel)) {
      group.add(count);
      made += count;
      onRows?.(made);
      yield NOTHING;
    }
    const { bytes, summary } = group.end();
    summaries.push(summary);
    yield* bytes;
  }
  yield file.foot(summaries);
}
