import type { Kernel } from '../../../src/domain/kernel/kernel.js';
import { TypescriptKernel } from '../../../src/domain/kernel/typescript-kernel.js';
import { WebassemblyKernel } from '../../../src/domain/kernel/webassembly-kernel.js';

const MEBIBYTE = 1024 * 1024;

function webassembly(): Kernel {
  const kernel = WebassemblyKernel.create({ tables: MEBIBYTE, arena: MEBIBYTE });
  if (kernel === undefined) throw new Error('this engine runs no WebAssembly with SIMD');
  return kernel;
}

/** Every implementation, each with its own memory. */
export const kernels: Readonly<Record<'TypeScript' | 'WebAssembly', Kernel>> = {
  TypeScript: new TypescriptKernel(),
  WebAssembly: webassembly(),
};
