import { worldAtlas } from './world-atlas.js';
import { WORLD_FILES, type WorldFile } from './world-files.js';

/** Files that were read in advance, until their first use. */
const kept = new Map<WorldFile, Uint8Array>();

/** Loads `node:fs` only when it is called: this module is part of the library, which also runs without Node. */
function read(name: WorldFile): Uint8Array {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  return readFileSync(new URL(`./world/${name}`, import.meta.url));
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
