import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { packageRoot } from '../support/package-root.js';

const ROOT = fileURLToPath(packageRoot);
const PAGES = [
  'README.md',
  'docs/library.md',
  'docs/histories.md',
  'docs/migrating-from-faker.md',
  'docs/comparison.md',
];

/** The packages that a program imports beside those of the project. */
const OTHERS = join(ROOT, 'test/docs/packages/node_modules');

/** A line that states a value: `users.row(3).id; // => 4`. */
const STATED = /^(.+); \/\/ => (.+)$/gm;

function blocksOf(page: string): readonly string[] {
  const text = readFileSync(new URL(page, packageRoot), 'utf8');
  return Array.from(text.matchAll(/^```ts\n([\s\S]*?)^```$/gm), ([, code = '']) => code);
}

type Kind = 'peers' | 'vitest' | 'mocha' | 'others';

/** The kind of a block: the runner of tests or the peers that it imports, or others. */
function kindOf(code: string): Kind {
  const [, name] = /from '(vitest|mocha|@snaplet|drizzle)/.exec(code) ?? [];
  if (name === undefined) return 'others';
  return name === 'vitest' || name === 'mocha' ? name : 'peers';
}

/** A program that fails if a stated value differs. */
function programOf(code: string): string {
  const body = code.replace(STATED, 'deepEqual($1, $2);');
  return `import { deepStrictEqual as deepEqual } from 'node:assert/strict';\nvoid deepEqual;\n${body}`;
}

/** A project with the package and others from a folder of installed packages. */
function project(from: string, packages: readonly string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'tablewright-pages-'));
  mkdirSync(join(folder, 'node_modules/@types'), { recursive: true });
  symlinkSync(ROOT, join(folder, 'node_modules/tablewright'));
  for (const name of packages) {
    symlinkSync(join(from, name), join(folder, 'node_modules', name));
  }
  for (const name of ['@types/mocha', '@types/node', 'undici-types']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const compilerOptions = {
    strict: true,
    skipLibCheck: true,
    preserveSymlinks: true,
    target: 'ES2022',
    module: 'NodeNext',
    types: ['node'],
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions }));
  return folder;
}

describe('the programs of the pages about the library', () => {
  const blocks = PAGES.flatMap(blocksOf);
  let folder = '';

  /** Runs Node and returns its output. Throws an error with the output if it fails. */
  function run(...args: readonly string[]): string {
    const env = { PATH: process.env.PATH, NO_COLOR: '1' };
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      env,
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${args.join(' ')}\n${stdout}\n${stderr}`);
    return stdout;
  }

  /** Writes the programs of a kind as modules and compiles them. */
  function compile(kind: Kind): readonly string[] {
    const programs = blocks.filter((code) => kindOf(code) === kind).map(programOf);
    for (const [i, text] of programs.entries()) writeFileSync(join(folder, `p${i}.test.ts`), text);
    run(join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', '.');
    return [...programs.keys()].map((i) => `p${i}.test.js`);
  }

  /** Runs modules one after the other in one process, so that it loads packages once. */
  function runTogether(files: readonly string[]): void {
    const program = files.map((file) => `await import('./${file}');`).join('\n');
    run('--input-type=module', '--eval', program);
  }

  function itRuns(title: string, test: () => void): void {
    it(title, function () {
      if (!existsSync(OTHERS)) {
        console.warn('    pending: no packages: npm ci --prefix test/docs/packages');
        this.skip();
      }
      test();
    });
  }

  afterEach(() => {
    if (folder !== '') rmSync(folder, { recursive: true, force: true });
  });

  it('compile, and give the values that they state', () => {
    folder = project(join(ROOT, 'node_modules'), ['@faker-js']);
    const files = compile('others');

    expect(files).to.have.length.above(20);
    runTogether(files);
  });

  it('pass with Mocha', () => {
    folder = project(join(ROOT, 'node_modules'), ['mocha']);

    expect(run('node_modules/mocha/bin/mocha.js', ...compile('mocha'))).to.include('2 passing');
  });

  itRuns('pass with Vitest', () => {
    folder = project(OTHERS, ['vitest']);
    const output = run('node_modules/vitest/vitest.mjs', 'run', ...compile('vitest'));

    expect(output).to.match(/Tests\s+2 passed/);
  });

  itRuns('give the values that they state of copycat and drizzle-seed', () => {
    folder = project(OTHERS, ['@snaplet', 'drizzle-orm', 'drizzle-seed']);
    const files = compile('peers');

    expect(files).to.have.length.above(8);
    runTogether(files);
  });
});
