import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { packageRoot } from '../../../support/package-root.js';

const ROOT = fileURLToPath(packageRoot);
const TABLES = 20;
const COLUMNS = 50;
/** 200 tables take three seconds of one processor at this rate, half of them for the comparison of each field with its type. */
const MOST_INSTANTIATIONS_PER_FIELD = 120;

const FIELDS = [
  "{ type: 'integer', constraints: { min: 1, max: 9, unique: true } }",
  "{ type: 'email', constraints: { nullRate: 0.1 } }",
  "{ type: 'choice', constraints: { choices: ['new', 'paid', 'sent'] } }",
  "{ type: 'date' }",
  "{ type: 'uuid' }",
  "{ type: 'name' }",
  "{ type: 'float', constraints: { max: 10, distribution: { kind: 'normal', mean: 3 } } }",
  "{ type: 'datetime', constraints: { format: 'unix' } }",
  "{ type: 'boolean' }",
  "{ type: 'city', constraints: { country: ['US', 'DE'] } }",
];

function tableText(table: number): string {
  const columns = Array.from(
    { length: COLUMNS },
    (_, column) => `c${column}: ${FIELDS[(table + column) % FIELDS.length]},`,
  );
  return `const t${table} = defineTable({ name: 't', fields: { ${columns.join('\n')} } });
export const value${table}: Infer<typeof t${table}>['c0'] = t${table}.row(1).c0;\n`;
}

describe('the compiler', () => {
  it('instantiates few types for each field of a definition', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tablewright-compile-'));
    try {
      const head = `import { defineTable, type Infer } from '${ROOT}dist/src/adapters/library/index.js';\n`;
      const tables = Array.from({ length: TABLES }, (_, table) => tableText(table));
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
      writeFileSync(join(folder, 'tables.ts'), head + tables.join(''));
      const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'];
      const counting = ['--types', '', '--skipLibCheck', '--extendedDiagnostics', 'tables.ts'];
      const output = execFileSync(process.execPath, [compiler, ...options, ...counting], {
        cwd: folder,
        encoding: 'utf8',
      });
      const instantiations = Number(/^Instantiations:\s+(\d+)$/m.exec(output)?.[1]);

      expect(instantiations / (TABLES * COLUMNS)).to.be.within(1, MOST_INSTANTIATIONS_PER_FIELD);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
