/** The files of places, which the build puts into the folder `world/` beside the compiled modules and the bundle. */
export const WORLD_FILES = [
  'cities.bin',
  'city-names.txt',
  'countries.tsv',
  'home-countries.tsv',
  'names.tsv',
  'regions.tsv',
  'streets.tsv',
  'timezones.txt',
  'towns.tsv',
] as const;

export type WorldFile = (typeof WORLD_FILES)[number];
type WorldTable = Extract<WorldFile, `${string}.tsv`>;

/**
 * Returns the bytes of a file. The places are in files because a module would be parsed at every start, even without a
 * use of places. An error that it throws reaches the caller, and a later call may succeed.
 */
export type ReadWorld = (name: WorldFile) => Uint8Array;

const decoder = new TextDecoder();

/** Reads the lines of a file. */
export function worldLines(read: ReadWorld, name: WorldFile): readonly string[] {
  return decoder.decode(read(name)).split('\n').slice(0, -1);
}

/** Reads the rows of a table: the lines below its comments and the names of its columns. */
export function worldRows(read: ReadWorld, name: WorldTable): readonly string[] {
  const lines = worldLines(read, name);
  return lines.slice(lines.findIndex((line) => !line.startsWith('#')) + 1);
}
