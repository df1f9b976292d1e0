import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const root = new URL('../../', import.meta.url);

/**
 * The packages of a folder with a package.json of its own: not everybody who works on Tablewright needs them. Their types
 * may be missing, so callers describe what they call.
 */
export class OwnPackages {
  /** The command that installs them. */
  readonly install: string;
  readonly #require: NodeJS.Require;
  readonly #lock: URL;

  constructor(folder: string) {
    this.install = `npm ci --prefix ${folder}`;
    this.#require = createRequire(new URL(`${folder}/package.json`, root));
    this.#lock = new URL(`${folder}/node_modules/.package-lock.json`, root);
  }

  get areInstalled(): boolean {
    return existsSync(this.#lock);
  }

  /** A package, or one of its files; undefined if it is not installed. */
  find<A>(name: string): A | undefined {
    try {
      return this.#require(name) as A;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'MODULE_NOT_FOUND') return undefined;
      throw error;
    }
  }

  /** A package, or one of its files. Throws an error that says how to install it. */
  load<A>(name: string): A {
    const found = this.find<A>(name);
    if (found === undefined) throw new Error(`the package of ${name} is missing: ${this.install}`);
    return found;
  }

  /** The path of a file of a package. */
  pathOf(file: string): string {
    return this.#require.resolve(file);
  }
}
