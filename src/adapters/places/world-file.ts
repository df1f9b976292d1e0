/** The files that the build puts into the folder `world/`, beside the compiled modules and beside the bundle. */
const FILES = [
  'cities.bin',
  'city-names.txt',
  'countries.tsv',
  'home-countries.tsv',
  'regions.tsv',
  'timezones.txt',
] as const;

type WorldFile = (typeof FILES)[number];
type WorldTable = Extract<WorldFile, `${string}.tsv`>;

/** Files that were read in advance, until their first use. */
const kept = new Map<WorldFile, Buffer>();

/** Loads `node:fs` only when it is called: this module is part of the library, which also runs without Node. */
function read(name: WorldFile): Buffer {
  const { readFileSync } = process.getBuiltinModule('node:fs');
  return readFileSync(new URL(`./world/${name}`, import.meta.url));
}

/** Reads all files now, for a process that may have no file descriptor left at the first use of places. */
export function keepWorldFiles(): void {
  for (const name of FILES) kept.set(name, read(name));
}

/**
 * Reads a file. The data are in files because a module would be parsed at every start, even without a use of places.
 *
 * @throws Error of `node:fs` if the file cannot be read; a later call may succeed.
 */
export function worldFile(name: WorldFile): Buffer {
  const file = kept.get(name) ?? read(name);
  kept.delete(name);
  return file;
}

/** Reads the lines of a file. */
export function worldLines(name: WorldFile): readonly string[] {
  return worldFile(name).toString().split('\n').slice(0, -1);
}

/** Reads the rows of a table: the lines below its comments and the names of its columns. */
export function worldRows(name: WorldTable): readonly string[] {
  const lines = worldLines(name);
  return lines.slice(lines.findIndex((line) => !line.startsWith('#')) + 1);
}
