import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from '../bundles/bundle.js';

const FOLDER = join(ROOT, 'dist/test');
const SUFFIX = '.test.js';

/**
 * The files that take long, the longest first. They come first: none of them runs alone at the end. Files of the core that are
 * here are not counted for the coverage, because counting adds a third to their time. `npm test -- --order` writes the list.
 */
export const LONGEST = join(ROOT, 'scripts/tests/longest.txt');

export interface TestFiles {
  /** Files of the core, whose coverage counts, without the longest: counting makes them slower, and they add few lines. */
  readonly core: readonly string[];
  readonly others: readonly string[];
}

/** The compiled files of tests, the longest first. A file that is listed and gone is passed over. */
export function testFiles(): TestFiles {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(SUFFIX))
    .map((path) => path.slice(0, -SUFFIX.length).replaceAll(sep, '/'))
    .sort();
  const listed = readFileSync(LONGEST, 'utf8').trimEnd().split('\n');
  const longest = listed.filter((name) => names.includes(name));
  const together = [...longest, ...names.filter((name) => !longest.includes(name))];
  const isCounted = (name: string): boolean => isOfCore(name) && !longest.includes(name);
  return {
    core: together.filter(isCounted).map(pathOf),
    others: together.filter((name) => !isCounted(name)).map(pathOf),
  };
}

/** Whether a file of tests, such as `domain/random/mix`, tests the code whose coverage counts. */
export function isOfCore(name: string): boolean {
  return /^(?:domain|application)\//.test(name);
}

function pathOf(name: string): string {
  return join(FOLDER, `${name}${SUFFIX}`);
}
