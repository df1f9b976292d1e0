import { once } from 'node:events';
import { expect } from 'chai';
import { tableRequest } from './support/requests.js';
import { outcome, runCli, startCli } from './support/run-cli.js';

const PRELOAD = new URL('support/tell-loads.js', import.meta.url).href;

const input = JSON.stringify(tableRequest());

async function loadedBy(...args: readonly string[]): Promise<readonly string[]> {
  const { stderr } = await runCli(args, { input, node: ['--import', PRELOAD] });
  // Warnings come first.
  return JSON.parse(stderr.slice(stderr.lastIndexOf('\n') + 1)) as readonly string[];
}

function packagesOf(urls: readonly string[]): readonly string[] {
  const names = urls.flatMap((url) => {
    const path = url.split('/node_modules/').slice(1).at(-1) ?? '';
    return /^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? [];
  });
  return [...new Set(names)].sort();
}

describe('the files that a command loads', () => {
  for (const args of [['generate', '-'], ['types'], ['types', 'email', '--json']]) {
    it(`are, for ${args.join(' ')}, the library with its own English and the parser of arguments alone`, async () => {
      const packages = packagesOf(await loadedBy(...args));

      expect(packages).to.deep.equal(['commander', 'fp-ts', 'io-ts']);
    });
  }

  for (const command of ['infer', 'clone']) {
    it(`are, for ${command}, readers of tables and words: no host, and no client of a hub`, async () => {
      const urls = await loadedBy(command, '-');

      expect(packagesOf(urls)).to.deep.equal(['commander', 'fp-ts', 'io-ts']);
      const hubs = urls.flatMap((url) => /\/adapters\/hubs\/(.*)/.exec(url)?.[1] ?? []);
      expect(hubs).to.have.members(['faults.js', 'local/local-file.js']);
    });
  }

  for (const args of ['--version', '--help', 'help']) {
    it(`are, for ${args}, the parser of arguments alone`, async () => {
      expect(await runCli([args])).to.include({ code: 0 });
      const { stderr } = await runCli([args], { node: ['--import', PRELOAD] });

      expect(packagesOf(JSON.parse(stderr) as readonly string[])).to.deep.equal(['commander']);
    });
  }

  for (const metrics of ['on', 'off']) {
    it(`are, for serve, those of Prometheus only where they are on: ${metrics}`, async () => {
      const server = startCli(['serve'], {
        environment: {
          PORT: '0',
          TABLEWRIGHT_METRICS: metrics,
          TABLEWRIGHT_LOG_LEVEL: 'silent',
          TABLEWRIGHT_DRAIN: '0',
        },
        node: ['--import', PRELOAD],
      });
      if (server.stdout) await once(server.stdout, 'data');
      server.kill('SIGTERM');

      const packages = packagesOf(JSON.parse((await outcome(server)).stderr) as readonly string[]);

      expect(packages.includes('prom-client')).to.equal(metrics === 'on');
      // A platform without its binary serves with the other stores.
      expect(packages).not.to.include('libsql');
    });
  }

  for (const args of [['config'], ['keys', 'create']]) {
    it(`are, for ${args.join(' ')}, no words, no host and no client of a store`, async () => {
      const packages = packagesOf(await loadedBy(...args));

      expect(packages).to.deep.equal(['commander', 'fp-ts', 'io-ts']);
    });
  }
});
