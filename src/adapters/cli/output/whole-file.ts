import { randomBytes } from 'node:crypto';
import { constants, rmSync, type Stats } from 'node:fs';
import { access, type FileHandle, open, rename, rm } from 'node:fs/promises';
import { beforeSignal } from '../endings/before-signal.js';
import { failed } from '../endings/ending.js';
import type { Sink } from './sink.js';
import { writeWhole } from './write-whole.js';

const PERMISSIONS = 0o777;

interface Paths {
  readonly wanted: string;
  readonly path: string;
  /** The temporary file. It is left behind only if the process is killed by a signal that it cannot handle. */
  readonly part: string;
}

/** A file that appears, or changes, only when it is complete; until then its bytes are in a temporary file. */
export class WholeFile implements Sink {
  readonly #paths: Paths;
  readonly #handle: FileHandle;
  readonly #forgetSignals: () => void;

  private constructor(paths: Paths, handle: FileHandle) {
    this.#paths = paths;
    this.#handle = handle;
    this.#forgetSignals = beforeSignal(() => rmSync(paths.part, { force: true }));
  }

  /** `wanted` is the path as the caller wrote it; `replaced` is the file that is at `path` now, if any. */
  static async begin(wanted: string, path: string, replaced?: Stats): Promise<WholeFile> {
    // A rename needs write permission only for the folder, but must not replace a file that is read-only.
    if (replaced !== undefined) await access(path, constants.W_OK);
    const part = `${path}.${randomBytes(4).toString('hex')}.part`;
    const file = new WholeFile({ wanted, path, part }, await openPart(wanted, part, replaced));
    if (replaced !== undefined) await file.#keepOwnerAndMode(replaced);
    return file;
  }

  async #keepOwnerAndMode({ uid, gid, mode }: Stats): Promise<void> {
    try {
      await keepOwner(this.#handle, uid, gid);
      await this.#handle.chmod(mode & PERMISSIONS);
    } catch (error) {
      await this.discard();
      throw error;
    }
  }

  async write(chunk: Uint8Array): Promise<void> {
    try {
      await writeWhole(this.#handle.fd, chunk);
    } catch (error) {
      throw failed(`write ${this.#paths.wanted}`, error);
    }
  }

  async finish(): Promise<void> {
    try {
      // Without it, a loss of power could leave a truncated file under the final name.
      await this.#handle.sync();
      await this.#handle.close();
      await rename(this.#paths.part, this.#paths.path);
    } catch (error) {
      throw failed(`write ${this.#paths.wanted}`, error);
    }
    this.#forgetSignals();
  }

  async discard(): Promise<void> {
    await this.#handle.close();
    await rm(this.#paths.part, { force: true });
    this.#forgetSignals();
  }
}

/** Creates the temporary file with the permissions of the file that it replaces, so that no other user can read it. */
async function openPart(wanted: string, part: string, replaced?: Stats): Promise<FileHandle> {
  try {
    return await open(part, 'wx', replaced && replaced.mode & PERMISSIONS);
  } catch (error) {
    throw failed(`create a temporary file beside ${wanted}`, error);
  }
}

/** Keeps the owner and group. Only root can change the owner; other users can still set a group that they are in. */
async function keepOwner(handle: FileHandle, uid: number, gid: number): Promise<void> {
  const own = await handle.stat();
  if (own.uid === uid && own.gid === gid) return;
  try {
    await handle.chown(uid, gid);
  } catch {
    await handle.chown(own.uid, gid).catch(() => {});
  }
}
