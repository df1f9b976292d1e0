import type { Dirent } from 'node:fs';
import {
  type FileHandle,
  link,
  lstat,
  mkdir,
  open,
  opendir,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Chunks } from '../../application/ports/compressor.js';
import {
  type PartStore,
  PartStoreError,
  type StoredFile,
} from '../../application/ports/part-store.js';
import { isAbandoned, isTemporary, withTemporaryName } from './temporary-name.js';

/** Milliseconds without a write after which nobody writes a temporary file any more, on whatever machine. */
const LONG_AGO = 24 * 60 * 60 * 1000;

/**
 * A folder of a local disk or a network file system. A file is written under a temporary name in its folder, flushed to
 * the disk and renamed. Only `create` makes the folder itself: if it is removed meanwhile, writing fails.
 */
export class FolderStore implements PartStore {
  readonly shown: string;

  /** `path` is the path as the user wrote it. */
  constructor(path: string) {
    this.shown = path;
  }

  async *list(prefix: string): AsyncGenerator<StoredFile, void, undefined> {
    for await (const name of this.#names(prefix.slice(0, prefix.lastIndexOf('/') + 1))) {
      if (!name.startsWith(prefix) || basename(name).startsWith('.')) continue;
      const found = await this.#unlessMissing('read', name, () => stat(this.#path(name)));
      if (found !== undefined) yield { name, bytes: found.size };
    }
  }

  async write(name: string, chunks: Chunks): Promise<void> {
    await this.#makeFolders(name);
    await this.#replacing(name, chunks, async (temporary, path) => {
      try {
        await rename(temporary, path);
      } catch (error) {
        // Another process has made the same file and swept this one.
        if (!isMissing(error) || !(await exists(path))) throw error;
      }
      return true;
    });
  }

  async create(name: string, bytes: Uint8Array): Promise<boolean> {
    await this.#try('create', '', () => mkdir(this.shown, { recursive: true }));
    if (await this.#try('read', name, () => exists(this.#path(name)))) return false;
    return await this.#replacing(name, [bytes], async (temporary, path) => {
      try {
        await link(temporary, path);
        return true;
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
        // A network file system may repeat a call that has succeeded: link(2).
        return (await stat(temporary)).nlink === 2;
      } finally {
        await rm(temporary, { force: true });
      }
    });
  }

  async read(name: string): Promise<AsyncIterable<Uint8Array> | undefined> {
    const handle = await this.#unlessMissing('read', name, () => open(this.#path(name)));
    return handle && this.#chunksOf(name, handle);
  }

  async sweep(all: boolean): Promise<number> {
    let count = 0;
    for await (const name of this.#names('')) {
      if (!isTemporary(basename(name)) || !(all || (await this.#isLeft(name)))) continue;
      await this.#try('remove', name, () => rm(this.#path(name), { force: true }));
      count += 1;
    }
    return count;
  }

  async #isLeft(name: string): Promise<boolean> {
    if (isAbandoned(basename(name))) return true;
    const found = await this.#unlessMissing('read', name, () => stat(this.#path(name)));
    return found !== undefined && Date.now() - found.mtimeMs > LONG_AGO;
  }

  #path(name: string): string {
    return join(this.shown, name);
  }

  /** The names of all files in `folder`, which is empty or ends with `/`, and in the folders below it. */
  async *#names(folder: string): AsyncGenerator<string, void, undefined> {
    const entries = await this.#unlessMissing('read', folder, () => opendir(this.#path(folder)));
    if (entries === undefined) return;
    for await (const entry of entries as AsyncIterable<Dirent>) {
      if (entry.isDirectory()) yield* this.#names(`${folder}${entry.name}/`);
      else yield folder + entry.name;
    }
  }

  /**
   * Makes the folders of a file below the folder of the store. A link in place of one is refused: it may lead to files
   * that are none of the run, and its files would not be listed.
   */
  async #makeFolders(name: string): Promise<void> {
    for (let end = name.indexOf('/'); end >= 0; end = name.indexOf('/', end + 1)) {
      const folder = name.slice(0, end);
      await this.#try('create', folder, async () => {
        const path = this.#path(folder);
        const found = await lstat(path).catch(unlessCode('ENOENT'));
        if (found?.isSymbolicLink()) throw new Error('it is a link, and must be a folder');
        if (found !== undefined) return;
        await mkdir(path).catch(unlessCode('EEXIST'));
        await syncFolder(dirname(path));
      });
    }
  }

  /** Writes a temporary file, which `place` gives its name. */
  async #replacing(
    name: string,
    chunks: Chunks,
    place: (temporary: string, path: string) => Promise<boolean>,
  ): Promise<boolean> {
    const path = this.#path(name);
    return await withTemporaryName(basename(path), async (temporaryName) => {
      const temporary = join(dirname(path), temporaryName);
      const handle = await this.#try('write', name, () => open(temporary, 'wx'));
      try {
        for await (const chunk of chunks) {
          await this.#try('write', name, () => handle.writeFile(chunk));
        }
        return await this.#try('write', name, async () => {
          await handle.sync();
          await handle.close();
          const placed = await place(temporary, path);
          await syncFolder(dirname(path));
          return placed;
        });
      } catch (error) {
        await handle.close().catch(() => {});
        await rm(temporary, { force: true }).catch(() => {});
        throw error;
      }
    });
  }

  async *#chunksOf(name: string, handle: FileHandle): AsyncGenerator<Uint8Array, void, undefined> {
    const chunks = handle.createReadStream({ highWaterMark: 1024 * 1024 })[Symbol.asyncIterator]();
    try {
      for (;;) {
        const { done, value } = await this.#try('read', name, () => chunks.next());
        if (done) return;
        yield value;
      }
    } finally {
      await chunks.return?.();
    }
  }

  async #unlessMissing<A>(
    action: string,
    name: string,
    work: () => Promise<A>,
  ): Promise<A | undefined> {
    return await this.#try(action, name, () => work().catch(unlessCode('ENOENT')));
  }

  /** Runs calls of the operating system, whose errors get the name of the file. */
  async #try<A>(action: string, name: string, work: () => Promise<A>): Promise<A> {
    try {
      return await work();
    } catch (error) {
      throw new PartStoreError(`cannot ${action} ${this.#path(name)}: ${reasonOf(error as Error)}`);
    }
  }
}

function isMissing(error: unknown): boolean {
  return (error as NodeJS.ErrnoException).code === 'ENOENT';
}

/** Returns a handler that turns errors with a code into undefined. */
function unlessCode(expected: string): (error: NodeJS.ErrnoException) => undefined {
  return (error) => {
    if (error.code !== expected) throw error;
    return undefined;
  };
}

async function exists(path: string): Promise<boolean> {
  return (await stat(path).catch(unlessCode('ENOENT'))) !== undefined;
}

/** Flushes the names of the files in a folder. Windows cannot open a folder, and writes them itself. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Node writes `ENOSPC: no space left on device, write`. */
function reasonOf({ message }: Error): string {
  const [, code, reason] = /^([A-Z0-9]+): ([^,]+)/.exec(message) ?? [];
  return code === undefined ? message : `${reason} (${code})`;
}
