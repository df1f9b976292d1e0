import { spawnSync } from 'node:child_process';
import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';
import { Consumer } from '../package/consumer.js';
import { missingTools, ToolProject, toolFile } from '../package/tools.js';
import { packageRoot } from '../support/package-root.js';
import { scriptOf } from './support/run-recipe.js';

const ESBUILD = fileURLToPath(new URL('node_modules/esbuild', packageRoot));

describe('the recipe test-with-jest', () => {
  const consumer = new Consumer('@tablewright/engine');
  let project: ToolProject | undefined;

  before(async function () {
    const missing = missingTools();
    if (missing !== undefined) {
      console.warn(`    pending: ${missing}`);
      this.skip();
    }
    await consumer.install();
    project = new ToolProject(join(consumer.folder, 'node_modules'));
  });
  after(() => {
    project?.remove();
    consumer.remove();
  });

  it('passes in the CommonJS mode of Jest', () => {
    const cwd = project?.folder ?? '';
    symlinkSync(ESBUILD, join(cwd, 'node_modules/esbuild'));
    project?.put('package.json', '{ "name": "shop", "private": true }');
    const { status, stderr } = spawnSync('bash', ['-euc', scriptOf('test-with-jest')], {
      cwd,
      encoding: 'utf8',
      env: { ...process.env, PATH: `${toolFile('.bin')}:${process.env.PATH}`, CI: 'true' },
    });

    expect(status, stderr).to.equal(0);
    expect(stderr).to.match(/Tests:\s+2 passed, 2 total/);
  });
});
