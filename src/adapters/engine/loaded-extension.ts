import type { ModuleExtension } from '../../application/ports/module-extension.js';

/** An extension and the module that exports it. */
export interface LoadedExtension extends ModuleExtension {
  /** The URL of the module, from which threads and processes load it again. */
  readonly module: string;
}

/** Thrown if an extension cannot be used. The message contains its name, the reason and, if there is one, the remedy. */
export class UnusableExtension extends Error {
  override readonly name = 'UnusableExtension';

  /** `reason` is a text, or whatever its module has thrown. */
  constructor(extension: string, reason: unknown) {
    const text = reason instanceof Error ? reason.message : String(reason);
    super(`cannot use the extension ${extension}: ${text}`);
  }
}
