import { once } from 'node:events';
import { expect } from 'chai';
import { tableRequest } from './support/requests.js';
import { outcome, runCli, startCli, UNBUNDLED_CLI } from './support/run-cli.js';

const PRELOAD = new URL('support/tell-loads.js', import.meta.url).href;

/** A bundle would hide which modules are loaded. */
const unbundled = { program: UNBUNDLED_CLI, node: ['--import', PRELOAD] };

const input = JSON.stringify(tableRequest());

async function loadedBy(...args: readonly string[]): Promise<readonly string[]> {
  const { stderr } = await runCli(args, { input, ...unbundled });
  // Node prints its warnings first.
  return JSON.parse(stderr.slice(stderr.lastIndexOf('\n') + 1)) as readonly string[];
}

function packagesOf(urls: readonly string[]): readonly string[] {
  const names = urls.flatMap((url) => {
    const path = url.split('/node_modules/').slice(1).at(-1) ?? '';
    return /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [];
  });
  return [...new Set(names)].sort();
}

describe('the modules that a command loads', () => {
  for (const args of [
    ['generate', '-'],
    ['types', 'email', '--json'],
    ['schema', 'to', 'sql', '-'],
  ]) {
    it(`are, for ${args.join(' ')}, the library with English words and the parser of arguments`, async () => {
      const packages = packagesOf(await loadedBy(...args));

      expect(packages).to.deep.equal(['commander', 'fp-ts', 'io-ts']);
    });
  }

  for (const command of ['infer', 'clone']) {
    it(`are, for ${command}, the readers of tables and the names of all languages, without a server and without a client of a hub`, async () => {
      const urls = await loadedBy(command, '-');

      expect(packagesOf(urls)).to.deep.equal(['commander', 'fp-ts', 'io-ts']);
      const hubs = urls.flatMap((url) => /\/adapters\/hubs\/(.*)/.exec(url)?.[1] ?? []);
      expect(hubs).to.have.members(['faults.js', 'local/local-file.js']);
      expect(urls.filter((url) => url.includes('/adapters/report/'))).to.deep.equal([]);
    });
  }

  for (const args of ['--version', '--help', 'help']) {
    it(`are, for ${args}, only the parser of arguments`, async () => {
      expect(await runCli([args])).to.include({ code: 0 });
      const { stderr } = await runCli([args], unbundled);

      expect(packagesOf(JSON.parse(stderr) as readonly string[])).to.deep.equal(['commander']);
    });
  }

  it('are, for load, the library and the driver of its own database', async () => {
    const packages = packagesOf(await loadedBy('load', '-', '--to', 'postgres://127.0.0.1:1/none'));

    expect(packages).to.include.members(['commander', 'pg', 'pg-copy-streams']);
    const others = ['mysql2', 'libsql', '@duckdb/node-api'];
    expect(packages.filter((name) => others.includes(name))).to.deep.equal([]);
  });

  for (const metrics of ['on', 'off']) {
    it(`include, for serve, the Prometheus client only if metrics are enabled: ${metrics}`, async () => {
      const server = startCli(['serve'], {
        environment: {
          PORT: '0',
          TABLEWRIGHT_METRICS: metrics,
          TABLEWRIGHT_LOG_LEVEL: 'silent',
          TABLEWRIGHT_DRAIN: '0',
        },
        ...unbundled,
      });
      if (server.stdout) await once(server.stdout, 'data');
      server.kill('SIGTERM');

      const packages = packagesOf(JSON.parse((await outcome(server)).stderr) as readonly string[]);

      expect(packages.includes('prom-client')).to.equal(metrics === 'on');
      // libsql must not be loaded: on a platform without its binary, the server still runs with the other stores.
      expect(packages).not.to.include('libsql');
    });
  }

  for (const args of [['config'], ['keys', 'create']]) {
    it(`exclude, for ${args.join(' ')}, word lists, the server and the clients of stores`, async () => {
      const packages = packagesOf(await loadedBy(...args));

      expect(packages).to.deep.equal(['commander', 'fp-ts', 'io-ts']);
    });
  }
});
