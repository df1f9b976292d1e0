import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { assets } from '../../../src/adapters/http/explorer/assets.js';

const run = promisify(execFile);

/** Runs a compiled file of the tests where a process may hold so many descriptors. */
async function underLimit(descriptors: number, script: string, given: readonly string[]) {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const command = `ulimit -n ${descriptors} && exec "$0" "$@"`;
  const { stdout } = await run('bash', ['-c', command, process.execPath, file, ...given]);
  return JSON.parse(stdout) as Record<string, Record<string, string>>;
}

const FOR_EVER = 'public, max-age=31536000, immutable';

describe('a server that has no file descriptor left', function () {
  this.timeout(30_000);

  it('fails to load assets, and loads them at the next request once it has some', async () => {
    const paths = assets.map(({ path }) => `/assets/${path}`);

    const { without, after } = await underLimit(2048, 'support/without-descriptors.js', paths);

    expect(without).to.deep.equal(Object.fromEntries(paths.map((path) => [path, '500 no-store'])));
    expect(after).to.deep.equal(Object.fromEntries(paths.map((path) => [path, `200 ${FOR_EVER}`])));
  });
});
