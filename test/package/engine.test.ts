import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect } from 'chai';
import type { Bundled } from '../../scripts/bundles/bundle.js';
import { joiningPackages } from '../../scripts/packages/declarations.js';
import { ENGINE } from '../../scripts/packages/manifests.js';
import { FIELD_TYPE_NAMES } from '../../src/domain/index.js';
import { passes } from '../support/asserting.js';
import { everyOf } from '../support/every-of.js';
import { describeWithPackages } from '../support/with-packages.js';
import { bundledForBrowser } from './bundled-for-browser.js';
import { Consumer, OLD_COMPILER, type ProgramRun } from './consumer.js';
import {
  engineExports,
  exampleModules,
  exampleOf,
  moduleOf,
  type Stated,
} from './docstring-examples.js';

/** Returns the part that a module belongs to: a package, or a folder of this package. */
function partOf(path: string): string {
  const own = /(?:^|\/)dist\/src\/(.*)\//.exec(path)?.[1];
  if (own !== undefined) return own.startsWith('domain') ? 'domain' : own;
  const inPackage = path.split('node_modules/').at(-1) ?? '';
  return /^(?:@[^/]+\/)?[^/]+/.exec(inPackage)?.[0] ?? path;
}

/** Returns the packages that a program loaded, with the parts of this package as folders. */
function partsOf({ loaded }: ProgramRun, bundled: Bundled): readonly string[] {
  const files = loaded.filter((url) => url.includes('/node_modules/'));
  const modules = files.flatMap((url) =>
    url.includes('/@tablewright/engine/dist/') ? (bundled[basename(url)] ?? []) : [url],
  );
  return [...new Set(modules.map(partOf))].sort();
}

describeWithPackages(joiningPackages, 'the installed engine', () => {
  const consumer = new Consumer('@tablewright/engine');

  before(() => consumer.install());
  after(() => consumer.remove());

  it('compiles with strict programs and with the examples in docstrings, without types of Node or of a browser', () => {
    return passes(() => consumer.compile(exampleModules(engineExports())));
  });

  it('brings at most two other packages, and 8.3 MB in all', () => {
    expect(consumer.packages()).to.deep.equal(['@tablewright/engine', 'buffer-crc32', 'yazl']);
    expect(consumer.size()).to.be.below(8.3e6);
  });

  it('has a manifest without a fault, and a few declarations beside those of locales', async () => {
    const types = readdirSync(join(consumer.folder, 'node_modules/@tablewright/engine/types'));

    expect(await consumer.faults()).to.deep.equal([]);
    expect(types).to.have.members([
      ...['domain', 'faker', 'hubs', 'index', 'lazy', 'testing'].map((name) => `${name}.d.ts`),
      'locales',
      'shared',
    ]);
  });

  it('is bundled for a browser in 230 KiB without the words, the places, the calendars and the other formats', async () => {
    const program = `
      import { generateLazily } from '${ENGINE}/lazy';
      const fields = [{ name: 'id', type: 'integer' }, { name: 'email', type: 'email' }];
      const table = await generateLazily({ rows: 3, seed: 42, format: 'csv', fields });
      document.body.append(table.text());`;

    const { atOnce, later } = await bundledForBrowser(program, consumer.folder);

    expect(atOnce).to.be.below(230 * 1024);
    expect(later).to.be.above(68);
  });

  it('generates the same rows if it loads words, formats, calendars, groups and meanings of names at their first use', async () => {
    const { same } = consumer.run('lazy-library').exported;

    expect(same).to.deep.equal([true, true, true, true, true]);
  });

  it('loads each module with require', () => {
    const modules = consumer.modules();

    expect(modules).to.have.length(7);
    expect(everyOf(consumer.require(modules), (count) => count > 0)).to.equal(true);
  });

  const settings = {
    'a module for Node': ['program.mts', { module: 'node16' }],
    'CommonJS for Node': ['program.cts', { module: 'nodenext' }],
    'a module for bundlers': ['program.ts', { module: 'esnext', moduleResolution: 'bundler' }],
  } as const;
  for (const [title, [file, options]] of Object.entries(settings)) {
    it(`compiles from ${title}`, () =>
      passes(() => consumer.check('whole-library', file, options)));

    it(`compiles from ${title} with TypeScript 5.9`, function () {
      if (!existsSync(OLD_COMPILER)) {
        console.warn('    pending: no packages: npm ci --prefix examples/clients/typescript');
        this.skip();
      }
      return passes(() => consumer.check('whole-library', file, options, OLD_COMPILER));
    });
  }

  for (const each of engineExports()) {
    it(`exports ${each.name} from ${each.module} with an example whose stated values are correct`, async () => {
      expect(exampleOf(each), 'the docstring has no @example').not.to.equal(undefined);
      const { stated } = (await consumer.import(moduleOf(each))) as Stated;

      for (const [actual, expected] of stated) expect(actual).to.deep.equal(expected);
    });
  }

  describe('imported as @tablewright/engine', () => {
    let run: ProgramRun;

    before(() => {
      run = consumer.run('whole-library');
    });

    it('generates rows, text and bytes', () => {
      const { rows, text, bytes } = run.exported as Record<string, string | number | unknown[]>;

      expect(rows).to.have.length(3);
      expect(rows)
        .to.have.nested.property('[0].email')
        .that.matches(/@example\.(?:com|org|net)$/);
      expect(text).to.match(/^id,email\r\n(?:\d+,\S+\r\n){3}$/);
      expect(bytes).to.be.above(100);
    });

    it('generates places, whose data it reads from files of the package', () => {
      expect(run.exported.places).to.have.length(3);
      expect(run.exported.places)
        .to.have.nested.property('[0].city')
        .that.matches(/^\p{Lu}/u);
    });

    it('generates names in the words of another locale', () => {
      expect(JSON.stringify(run.exported.german)).to.match(/ü/);
    });

    it('imports no module of Node', () => {
      expect(run.loaded.filter((url) => url.startsWith('node:'))).to.deep.equal([]);
    });

    it('throws the faults of an invalid request', () => {
      expect(run.exported.faults).to.deep.equal(['/rows']);
    });

    it('loads the words, but not Koa, Redis or Inversify', () => {
      expect(partsOf(run, consumer.bundled)).to.deep.equal([
        'adapters/compression',
        'adapters/lexicon',
        'adapters/lexicon/births',
        'adapters/lexicon/locales',
        'adapters/lexicon/names',
        'adapters/lexicon/prose',
        'adapters/lexicon/terms',
        'adapters/library',
        'adapters/library/definitions',
        'adapters/places',
        'adapters/system',
        'application/databases',
        'application/inference',
        'application/ports',
        'application/tables',
        'domain',
        'fp-ts',
        'io-ts',
      ]);
    });
  });

  describe('imported as @tablewright/engine/domain', () => {
    let run: ProgramRun;

    before(() => {
      run = consumer.run('pure-domain');
    });

    it('generates rows of every type from the given words', () => {
      expect(run.exported.rows).to.have.length(3);
      expect(run.exported.rows).to.have.nested.property('[2]').that.has.all.keys(FIELD_TYPE_NAMES);
    });

    it('loads only itself, fp-ts and io-ts', () => {
      expect(partsOf(run, consumer.bundled)).to.deep.equal(['domain', 'fp-ts', 'io-ts']);
    });
  });
});
