import type { FillStep } from '../domain/columns/fill-step.js';
import { vectorsOf } from '../domain/columns/vectors-of.js';
import { Arena } from '../domain/kernel/arena.js';
import { TypescriptKernel } from '../domain/kernel/typescript-kernel.js';

/**
 * Gives the vectors of these steps room for `count` rows and fills them with the rows from `first` on. The memory is
 * not empty, because a plan finds the data of the previous plan in its memory.
 */
export function fillRows(steps: readonly FillStep[], first: number, count: number): void {
  const vectors = [...vectorsOf(steps)];
  const room = vectors.reduce((sum, vector) => sum + vector.room(count), Arena.room(0, 1));
  const kernel = new TypescriptKernel();
  kernel
    .arena(room)
    .bytes(room - 8)
    .fill(0xaa);
  const arena = kernel.arena(room);
  for (const vector of vectors) vector.allocate(arena, count);
  for (const { preparation } of steps) preparation?.make();
  for (const step of steps) step.fill(first, count, kernel);
}
