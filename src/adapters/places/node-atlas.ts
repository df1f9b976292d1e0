import { worldAtlas } from './world-atlas.js';
import { WORLD_FILES, type WorldFile } from './world-files.js';

/** The folder of the files. Bundlers would take `new URL('./world/', import.meta.url)` for a file of a page. */
const FOLDER = `${import.meta.url.slice(0, import.meta.url.lastIndexOf('/'))}/world/`;

/** Files that were read in advance, until their first use. */
const kept = new Map<WorldFile, Uint8Array>();

/** Loads `node:fs` only when it is called: this module is part of the library, which also runs without Node. */
function read(name: WorldFile): Uint8Array {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  return readFileSync(new URL(FOLDER + name));
}

/** Reads all files now, for a process that may have no file descriptor left at the first use of places. */
export function keepWorldFiles(): void {
  for (const name of WORLD_FILES) kept.set(name, read(name));
}

/** The places of the world for programs in Node. Each file is read at the first use of its data. */
export const nodeAtlas = worldAtlas((name) => {
  const file = kept.get(name) ?? read(name);
  kept.delete(name);
  return file;
});
