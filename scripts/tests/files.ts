import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { ROOT } from '../bundles/bundle.js';

const FOLDER = join(ROOT, 'dist/test');
const SUFFIX = '.test.js';

/**
 * They take longest, so they come first: none of them runs alone at the end. Files of the core that take more than two
 * seconds of processor time are all here, because counting coverage would add a third to it.
 */
const LONGEST = [
  'end-to-end/largest-requests',
  'adapters/http/hub/clone',
  'adapters/http/hub/processes',
  'docs/commands',
  'domain/sql-dialects/engines',
  'adapters/databases/applied-changes',
  'adapters/cli/databases/load-interrupted',
  'adapters/cli/loads',
  'adapters/http/hub/schema',
  'package/bundlers',
  'adapters/cli/databases/seed',
  'docs/library',
  'adapters/cli/databases/seed-tenants',
  'adapters/http/composition',
  'adapters/http/hub/time',
  'domain/databases/requests/large-schemas',
  'domain/distributions/closed-forms',
  'package/engine',
  'recipes/bulk',
  'domain/formats/laws',
  'adapters/cli/bulk/bulk',
  'recipes/extensions',
  'package/tablewright',
  'studio/hub',
  'scripts/reference-pages',
  'domain/field-types/laws',
  'adapters/cli/output/direct-output',
  'adapters/cli/inference/inferring',
  'end-to-end/sqlite-store',
  'adapters/cli/bulk/bulk-queue',
  'end-to-end/main',
  'adapters/cli/databases/load-changes',
  'adapters/cli/databases/load',
  'studio/stories',
  'adapters/databases/database-file',
  'adapters/cli/terminal',
  'end-to-end/memory',
  'adapters/cli/tables/jobs',
  'domain/field-types/cases',
  'domain/formats/parquet',
  'end-to-end/clients',
  'domain/generation/windows',
  'adapters/cli/tables/memory',
  'adapters/http/explorer/browser',
  'adapters/http/load',
  'domain/inference/long-cells',
  'domain/histories/changes',
  'application/ways/laws',
  'domain/formats/nested-files',
  'domain/formats/values',
  'domain/inference/dependence/learned',
  'domain/sql-dialects/laws',
  'domain/schema/hostile-values',
  'domain/formats/arrow',
  'domain/schema/any-json',
  'domain/report/disclosure',
  'domain/databases/columns/columns',
  'domain/formats/any-text',
  'end-to-end/extensions',
  'domain/kernel/webassembly-kernel',
  'domain/databases/requests/every-script',
  'domain/arrivals/far-growth',
  'domain/databases/ddl/hostile',
  'domain/phones/phone-numbers',
  'domain/field-types/tax-numbers',
  'domain/generation/unique',
  'domain/schema/long-texts',
  'domain/inference/groups/memory',
  'domain/formats/sqlite',
  'domain/sql-dialects/sets',
  'domain/sql-dialects/sqlserver',
  'domain/schema/hostile-sets',
  'domain/inference/groups/wide-groups',
  'domain/field-types/summable',
  'domain/report/group-report',
  'domain/generation/columns',
  'domain/field-types/people-at-work',
  'domain/encoding/shown-words',
  'domain/field-types/salary',
  'domain/inference/dependence/long-tables',
  'domain/generation/correlate',
  'domain/field-types/money',
  'domain/inference/privacy/one-row-less',
  'domain/relations/children',
  'domain/inference/groups/groups',
  'domain/patterns/evil-patterns',
  'domain/formulas/exact',
  'domain/inference/privacy/privacy',
  'domain/generation/far-rows',
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
