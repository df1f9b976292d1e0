import type { ModuleExtension } from '../../application/ports/module-extension.js';

/** An extension and the module that it came from. */
export interface LoadedExtension extends ModuleExtension {
  /** URL of the module, by which threads and processes load it again. */
  readonly module: string;
}

/** Thrown where an extension cannot be used; the text names it, the reason and, if there is one, the remedy. */
export class UnusableExtension extends Error {
  override readonly name = 'UnusableExtension';

  constructor(extension: string, reason: string) {
    super(`cannot use the extension ${extension}: ${reason}`);
  }
}
