import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { waitUntil } from '../adapters/http/support/wait-until.js';
import { packageRoot } from '../support/package-root.js';
import { ServerProcess } from './process.js';

const CLIENTS = fileURLToPath(new URL('examples/clients/', packageRoot));
const KEY = 'a-key-for-clients';

interface Ran {
  readonly code: number | null;
  readonly said: string;
}

/** Why a client cannot run here; undefined where it can. */
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

describe('examples/clients', function () {
  this.timeout(60_000);
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
    await waitUntil('the address', () => server.stdout.includes('curl'), 15_000);
  });

  after(async () => {
    server.child.kill('SIGKILL');
    await server.exited;
    rmSync(folder, { recursive: true });
  });

  /** Not spawnSync, which would keep the pipes of the server from being read. */
  function run(command: string, args: readonly string[], key = KEY, cwd = folder): Promise<Ran> {
    const env = { ...process.env, TABLEWRIGHT_URL: server.url, API_KEY: key };
    const child = spawn(command, args, { cwd, env });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += String(chunk);
      });
    }
    return new Promise((resolve) => child.once('close', (code) => resolve({ code, said })));
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

  itRuns('client.sh previews and saves a file', missing['client.sh'], async () => {
    const { code, said } = await run('bash', ['client.sh']);

    expect(code, said).to.equal(0);
    expect(said).to.contain('"rows_generated":10').and.contain('1001 people.csv');
  });

  itRuns('client.sh shows an error, and fails', missing['client.sh'], async () => {
    const { code, said } = await run('bash', ['client.sh'], 'a-wrong-key');

    expect(code).not.to.equal(0);
    expect(said).to.contain('"code":"invalid_key"');
  });

  itRuns('client.py previews and reads a table', missing['client.py'], async () => {
    const { code, said } = await run('python3', ['client.py']);

    expect(code, said).to.equal(0);
    expect(said)
      .to.match(/'score': \d/)
      .and.match(/mean of [89]\d\d scores: \d/);
  });

  itRuns('client.py tells an error, and fails', missing['client.py'], async () => {
    const { code, said } = await run('python3', ['client.py'], 'a-wrong-key');

    expect(code).to.equal(1);
    expect(said).to.contain('401 invalid_key: ');
  });

  describe('typescript, by the types of the OpenAPI document', () => {
    const npm = (script: string, key?: string) =>
      run('npm', ['run', '--silent', script], key, join(folder, 'typescript'));

    itRuns('compiles and runs', missing.typescript, async () => {
      for (const script of ['types', 'build']) {
        const { code, said } = await npm(script);
        expect(code, said).to.equal(0);
      }
      const { code, said } = await npm('start');

      expect(code, said).to.equal(0);
      expect(said)
        .to.contain('customer')
        .and.match(/\d{5,} bytes of 1000 rows/);
    });

    itRuns('throws what the server says of an error', missing.typescript, async () => {
      const { code, said } = await npm('start', 'a-wrong-key');

      expect(code).to.equal(1);
      expect(said).to.contain('invalid_key: the key is not valid');
    });

    itRuns('does not compile with what the service would refuse', missing.typescript, async () => {
      const wrong = [
        "{ name: 'a', type: 'integr' }",
        "{ name: 'a', type: 'integer', constraints: { mni: 1 } }",
        "{ name: 'a', type: 'integer', constraints: { min: '1' } }",
      ];
      const lines = wrong.map((field, i) => `export const wrong${i}: Field = ${field};`);
      const alias = "import type { components } from './api.js';";
      const type = "type Field = components['schemas']['FieldDefinition'];";
      const text = [alias, type, ...lines].join('\n');
      writeFileSync(join(folder, 'typescript/client.ts'), text);

      const { code, said } = await npm('build');

      expect(code).not.to.equal(0);
      for (const line of [3, 4, 5]) expect(said).to.contain(`client.ts(${line},`);
    });
  });
});
