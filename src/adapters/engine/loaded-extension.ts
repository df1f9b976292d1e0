import type { ModuleExtension } from '../../application/ports/module-extension.js';

/** An extension and the module that exports it. */
export interface LoadedExtension extends ModuleExtension {
  /** The URL of the module, from which threads and processes load it again. */
  readonly module: string;
}

/** Thrown if an extension cannot be used. The message contains its name, the reason and, if there is one, the remedy. */
export class UnusableExtension extends Error {
  override readonly name = 'UnusableExtension';

  constructor(extension: string, reason: string) {
    super(`cannot use the extension ${extension}: ${reason}`);
  }
}
