import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect } from 'chai';
import { parquetWriteBuffer } from 'hyparquet-writer';
import type { Bundled } from '../../scripts/bundle.js';
import { assets } from '../../src/adapters/http/explorer/assets.js';
import { FIELD_TYPE_NAMES } from '../../src/domain/index.js';
import { packageRoot } from '../support/package-root.js';
import { Consumer, type ProgramRun } from './consumer.js';
import {
  exampleModules,
  exampleOf,
  moduleOf,
  publicExports,
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
    url.includes('/tablewright/dist/bundle/') ? (bundled[basename(url)] ?? []) : [url],
  );
  return [...new Set(modules.map(partOf))].sort();
}

/** The only global that the types of the package need, those of `tablewright/hubs`: Node and browsers have it. */
const ABORT_SIGNAL =
  'declare global { interface AbortSignal { readonly aborted: boolean } } export {};';

function post(url: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

describe('the installed package', function () {
  this.timeout(120_000);
  const consumer = new Consumer();

  before(() => consumer.install());
  after(() => consumer.remove());

  it('compiles with strict programs and with the examples in docstrings, without types of Node or of a browser', () => {
    consumer.compile(new Map([...exampleModules(), ['globals', ABORT_SIGNAL]]));
  });

  for (const each of publicExports()) {
    it(`exports ${each.name} from ${each.module} with an example whose stated values are correct`, async () => {
      expect(exampleOf(each), 'the docstring has no @example').not.to.equal(undefined);
      const { stated } = (await consumer.import(moduleOf(each))) as Stated;

      for (const [actual, expected] of stated) expect(actual).to.deep.equal(expected);
    });
  }

  it('has a command that generates a table', () => {
    const fields = [{ name: 'id', type: 'integer' }];
    const request = consumer.put('request.json', { rows: 3, format: 'csv', fields });

    expect(consumer.command('generate', request)).to.match(/^id\r\n(?:\d+\r\n){3}$/);
  });

  it('has a command that loads an extension, and exports the laws that the extension checks', () => {
    const text = `
      import { choiceColumn, fieldType } from 'tablewright/domain';
      import { HubFault } from 'tablewright/hubs';
      import { fieldTypeLaws } from 'tablewright/testing';
      const seat = fieldType({
        name: 'seat', category: 'place', description: 'A seat.', constraints: {},
        capacity: () => 2, plan: (_, context) => choiceColumn(['1A', '1B'], undefined, context),
      });
      for (const { check } of fieldTypeLaws(seat)) check();
      new HubFault({ code: 'hub_timeout' });
      export const extension = { fieldTypes: [seat] };`;
    const module = consumer.put('seat.mjs', Buffer.from(text));
    const fields = [{ name: 'seat', type: 'seat' }];
    const request = consumer.put('seats.json', { rows: 3, format: 'csv', fields });

    expect(consumer.command('generate', request, '--extension', module)).to.match(
      /^seat\r\n(?:1[AB]\r\n){3}$/,
    );
  });

  it('has commands that report a missing file with exit code 1, each from its own bundle', () => {
    for (const name of ['generate', 'infer', 'clone']) {
      expect(consumer.refusal(name, 'no-such-file'), name).to.deep.equal({
        code: 1,
        stderr: 'tablewright: cannot read no-such-file: no such file or directory (ENOENT)\n',
      });
    }
  });

  it('contains every file that the explorer serves and its licence, but does not install their packages', () => {
    const files = assets.flatMap(({ path }) => [`${path}.gz`, `${path.split('/')[0]}/LICENSE`]);

    expect(files.filter((file) => !consumer.has(`tablewright/assets/${file}`))).to.deep.equal([]);
    expect(['redoc', 'swagger-ui-dist'].filter((name) => consumer.has(name))).to.deep.equal([]);
  });

  it('contains the packed places with their documentation and sources', () => {
    const files = ['README.md', 'cities.bin', 'city-names.txt', 'countries.tsv', 'regions.tsv'];

    for (const file of files) {
      expect(consumer.has(`tablewright/dist/bundle/world/${file}`), file).to.equal(true);
    }
    expect(consumer.has('tablewright/dist/bundle/world/cities.tsv')).to.equal(false);
  });

  it('contains no sources, tests, scripts or benchmarks', () => {
    const paths = [
      'src',
      'test',
      'scripts',
      'bench',
      'dist/src/start.js',
      'dist/test',
      'dist/scripts',
    ];

    expect(consumer.has('tablewright/dist/bundle/main.js')).to.equal(true);
    expect(paths.filter((path) => consumer.has(`tablewright/${path}`))).to.deep.equal([]);
  });

  it('has a command that prints its version', () => {
    const { version } = JSON.parse(readFileSync(new URL('package.json', packageRoot), 'utf8'));

    expect(consumer.command('--version')).to.equal(`${version}\n`);
  });

  it('has a command that infers a schema from a Parquet file in a child process', () => {
    const data = Array.from({ length: 50 }, (_, i) => i);
    const table = parquetWriteBuffer({ columnData: [{ name: 'n', data, type: 'INT32' }] });
    const file = consumer.put('table.parquet', new Uint8Array(table));

    expect(JSON.parse(consumer.command('infer', file))).to.have.nested.property(
      'fields[0].name',
      'n',
    );
  });

  it('has a server that generates large tables in threads', async () => {
    const fields = Array.from({ length: 10 }, (_, i) => ({ name: `n${i}`, type: 'integer' }));

    await consumer.serve(async (url) => {
      const answer = await post(`${url}/generate`, { rows: 50_000, format: 'csv', fields });

      expect((await answer.text()).split('\r\n')).to.have.length(50_002);
    });
  });

  it('has a server that infers schemas of the sample tables in a child process', async () => {
    await consumer.serve(async (url) => {
      const answer = await post(`${url}/hub/schema`, { dataset: 'vega/weather' });

      expect(await answer.json()).to.have.nested.property('fields[0].name');
    });
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

    it('generates places, whose data it reads from files of the package', () => {
      expect(run.exported.places).to.have.length(3);
      expect(run.exported.places)
        .to.have.nested.property('[0].city')
        .that.matches(/^\p{Lu}/u);
    });

    it('imports no module of Node', () => {
      expect(run.loaded.filter((url) => url.startsWith('node:'))).to.deep.equal([]);
    });

    it('throws the faults of an invalid request', () => {
      expect(run.exported.faults).to.deep.equal(['/rows']);
    });

    it('loads the words, but not Koa, Redis or Inversify', () => {
      expect(partsOf(run, consumer.bundled)).to.deep.equal([
        '@faker-js/faker',
        'adapters/compression',
        'adapters/lexicon',
        'adapters/library',
        'adapters/places',
        'any-ascii',
        'application/use-cases',
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

    it('generates rows of every type from the given words', () => {
      expect(run.exported.rows).to.have.length(3);
      expect(run.exported.rows).to.have.nested.property('[2]').that.has.all.keys(FIELD_TYPE_NAMES);
    });

    it('loads only itself, fp-ts and io-ts', () => {
      expect(partsOf(run, consumer.bundled)).to.deep.equal(['domain', 'fp-ts', 'io-ts']);
    });
  });
});
