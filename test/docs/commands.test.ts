import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { RedisServer } from '../adapters/stores/redis/support/redis-server.js';
import { ServerProcess } from '../end-to-end/process.js';
import { passes } from '../support/asserting.js';
import { builtPackages } from '../support/built-packages.js';
import { packageRoot } from '../support/package-root.js';
import { blockWith, pageBlocks } from '../support/page-blocks.js';
import { ReaderFolders } from './support/reader-folders.js';

const KEY = 'a-key-for-readers';
const README = 'README.md';

/** Blocks that are not run here: their page, a part of their text, and the reason. */
const notRun: readonly (readonly [string, string, string])[] = [
  [
    README,
    'npm ci && npm start',
    'it runs until its server ends; readme.test.ts compares its output',
  ],
  [README, 'npm ci && npm test', 'it runs this test'],
  ['docs/performance.md', 'npm run bench', 'it takes minutes'],
  ['docs/openapi.md', 'npx openapi-typescript', 'it downloads a package; clients.test.ts runs it'],
  ['docs/sql.md', 'psql -v', 'it needs databases; test/recipes and test/support/engines load SQL'],
  [
    'docs/access.md',
    'tablewright',
    'it needs the id of a key that it creates; access.test.ts runs it',
  ],
];

/** Commands that a page needs; if one is missing, the test of the page is pending. */
const needs: Readonly<Record<string, readonly string[]>> = {
  'docs/databases.md': ['sqlite3'],
  'docs/operating.md': ['redis-server'],
  'docs/sql.md': ['sqlite3'],
};

const INSTALL = 'npm install ';
const PACK = 'npm ci && npm run packages';

/** Returns the pages with commands, without those of docs/recipes, which test/recipes runs. */
function pages(): readonly string[] {
  const below = (folder: string): readonly string[] =>
    readdirSync(new URL(folder, packageRoot), { recursive: true, encoding: 'utf8' })
      .filter((file) => !file.includes('node_modules'))
      .map((file) => `${folder}${file}`);
  const found = [
    README,
    ...below('docs/').filter((file) => file.endsWith('.md') && !file.startsWith('docs/recipes/')),
    ...below('examples/').filter((file) => /\/README[^/]*$/.test(file)),
  ];
  return found.filter((page) => pageBlocks(page, 'sh').some((block) => isRun(page, block)));
}

function isRun(page: string, block: string): boolean {
  return !notRun.some(([of, text]) => of === page && block.includes(text));
}

function has(command: string): boolean {
  return spawnSync('bash', ['-c', `command -v ${command}`]).status === 0;
}

describe('the shell commands of the pages', () => {
  const folders = new ReaderFolders();
  let server: ServerProcess;
  let redis: RedisServer | undefined;
  let environment: Readonly<Record<string, string>>;

  before(async () => {
    server = new ServerProcess({ TABLEWRIGHT_AUTH: 'on', TABLEWRIGHT_API_KEYS: KEY });
    await waitUntil('the address', () => server.stdout.includes('curl'));
    const isBuilt = builtPackages() !== undefined;
    if (isBuilt) folders.copyBuild();
    else folders.copySource();
    if (has('git')) await folders.run(folders.clone, 'git init -q && git add -A');
    // The clone has its packages already, because installing them again would take longer than everything else.
    const block = blockWith(README, 'sh', PACK).replace('npm ci && ', '');
    if (!isBuilt) await folders.run(folders.clone, block);
    if (has('redis-server')) redis = await RedisServer.start();
    environment = { API_KEY: KEY, ...(redis && { TABLEWRIGHT_STORE: redis.url }) };
    if (redis !== undefined) {
      const made = await folders.run(
        folders.clone,
        'npx tablewright keys create --json',
        environment,
      );
      environment = { ...environment, OLD_KEY_ID: (JSON.parse(made) as { id: string }).id };
    }
  });

  after(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
    await redis?.close();
    folders.remove();
  });

  /** Returns the blocks of a page as one script, with the address of the server of this test. */
  function scriptOf(page: string, ...leftOut: readonly string[]): string {
    return pageBlocks(page, 'sh')
      .filter((block) => isRun(page, block) && !leftOut.some((text) => block.includes(text)))
      .join('\n')
      .replaceAll('http://127.0.0.1:8080', server.url);
  }

  for (const page of pages()) {
    const missing = ['curl', ...(needs[page] ?? [])].filter((command) => !has(command));
    it(`in ${page} work unchanged in a clone`, async function () {
      if (missing.length > 0) {
        console.warn(`    pending: no ${missing.join(', no ')}`);
        this.skip();
      }

      // The `npx` of npm runs once in the clone, which creates a key, and in the project.
      const script = scriptOf(page, INSTALL, PACK);
      await passes(() => folders.run(folders.clone, script, { ...environment, ...folders.hasty }));
    });
  }

  it('leave no file in a clone that Git would add', async function () {
    if (!has('git')) this.skip();

    expect(existsSync(join(folders.clone, 'weather.csv'))).to.equal(true);
    expect(
      await folders.run(folders.clone, 'git status --porcelain | grep -v "^A " || true'),
    ).to.equal('');
  });

  it('in README work in a project that installed the package', async () => {
    await folders.run(folders.project, scriptOf(README, PACK), environment);

    const table = readFileSync(join(folders.project, 'weather.csv'), 'utf8');
    expect(table.split('\r\n')).to.have.length(1_000_002);
    expect(table).to.match(/^location,date,/);
  });

  it('in README include a program that runs in that project', async () => {
    writeFileSync(join(folders.project, 'program.js'), blockWith(README, 'ts', 'pipeline'));

    await folders.run(folders.project, 'node program.js');

    const table = readFileSync(join(folders.project, 'users.csv'), 'utf8');
    expect(table.split('\r\n')).to.have.length(1_000_002);
    expect(table).to.match(/^id,email,status\r\n\d+,(?:\S+@example\.\w+)?,(?:new|paid)\r\n/);
  });

  for (const [page, text, reason] of notRun) {
    it(`in ${page} include the block ${text}, which is not run because ${reason}`, () => {
      const block = blockWith(page, 'sh', text);
      expect(block).to.include(text);
      const { scripts } = JSON.parse(
        readFileSync(new URL('package.json', packageRoot), 'utf8'),
      ) as { readonly scripts: Readonly<Record<string, string>> };

      for (const [, name = ''] of block.matchAll(/npm (?:run )?(start|test|bench\S*)/g)) {
        expect(scripts).to.have.property(name);
      }
    });
  }

  it('run tablewright with npx, because neither a clone nor a project has it on the PATH', () => {
    const recipes = readdirSync(new URL('docs/recipes/', packageRoot)).map(
      (file) => `docs/recipes/${file}`,
    );
    const bare = [...pages(), 'docs/access.md', ...recipes].flatMap((page) =>
      pageBlocks(page, 'sh')
        .flatMap((block) => block.split('\n'))
        .filter((line) =>
          /(?<!npx )\btablewright (?:generate|clone|infer|load|schema|seed|types|serve|config|keys)\b/.test(
            line,
          ),
        ),
    );

    expect(bare).to.deep.equal([]);
  });
});
