import type { FillStep } from '../columns/fill-step.js';
import { singleSteps } from '../columns/one-step.js';
import type { NumberVector } from '../columns/vectors.js';
import { allocated } from '../generation/windows.js';
import { TypescriptKernel } from '../kernel/typescript-kernel.js';
import type { NumberBlocks } from '../lives/ascending-rows.js';

const BLOCK = 256;
/** The most blocks that are kept: 1 MB. */
const MOST_KEPT = 512;

/** Rows of which one alone is asked for, which costs little more than that one. The most that are kept take 1 MB, too. */
const FEW = 16;
const MOST_FEW_KEPT = 8192;

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
  // The kernel of the thread belongs to the plan that runs.
  const { kernel } = allocated(filled, BLOCK, { more: 0, tables: 0 }, new TypescriptKernel());
  const made = (first: number, most: number): Float64Array => {
    const count = Math.min(most, rows - first);
    for (const step of filled) step.fill(first, count, kernel);
    const numbers = values.data.slice(0, count);
    for (let i = 0; i < count; i++) numbers[i] = (numbers[i] as number) * factor;
    return numbers;
  };
  const blocks = new Map<number, Float64Array>();
  const few = new Map<number, Float64Array>();
  let last = -1;
  let lastBlock: Float64Array = new Float64Array();
  const block = (index: number): Float64Array => {
    if (index === last) return lastBlock;
    const numbers = keptOr(blocks, MOST_KEPT, index, () => made(index * BLOCK, BLOCK));
    last = index;
    lastBlock = numbers;
    return numbers;
  };
  return {
    rows,
    blockSize: BLOCK,
    block,
    at: (row) => {
      const index = Math.floor(row / BLOCK);
      // Rows in order are asked for block by block.
      if (index === last || index === last + 1) return block(index)[row % BLOCK] as number;
      const known = blocks.get(index);
      if (known !== undefined) return known[row % BLOCK] as number;
      const place = Math.floor(row / FEW);
      const some = keptOr(few, MOST_FEW_KEPT, place, () => made(place * FEW, FEW));
      return some[row % FEW] as number;
    },
  };
}

/** The numbers that are kept by an index, which are made first if there are none. */
function keptOr(
  kept: Map<number, Float64Array>,
  most: number,
  index: number,
  make: () => Float64Array,
): Float64Array {
  const known = kept.get(index);
  if (known !== undefined) return known;
  const made = make();
  if (kept.size >= most) kept.clear();
  kept.set(index, made);
  return made;
}
