import { existsSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

export function readText(path) {
  return readFileSync(join(ROOT, path), 'utf8');
}

/** Returns the path of a page: of a folder, its README, or that of the nearest folder above it. */
export function pageOf(path) {
  const kind = statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (kind === undefined || !kind.isDirectory()) return path;
  const readme = posix.join(path, 'README.md');
  return existsSync(join(ROOT, readme)) ? readme : pageOf(posix.dirname(path));
}

export function isPage(path) {
  return path.endsWith('.md');
}
