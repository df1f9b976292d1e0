import type { Kernel } from './kernel.js';
import { TypescriptKernel } from './typescript-kernel.js';
import { WebassemblyKernel } from './webassembly-kernel.js';

let kernel: Kernel | undefined;

/** The fastest kernel that this engine allows; one a thread, since memory is what it costs. */
export function threadKernel(): Kernel {
  kernel ??= WebassemblyKernel.create() ?? new TypescriptKernel();
  return kernel;
}
