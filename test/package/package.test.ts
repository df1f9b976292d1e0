import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { assets } from '../../src/adapters/http/explorer/assets.js';
import { FIELD_TYPE_NAMES } from '../../src/domain/index.js';
import { Consumer, type ProgramRun } from './consumer.js';

/** The packages that a program made load, our own parts as folders. */
function partsOf({ loaded }: ProgramRun): readonly string[] {
  const parts = loaded.flatMap((url) => {
    const path = url.split('/node_modules/').slice(1).at(-1);
    const own = path === undefined ? undefined : /^tablewright\/dist\/src\/(.*)\//.exec(path)?.[1];
    if (own !== undefined) return own.startsWith('domain') ? 'domain' : own;
    return path === undefined ? [] : (/^(?:@[^/]+\/)?[^/]+/.exec(path)?.[0] ?? []);
  });
  return [...new Set(parts)].sort();
}

describe('the package, installed in a fresh folder', function () {
  this.timeout(120_000);
  const consumer = new Consumer();

  before(() => consumer.install());
  after(() => consumer.remove());

  it('has types that a strict program compiles with, without those of Node or a browser', () => {
    consumer.compile();
  });

  it('has a command that generates', () => {
    const fields = [{ name: 'id', type: 'integer' }];
    const request = consumer.put('request.json', { rows: 3, format: 'csv', fields });

    expect(consumer.command('generate', request)).to.match(/^id\r\n(?:\d+\r\n){3}$/);
  });

  it('holds every file that the explorer serves, with its licence, and no package of them', () => {
    const files = assets.flatMap(({ path }) => [`${path}.gz`, `${path.split('/')[0]}/LICENSE`]);

    expect(files.filter((file) => !consumer.has(`tablewright/assets/${file}`))).to.deep.equal([]);
    expect(['redoc', 'swagger-ui-dist'].filter((name) => consumer.has(name))).to.deep.equal([]);
  });

  it('holds the sample tables, where the local hub looks for them', () => {
    const folder = join(consumer.folder, 'node_modules/tablewright');
    const looksIn = consumer.evaluate(
      `import { sampleFolder } from '${folder}/dist/src/adapters/hubs/local/sample-folder.js';
       process.stdout.write(sampleFolder());`,
    );

    expect(looksIn).to.equal(join(realpathSync(folder), 'samples'));
    expect(readdirSync(looksIn)).to.include('vega');
  });

  describe('imported as tablewright', () => {
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

    it('throws what an invalid request does wrong', () => {
      expect(run.exported.faults).to.deep.equal(['/rows']);
    });

    it('loads the words, and neither Koa, Redis nor Inversify', () => {
      expect(partsOf(run)).to.deep.equal([
        '@faker-js/faker',
        'adapters/lexicon',
        'adapters/library',
        'adapters/places',
        'any-ascii',
        'domain',
        'fp-ts',
        'io-ts',
      ]);
    });
  });

  describe('imported as tablewright/domain', () => {
    let run: ProgramRun;

    before(() => {
      run = consumer.run('pure-domain');
    });

    it('generates rows of every type from the words that it is given', () => {
      expect(run.exported.rows).to.have.length(3);
      expect(run.exported.rows).to.have.nested.property('[2]').that.has.all.keys(FIELD_TYPE_NAMES);
    });

    it('loads itself, fp-ts and io-ts alone', () => {
      expect(partsOf(run)).to.deep.equal(['domain', 'fp-ts', 'io-ts']);
    });
  });
});
