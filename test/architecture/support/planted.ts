import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT, readText } from './tree.js';

const LINTER = join(ROOT, 'node_modules/@biomejs/biome/bin/biome');

/** The rules that separate the layers. The test files may break others, such as the rule on unused imports. */
const LAYER_RULES = new Set([
  'correctness/noNodejsModules',
  'style/noRestrictedGlobals',
  'style/noRestrictedImports',
  'suspicious/noImportCycles',
]);

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: string };
  }[];
}

/**
 * Lints files, given as code by path, with the configuration of the repository, in a temporary folder.
 * Returns the sorted layer rules that each rejected file breaks.
 */
export function planted(
  files: ReadonlyMap<string, string>,
): ReadonlyMap<string, readonly string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-layers-'));
  try {
    // The folder is not a Git repository, so the linter must not search for an ignore file.
    const configuration = { ...JSON.parse(readText('biome.json')), vcs: { enabled: false } };
    writeFileSync(join(folder, 'biome.json'), JSON.stringify(configuration));
    for (const [path, code] of files) {
      mkdirSync(join(folder, dirname(path)), { recursive: true });
      writeFileSync(join(folder, path), `${code}\n`);
    }
    return refusals(lint(folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function lint(folder: string): Report {
  const args = [LINTER, 'lint', '--reporter=json', '--max-diagnostics=none', '.'];
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
  if (stdout === '') throw new Error(`the linter says nothing on stdout: ${stderr}`);
  return JSON.parse(stdout) as Report;
}

function refusals({ diagnostics }: Report): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, Set<string>>();
  for (const { category, location } of diagnostics) {
    const rule = category.replace(/^lint\//, '');
    if (!LAYER_RULES.has(rule)) continue;
    rules.set(location.path, (rules.get(location.path) ?? new Set()).add(rule));
  }
  return new Map([...rules].map(([path, broken]) => [path, [...broken].sort()]));
}
