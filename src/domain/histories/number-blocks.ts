import type { FillStep } from '../columns/fill-step.js';
import { singleSteps } from '../columns/one-step.js';
import type { NumberVector } from '../columns/vectors.js';
import { allocated } from '../generation/windows.js';
import { TypescriptKernel } from '../kernel/typescript-kernel.js';
import type { NumberBlocks } from '../lives/ascending-rows.js';

const BLOCK = 256;
/** The most blocks that are kept: 1 MB. */
const MOST_KEPT = 512;

/** What fills a vector with numbers of rows. */
interface FilledNumbers {
  readonly rows: number;
  readonly values: NumberVector;
  readonly steps: readonly FillStep[];
  /** By which the numbers of the vector are multiplied. */
  readonly factor: number;
}

/** The numbers of a column in any rows, which are filled in blocks and kept for a while. */
export function numberBlocks({ rows, values, steps, factor }: FilledNumbers): NumberBlocks {
  const filled = singleSteps(steps);
  const kept = new Map<number, Float64Array>();
  let last = -1;
  let lastBlock: Float64Array = new Float64Array();
  // The kernel of the thread belongs to the plan that runs.
  const { kernel } = allocated(filled, BLOCK, { more: 0, tables: 0 }, new TypescriptKernel());
  const block = (index: number): Float64Array => {
    if (index === last) return lastBlock;
    let numbers = kept.get(index);
    if (numbers === undefined) {
      const first = index * BLOCK;
      const count = Math.min(BLOCK, rows - first);
      for (const step of filled) step.fill(first, count, kernel);
      numbers = values.data.slice(0, count);
      for (let i = 0; i < count; i++) numbers[i] = (numbers[i] as number) * factor;
      if (kept.size >= MOST_KEPT) kept.clear();
      kept.set(index, numbers);
    }
    last = index;
    lastBlock = numbers;
    return numbers;
  };
  return {
    rows,
    blockSize: BLOCK,
    block,
    at: (row) => block(Math.floor(row / BLOCK))[row % BLOCK] as number,
  };
}
