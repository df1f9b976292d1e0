import { lazy } from '../lazy.js';
import type { Kernel } from './kernel.js';
import { TypescriptKernel } from './typescript-kernel.js';
import { type KernelSizes, WebassemblyKernel } from './webassembly-kernel.js';

const MEBIBYTE = 1024 * 1024;

/**
 * Bytes that all but very wide plans do with. Below about 28 MiB, or an engine takes the memory for a reason to
 * collect garbage at once, which is a tenth of the time that a short process has.
 */
const USUAL: KernelSizes = { tables: 12 * MEBIBYTE, arena: 8 * MEBIBYTE };

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
