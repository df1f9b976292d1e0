import type { Dirent } from 'node:fs';
import { readdir, realpath, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { DatasetFile } from '../../../application/ports/hub-platform.js';
import { type DatasetRef, parseDatasetRef } from '../../../domain/hub/dataset-ref.js';
import { isFilePath } from '../../../domain/hub/file-path.js';
import { unreadable } from '../faults.js';
import { missingDataset, missingFile } from '../known-names.js';

/** `owner/name/file`, deeper folders allowed. What a link shows from outside the folder is not there. */
export class LocalFolder {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  /** Every data set, in the order of its name. */
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

  /** The files of a data set, in the order of their names; what begins with a dot is hidden. */
  async files({ owner, name }: DatasetRef): Promise<readonly DatasetFile[]> {
    const folder = await this.#inside(owner, name);
    if (folder === undefined) throw missingDataset(`${owner}/${name}`);
    const found = await readable(() => readdir(folder, { withFileTypes: true, recursive: true }));
    const names = found.map((entry) => pathIn(folder, entry)).filter(isListed);
    const files: DatasetFile[] = [];
    for (const file of names.sort()) {
      const path = await this.#inside(owner, name, file);
      const facts = path === undefined ? undefined : await stat(path);
      if (facts?.isFile()) files.push({ name: file, sizeBytes: facts.size });
    }
    return files;
  }

  /** Where a regular file really lies. */
  async pathOf({ owner, name }: DatasetRef, file: string): Promise<string> {
    const path = isListed(file) ? await this.#inside(owner, name, file) : undefined;
    // A pipe or a device would hold the reader for ever.
    if (path === undefined || !(await stat(path)).isFile()) throw missingFile(file);
    return path;
  }

  /** The real path of what lies below the folder, links followed; undefined where there is nothing, or outside. */
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
