import type { Kernel } from '../kernel/kernel.js';
import type { Allocate } from './encode/chunk-buffer.js';
import type { WindowBounds } from './windows.js';

/**
 * The resources for generating a table. They never affect its bytes.
 *
 * @example
 * let made = 0;
 * const means: Means = {
 *   onRows: (rows) => {
 *     made = rows;
 *   },
 * };
 * means.onRows?.(1024);
 * made; // => 1024
 */
export interface Means {
  /** Plans that run in turns may share a kernel. Default: the kernel of the thread. */
  readonly kernel?: Kernel;
  readonly bounds?: WindowBounds;
  /** Allocates the memory of chunks. */
  readonly allocate?: Allocate;
  /** Called after every window with the number of rows generated so far. */
  readonly onRows?: (made: number) => void;
}
