import { lazy } from '../lazy.js';
import type { Kernel } from './kernel.js';
import { TypescriptKernel } from './typescript-kernel.js';
import { type KernelSizes, WebassemblyKernel } from './webassembly-kernel.js';

const MEBIBYTE = 1024 * 1024;

/**
 * Enough for all but very wide plans: one of every field type takes under 4 MiB. An engine that gets more than about
 * 28 MiB collects garbage at once, for a tenth of the time that a short process has.
 */
const USUAL: KernelSizes = { tables: 18 * MEBIBYTE, arena: 6 * MEBIBYTE };

/** One of each a thread, since memory is what they cost; the smaller first. */
const kernels = [
  lazy(() => WebassemblyKernel.create(USUAL)),
  lazy(() => WebassemblyKernel.create()),
];
const reference = lazy(() => new TypescriptKernel());

/** The fastest kernel that this engine allows for a plan that takes so many bytes of arena and of tables. */
export function threadKernel(arenaBytes: number, tableBytes: number): Kernel {
  for (const kernel of kernels) {
    const made = kernel();
    if (made?.holds(arenaBytes, tableBytes)) return made;
  }
  return reference();
}
