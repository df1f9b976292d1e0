import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { DatasetFile } from '../../../application/ports/hub-platform.js';
import { type DatasetRef, parseDatasetRef } from '../../../domain/hub/dataset-ref.js';
import { isFilePath } from '../../../domain/hub/file-path.js';
import { unreadable } from '../faults.js';
import { missingDataset, missingFile } from '../known-names.js';

/** A file, with the milliseconds since 1970 at which it was last changed. */
export interface LocalFile extends DatasetFile {
  readonly changedAt: number;
}

/** A folder of data sets with files as `owner/name/file`, also in subfolders. Links that lead out of it are ignored. */
export class LocalFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** All data sets as `owner/name`, sorted. */
  async refs(): Promise<readonly string[]> {
    const refs: string[] = [];
    for (const owner of await entries(this.#path)) {
      const path = await this.#inside(owner);
      if (path === undefined || !(await stat(path)).isDirectory()) continue;
      for (const name of await entries(path)) {
        const ref = `${owner}/${name}`;
        const inner = parseDatasetRef(ref) && (await this.#inside(owner, name));
        if (inner !== undefined && (await stat(inner)).isDirectory()) refs.push(ref);
      }
    }
    return refs;
  }

  /** The files of a data set, sorted by name, without those whose path has a segment that starts with a dot. */
  async files({ owner, name }: DatasetRef): Promise<readonly LocalFile[]> {
    const folder = await this.#inside(owner, name);
    if (folder === undefined) throw missingDataset(`${owner}/${name}`);
    const found = await readable(() => readdir(folder, { withFileTypes: true, recursive: true }));
    const names = found.map((entry) => pathIn(folder, entry)).filter(isListed);
    const files: LocalFile[] = [];
    for (const file of names.sort()) {
      const path = await this.#inside(owner, name, file);
      const facts = path === undefined ? undefined : await stat(path);
      if (!facts?.isFile()) continue;
      files.push({ name: file, sizeBytes: facts.size, changedAt: facts.mtimeMs });
    }
    return files;
  }

  /** The real path of a regular file. Throws the fault of a missing file if there is none. */
  async pathOf({ owner, name }: DatasetRef, file: string): Promise<string> {
    const path = isListed(file) ? await this.#inside(owner, name, file) : undefined;
    // A pipe or a device could block the reader forever.
    if (path === undefined || !(await stat(path)).isFile()) throw missingFile(file);
    return path;
  }

  /** The real path of an entry below the folder; undefined if it is missing, or a link that leads out of the folder. */
  async #inside(...steps: readonly string[]): Promise<string | undefined> {
    const root = await readable(() => realpath(this.#path));
    const path = await realpath(join(root, ...steps)).catch(() => undefined);
    return path?.startsWith(root + sep) ? path : undefined;
  }
}

async function entries(folder: string): Promise<readonly string[]> {
  return (await readable(() => readdir(folder))).filter((name) => !name.startsWith('.')).sort();
}

function pathIn(folder: string, { parentPath, name }: Dirent): string {
  return relative(folder, join(parentPath, name)).split(sep).join('/');
}

function isListed(path: string): boolean {
  return isFilePath(path) && !path.split('/').some((segment) => segment.startsWith('.'));
}

async function readable<A>(read: () => Promise<A>): Promise<A> {
  try {
    return await read();
  } catch {
    throw unreadable('has a folder that cannot be read');
  }
}
