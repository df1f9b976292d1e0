import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { fromRequest } from '../../../../src/adapters/library/definitions/from-request.js';
import { camelCase, respelled } from '../../../../src/adapters/library/spelling.js';
import { FIELD_TYPE_NAMES, type FieldTypeName } from '../../../../src/domain/index.js';
import { rowsOf } from '../../../domain/field-types/cases.js';
import type { Accepted } from '../../../domain/field-types/type-cases.js';
import { packageRoot } from '../../../support/package-root.js';

const ROOT = fileURLToPath(packageRoot);
const ROWS = 100;

/** Types whose values the compiler cannot know: a formula is not read, and anchors, postal codes and IBANs may be null. */
const WIDER: readonly FieldTypeName[] = [
  ...(['formula', 'date', 'datetime', 'workflow', 'template', 'postal_code', 'iban'] as const),
];

/** A program in which the rows of a case are assigned to the inferred type, and their kinds equal the inferred kinds. */
function programOf(type: FieldTypeName, { given, beside = [], capacity }: Accepted): string {
  const field = { name: 'value', type, constraints: given };
  const request = { rows: ROWS, seed: 1, fields: [...beside, field] };
  const count = given.unique === true ? Math.min(ROWS, capacity ?? 1) : ROWS;
  const rows = fromRequest(request as never).rows({ count });
  const values = [...new Set(rows.map(({ value }) => JSON.stringify(value)))];
  const fields = request.fields.map(({ name, ...other }: { readonly name?: unknown }) => [
    name,
    respelled(other, camelCase),
  ]);
  const kinds = [...new Set(values.map((value) => kindOf(JSON.parse(value))))].sort();
  const observed = kinds.map((kind) => `'${kind}'`).join(' | ');
  return `{
  const table = defineTable({ name: 't', fields: ${JSON.stringify(Object.fromEntries(fields))} });
  const values: Infer<typeof table>['value'][] = [${values.join(', ')}];
  const kinds: ${WIDER.includes(type) ? `KindOf<(typeof values)[number]>[] = [] as (${observed})[]` : `Same<KindOf<(typeof values)[number]>, ${observed}> = true`};
}`;
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : typeof value;
}

function errorsOf(compile: () => string): string {
  try {
    return compile();
  } catch (error) {
    return String((error as { readonly stdout: string }).stdout);
  }
}

const HEAD = `import { defineTable, type Infer } from '${ROOT}dist/src/adapters/library/index.js';
type KindOf<V> = V extends null ? 'null' : V extends string ? 'string' : V extends number ? 'number' : V extends boolean ? 'boolean' : 'object';
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
`;

describe('the inferred types of values', () => {
  it('are those of the rows at run time, for every case of every field type', () => {
    const programs = FIELD_TYPE_NAMES.flatMap((type) =>
      rowsOf(type)
        .accepts.filter(({ given }) => given.null_rate !== 1)
        .map((accepted) => programOf(type, accepted)),
    );
    const folder = mkdtempSync(join(tmpdir(), 'tablewright-types-'));
    try {
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
      writeFileSync(join(folder, 'cases.ts'), HEAD + programs.join('\n'));
      const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'];
      const args = [compiler, ...options, '--types', '', '--skipLibCheck', 'cases.ts'];
      const run = (): string =>
        execFileSync(process.execPath, args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' });

      expect(programs.length).to.be.above(FIELD_TYPE_NAMES.length * 5);
      expect(errorsOf(run)).to.equal('');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
