import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { FORMAT_NAMES } from '../../../../src/domain/formats/index.js';
import { packageRoot } from '../../../support/package-root.js';

const ROOT = fileURLToPath(packageRoot);

const field = (text: string): string => `defineTable({ name: 't', fields: { a: ${text} } });`;
const tables = (orders: string): string =>
  `defineSet({ tables: { shops: { rows: 1, key: ['id'], fields: { id: { type: 'uuid' } } }, orders: { ${orders} } } });`;
const request = (text: string): string =>
  `generate({ rows: 1, fields: [{ name: 'a', ${text} }] });`;

/** The names of formats as the compiler lists them. */
const formats = FORMAT_NAMES.toSorted()
  .map((name) => `"${name}"`)
  .join(' | ');

/** Mistakes in definitions and requests, each with the one line that the compiler prints for it. */
const MISTAKES: Readonly<Record<string, string>> = {
  [field(`{ type: 'intger' }`)]:
    `Type '"intger"' is not assignable to type '"array" | "object" | keyof TableTypes'. Did you mean '"integer"'?`,
  [field('{}')]:
    `Property 'type' is missing in type '{}' but required in type 'AnyField<TableTypes>'.`,
  [field(`{ type: 'integer', constraints: { uniqe: true } }`)]:
    `Object literal may only specify known properties, but 'uniqe' does not exist in type 'IntegerConstraints'. Did you mean to write 'unique'?`,
  [field(`{ type: 'email', constraints: { min: 1 } }`)]:
    `Object literal may only specify known properties, and 'min' does not exist in type 'EmailConstraints'.`,
  [field(`{ type: 'email', constraints: { null_rate: 1 } }`)]:
    `Object literal may only specify known properties, but 'null_rate' does not exist in type 'EmailConstraints'. Did you mean to write 'nullRate'?`,
  [field(`{ type: 'integer', constraints: { min: 'x' } }`)]:
    `Type 'string' is not assignable to type 'number'.`,
  [field(`{ type: 'choice', constraints: { choices: ['x', 'y'], weights: [1] } }`)]:
    `Type '[number]' is not assignable to type 'readonly number[] & readonly [number, number]'.`,
  [field(`{ type: 'object', properties: { b: { type: 'email', constraints: { nulRate: 1 } } } }`)]:
    `Object literal may only specify known properties, but 'nulRate' does not exist in type 'EmailConstraints'. Did you mean to write 'nullRate'?`,
  [field(`{ type: 'array', items: { type: 'email', constraints: { nulRate: 1 } } }`)]:
    `Object literal may only specify known properties, but 'nulRate' does not exist in type 'EmailConstraints'. Did you mean to write 'nullRate'?`,
  [field(`{ type: 'float', constraints: { distribution: { kind: 'normal', mena: 3 } } }`)]:
    `Object literal may only specify known properties, and 'mena' does not exist in type '{ readonly kind: "normal"; readonly mean?: number | undefined; readonly stdDev?: number | undefined; }'.`,
  [tables(`rows: 1, key: ['idd'], fields: { id: { type: 'uuid' } }`)]:
    `Type '"idd"' is not assignable to type 'PathOf<"id">'.`,
  [tables(`per: { table: 'shop', count: 1 }, fields: { id: { type: 'uuid' } }`)]:
    `Type '"shop"' is not assignable to type '"orders" | "shops"'. Did you mean '"shops"'?`,
  [tables(
    `per: { table: 'shops', count: 1 }, fields: { shop: { type: 'reference' }, id: { type: 'copy', constraints: { through: 'shp', field: 'id' } } }`,
  )]: `Type '"shp"' is not assignable to type '"id" | "shop"'. Did you mean '"shop"'?`,
  [request(`type: 'intger'`)]:
    `Type '"intger"' is not assignable to type '"array" | "object" | keyof TableTypes'. Did you mean '"integer"'?`,
  [request(`type: 'integer', constraints: { uniqe: true }`)]:
    `Object literal may only specify known properties, but 'uniqe' does not exist in type 'WireConstraints<IntegerConstraints>'. Did you mean to write 'unique'?`,
  [request(`type: 'integer', constraints: { nullRate: 1 }`)]:
    `Object literal may only specify known properties, but 'nullRate' does not exist in type 'WireConstraints<IntegerConstraints>'. Did you mean to write 'null_rate'?`,
  [request(`type: 'integer', constraints: { min: 'x' }`)]:
    `Type 'string' is not assignable to type 'number'.`,
  [`${field(`{ type: 'uuid' }`).slice(0, -1)}.stream('cvs', { count: 1 });`]: `Argument of type '"cvs"' is not assignable to parameter of type '${formats}'.`,
};

describe('the compiler, for a mistake in a definition or a request', () => {
  it('tells of the type of the field alone, and of the nearest name', () => {
    const folder = mkdtempSync(join(tmpdir(), 'tablewright-messages-'));
    try {
      const head = `import { defineSet, defineTable, generate } from '${ROOT}dist/src/adapters/library/index.js';`;
      const mistakes = Object.keys(MISTAKES);
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
      writeFileSync(join(folder, 'mistakes.ts'), [head, ...mistakes].join('\n'));
      const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
      const options = ['--noEmit', '--strict', '--target', 'es2022', '--module', 'nodenext'];
      const args = [compiler, ...options, '--types', '', '--skipLibCheck', '--pretty', 'false'];
      const { stdout } = spawnSync(process.execPath, [...args, 'mistakes.ts'], {
        cwd: folder,
        encoding: 'utf8',
      });
      const told = Array.from(
        stdout.matchAll(/^mistakes\.ts\((\d+),\d+\): error TS\d+: (.*)$/gm),
        ([, line, message = '']) => [mistakes[Number(line) - 2], message] as const,
      );

      expect(told).to.deep.equal(Object.entries(MISTAKES));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
