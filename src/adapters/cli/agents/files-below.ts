import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** A file below a folder. */
export interface FoundFile {
  /** The path relative to the folder. */
  readonly path: string;
  readonly bytes: number;
}

/** Folders that are opened at the most: the folder may be a home folder. */
const MOST_FOLDERS = 200;

/**
 * The files below a folder, those of the folder itself first, at most `most` of them. Hidden files are left out, and so
 * are links, which may lead outside, and installed packages.
 */
export async function filesBelow(folder: string, most: number): Promise<readonly FoundFile[]> {
  const paths: string[] = [];
  const folders = [''];
  for (const [i, inside] of folders.entries()) {
    if (paths.length >= most || i >= MOST_FOLDERS) break;
    const entries = await readdir(join(folder, inside), { withFileTypes: true }).catch(() => []);
    const shown = entries.filter(isShown).sort((a, b) => (a.name < b.name ? -1 : 1));
    const pathOf = ({ name }: Dirent): string => join(inside, name);
    paths.push(...shown.filter((entry) => entry.isFile()).map(pathOf));
    folders.push(...shown.filter((entry) => entry.isDirectory()).map(pathOf));
  }
  return Promise.all(
    paths.slice(0, most).map(async (path) => {
      const { size } = await stat(join(folder, path)).catch(() => ({ size: 0 }));
      return { path, bytes: size };
    }),
  );
}

function isShown({ name }: Dirent): boolean {
  return !name.startsWith('.') && name !== 'node_modules';
}
