import { lazy } from '../basics/lazy.js';
import { sharedWhileUsed } from '../basics/shared-while-used.js';
import type { Kernel } from './kernel.js';
import { TypescriptKernel } from './typescript-kernel.js';
import { type KernelSizes, WebassemblyKernel } from './webassembly-kernel.js';

const MEBIBYTE = 1024 * 1024;

/**
 * Enough for all but very wide plans: a plan with every field type takes under 4 MiB. Allocating more than about
 * 28 MiB makes the engine collect garbage at once, which takes a tenth of the time of a short process.
 */
const USUAL: KernelSizes = { tables: 18 * MEBIBYTE, arena: 6 * MEBIBYTE };

/** One kernel of each kind per thread, because a kernel costs memory. */
const usual = lazy(() => WebassemblyKernel.create(USUAL));
const reference = lazy(() => new TypescriptKernel());
/** Collected with the plans that use it, because the memory of WebAssembly never shrinks. */
const large = sharedWhileUsed<Kernel>();

/** The fastest kernel of this engine for a plan with these sizes, in bytes. */
export function threadKernel(arenaBytes: number, tableBytes: number): Kernel {
  const kernel = usual();
  if (kernel?.holds(arenaBytes, tableBytes)) return kernel;
  const larger = large('kernel', () => WebassemblyKernel.create() ?? reference());
  return larger.holds(arenaBytes, tableBytes) ? larger : reference();
}
