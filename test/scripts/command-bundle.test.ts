import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { COMMANDS } from '../../src/adapters/cli/command-line.js';
import { packageRoot } from '../support/package-root.js';

describe('the bundle of the command line', () => {
  const start = readFileSync(new URL('dist/bundle/cli.cjs', packageRoot), 'utf8');

  for (const command of COMMANDS.filter((name) => name !== 'generate')) {
    it(`leaves ${command} to a file of its own`, () => {
      const definition = `define${command.charAt(0).toUpperCase()}${command.slice(1)} = `;
      const own = readFileSync(new URL(`dist/bundle/${command}.js`, packageRoot), 'utf8');

      expect(own).to.include(definition);
      expect(start).not.to.include(definition);
    });
  }
});
