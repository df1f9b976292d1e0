import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from '../bundles/bundle.js';

const FOLDER = join(ROOT, 'dist/test');
const SUFFIX = '.test.js';

/** They take longest, so they come first: none of them runs alone at the end. */
const LONGEST = [
  'end-to-end/largest-requests',
  'package/bundlers',
  'docs/commands',
  'domain/sql-dialects/engines',
  'adapters/cli/inference/inferring',
  'adapters/cli/bulk/bulk',
  'adapters/cli/bulk/bulk-queue',
  'adapters/cli/databases/load',
  'adapters/cli/databases/load-interrupted',
  'recipes/bulk',
  'package/tablewright',
  'package/engine',
  'adapters/http/explorer/browser',
  'adapters/http/hub/time',
  'studio/stories',
  'end-to-end/clients',
  'end-to-end/main',
  'end-to-end/extensions',
  'adapters/cli/loads',
  'application/ways/bulk',
  'application/ways/laws',
  'application/ways/keys',
  'domain/field-types/laws',
  'domain/generation/windows',
  'domain/phones/phone-numbers',
  'domain/places/narrowing',
  'domain/kernel/webassembly-kernel',
  'domain/sql-dialects/laws',
  'domain/inference/groups/wide-groups',
  'domain/report/disclosure',
  'domain/formats/laws',
  'domain/inference/privacy/privacy',
  'domain/field-types/cases',
  'domain/generation/unique',
  'domain/formats/parquet',
  'domain/formats/values',
  'domain/formats/nested-files',
  'domain/formats/arrow',
  'domain/inference/long-cells',
  'domain/distributions/closed-forms',
  'domain/databases/requests/large-schemas',
  'docs/library',
];

export interface TestFiles {
  /** Files of the core, whose coverage counts, without the longest: counting makes them slower, and they add few lines. */
  readonly core: readonly string[];
  readonly others: readonly string[];
}

/** The compiled files of tests, the longest first. Throws an error if a file that is listed here is missing. */
export function testFiles(): TestFiles {
  const names = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(SUFFIX))
    .map((path) => path.slice(0, -SUFFIX.length).replaceAll(sep, '/'))
    .sort();
  const missing = LONGEST.filter((name) => !names.includes(name));
  if (missing.length > 0) throw new Error(`no file of tests: ${missing.join(', ')}`);
  const rest = names.filter((name) => !LONGEST.includes(name));
  const together = [...LONGEST, ...rest];
  const isCore = (name: string): boolean =>
    /^(?:domain|application)\//.test(name) && !LONGEST.includes(name);
  return {
    core: together.filter(isCore).map(pathOf),
    others: together.filter((name) => !isCore(name)).map(pathOf),
  };
}

function pathOf(name: string): string {
  return join(FOLDER, `${name}${SUFFIX}`);
}
