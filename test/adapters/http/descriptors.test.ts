import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'chai';
import { assets } from '../../../src/adapters/http/explorer/assets.js';

const run = promisify(execFile);

/** Runs a compiled test file in a process with a limit on file descriptors. */
async function underLimit(descriptors: number, script: string, given: readonly string[]) {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const command = `ulimit -n ${descriptors} && exec "$0" "$@"`;
  const { stdout } = await run('bash', ['-c', command, process.execPath, file, ...given]);
  return JSON.parse(stdout) as Record<string, Record<string, string>>;
}

const FOR_EVER = 'public, max-age=31536000, immutable';

describe('a server that has no file descriptor left', () => {
  it('answers 500 for assets that it cannot open, and sends them once descriptors are free again', async () => {
    const paths = assets.map(({ path }) => `/assets/${path}`);

    const { without, after } = await underLimit(2048, 'support/without-descriptors.js', paths);

    expect(without).to.deep.equal(Object.fromEntries(paths.map((path) => [path, '500 no-store'])));
    expect(after).to.deep.equal(Object.fromEntries(paths.map((path) => [path, `200 ${FOR_EVER}`])));
  });
});
