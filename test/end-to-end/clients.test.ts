import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
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
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { packageRoot } from '../support/package-root.js';
import { ServerProcess } from './process.js';

const CLIENTS = fileURLToPath(new URL('examples/clients/', packageRoot));
const KEY = 'a-key-for-clients';

/** Fields that the types must refuse: a comment that expects an error is an error where there is none. */
const WRONG_FIELDS = [
  "import type { components } from './api.js';",
  "type Field = components['schemas']['FieldDefinition'];",
  ...[
    "{ name: 'a', type: 'integr' }",
    "{ name: 'a', type: 'integer', constraints: { mni: 1 } }",
    "{ name: 'a', type: 'integer', constraints: { min: '1' } }",
  ].map((field, i) => `// @ts-expect-error\nexport const wrong${i}: Field = ${field};`),
].join('\n');

interface Ran {
  readonly code: number | null;
  readonly output: string;
}

/** The reasons why clients cannot run here; undefined for a client that can. */
const missing = {
  'client.sh': without('curl'),
  'client.py': without('python3'),
  typescript: existsSync(join(CLIENTS, 'typescript/node_modules'))
    ? undefined
    : 'no packages: npm ci --prefix examples/clients/typescript',
};

function without(command: string): string | undefined {
  const { error }: SpawnSyncReturns<Buffer> = spawnSync(command, ['--version']);
  return error === undefined ? undefined : `no ${command}`;
}

describe('the programs in examples/clients', () => {
  let server: ServerProcess;
  let folder: string;

  before(async () => {
    server = new ServerProcess({ TABLEWRIGHT_AUTH: 'on', TABLEWRIGHT_API_KEYS: KEY });
    folder = mkdtempSync(join(tmpdir(), 'tablewright-clients-'));
    cpSync(CLIENTS, folder, { recursive: true, filter: (path) => !/node_modules/.test(path) });
    if (missing.typescript === undefined) {
      symlinkSync(
        join(CLIENTS, 'typescript/node_modules'),
        join(folder, 'typescript/node_modules'),
      );
    }
    await waitUntil('the address', () => server.stdout.includes('curl'));
  });

  after(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
    rmSync(folder, { recursive: true });
  });

  /** Runs a command without spawnSync, which would prevent this process from reading the output of the server. */
  function run(command: string, args: readonly string[], key = KEY, cwd = folder): Promise<Ran> {
    const env = { ...process.env, TABLEWRIGHT_URL: server.url, API_KEY: key };
    const child = spawn(command, args, { cwd, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        output += String(chunk);
      });
    }
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
  }

  function itRuns(title: string, needs: string | undefined, test: () => Promise<void>): void {
    it(title, async function () {
      if (needs !== undefined) {
        console.warn(`    pending: ${needs}`);
        this.skip();
      }
      await test();
    });
  }

  itRuns(
    'include client.sh, which requests a preview and saves a file',
    missing['client.sh'],
    async () => {
      const { code, output } = await run('bash', ['client.sh']);

      expect(code, output).to.equal(0);
      expect(output).to.contain('"rows_generated":10').and.contain('1001 people.csv');
    },
  );

  itRuns(
    'include client.sh, which prints an error and fails for a wrong key',
    missing['client.sh'],
    async () => {
      const { code, output } = await run('bash', ['client.sh'], 'a-wrong-key');

      expect(code).not.to.equal(0);
      expect(output).to.contain('"code":"invalid_key"');
    },
  );

  itRuns(
    'include client.py, which requests a preview and reads a table',
    missing['client.py'],
    async () => {
      const { code, output } = await run('python3', ['client.py']);

      expect(code, output).to.equal(0);
      expect(output)
        .to.match(/'score': \d/)
        .and.match(/mean of [89]\d\d scores: \d/);
    },
  );

  itRuns(
    'include client.py, which prints an error and fails for a wrong key',
    missing['client.py'],
    async () => {
      const { code, output } = await run('python3', ['client.py'], 'a-wrong-key');

      expect(code).to.equal(1);
      expect(output).to.contain('401 invalid_key: ');
    },
  );

  describe('the TypeScript client, with types from the OpenAPI document', () => {
    const tsconfig = readFileSync(join(CLIENTS, 'typescript/tsconfig.json'), 'utf8');
    const npm = (script: string, key?: string) =>
      run('npm', ['run', '--silent', script], key, join(folder, 'typescript'));

    itRuns(
      'compiles and runs, without fields that the server would refuse',
      missing.typescript,
      async () => {
        writeFileSync(join(folder, 'typescript/wrong.ts'), WRONG_FIELDS);
        writeFileSync(
          join(folder, 'typescript/tsconfig.json'),
          tsconfig.replace('"files": [', '"files": ["wrong.ts", '),
        );
        for (const script of ['types', 'build']) {
          const { code, output } = await npm(script);
          expect(code, output).to.equal(0);
        }
        const { code, output } = await npm('start');

        expect(code, output).to.equal(0);
        expect(output)
          .to.contain('customer')
          .and.match(/\d{5,} bytes of 1000 rows/);
      },
    );

    itRuns('throws an error with the message of the server', missing.typescript, async () => {
      const { code, output } = await npm('start', 'a-wrong-key');

      expect(code).to.equal(1);
      expect(output).to.contain('invalid_key: the key is not valid');
    });
  });
});
