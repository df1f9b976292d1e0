import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'chai';

/** Node 18 has no `process.getBuiltinModule`, from which the library gets the modules of Node. */
const AS_OLD = 'data:text/javascript,delete process.getBuiltinModule';
const SENTENCE =
  /^(?:Error|tablewright): Tablewright needs Node 20\.19 or later, and this is Node /m;

const bundle = (name: string): string =>
  fileURLToPath(new URL(`../../../bundle/${name}`, import.meta.url));

function errorOf(...args: readonly string[]): string {
  return spawnSync(process.execPath, ['--import', AS_OLD, ...args], { encoding: 'utf8' }).stderr;
}

const programs = {
  index: `defineTable({ name: 't', fields: { city: { type: 'city' } } }).rows({ count: 1 })`,
  lazy: `await generateLazily({ rows: 1, fields: [{ name: 'city', type: 'city' }] })`,
  service: 'await createService()',
};

describe('a Node that is too old', () => {
  for (const [module, call] of Object.entries(programs)) {
    it(`is named by the module ${module}`, () => {
      const name = /\w+(?=\()/.exec(call)?.[0];
      const program = `import { ${name} } from '${bundle(`${module}.js`)}'; ${call};`;

      expect(errorOf('--input-type=module', '--eval', program)).to.match(SENTENCE);
    });
  }

  for (const args of ['generate request.json', 'preview id', 'serve']) {
    it(`is named by tablewright ${args}`, () => {
      expect(errorOf(bundle('cli.cjs'), ...args.split(' '))).to.match(SENTENCE);
    });
  }
});
