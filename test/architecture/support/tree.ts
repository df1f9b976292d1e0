import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { packageRoot } from '../../support/package-root.js';

export const ROOT = fileURLToPath(packageRoot);

export interface SourceFile {
  /** The path relative to the root, with `/` as the separator. */
  readonly path: string;
  readonly text: string;
}

/** Returns every TypeScript file in a folder and its subfolders, sorted by path. */
export function sourceFiles(folder: string): readonly SourceFile[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .filter(({ parentPath }) => !parentPath.includes('node_modules'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: relative(ROOT, file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }))
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

export function readText(path: string): string {
  return readFileSync(join(ROOT, path), 'utf8');
}
