import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import { parquetWriteBuffer } from 'hyparquet-writer';
import { joiningPackages } from '../../scripts/packages/declarations.js';
import { assets } from '../../src/adapters/http/explorer/assets.js';
import { everyOf } from '../support/every-of.js';
import { packageRoot } from '../support/package-root.js';
import { describeWithPackages } from '../support/with-packages.js';
import { Consumer } from './consumer.js';
import { exampleModules, exampleOf, nodeExports } from './docstring-examples.js';

function post(url: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

describeWithPackages(joiningPackages, 'the installed tablewright', () => {
  const consumer = new Consumer('tablewright');

  before(() => consumer.install());
  after(() => consumer.remove());

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
      expect(consumer.refusal(name, 'no-such-file.json'), name).to.deep.equal({
        code: 1,
        stderr: 'tablewright: cannot read no-such-file.json: no such file or directory (ENOENT)\n',
      });
    }
  });

  it('contains the page where people make tables, and none of its packages', () => {
    const folder = 'tablewright/dist/studio';
    const list = join(consumer.folder, 'node_modules', folder, 'files.json');
    const { files } = JSON.parse(readFileSync(list, 'utf8')) as {
      readonly files: readonly string[];
    };

    expect(everyOf(files, (file) => consumer.has(`${folder}/${file}.gz`))).to.equal(true);
    expect(['preact', 'fflate'].filter((name) => consumer.has(name))).to.deep.equal([]);
  });

  it('contains every file that the explorer serves and its licence, but does not install their packages', () => {
    const files = assets.flatMap(({ path }) => [`${path}.gz`, `${path.split('/')[0]}/LICENSE`]);

    expect(files.filter((file) => !consumer.has(`tablewright/assets/${file}`))).to.deep.equal([]);
    expect(['redoc', 'swagger-ui-dist'].filter((name) => consumer.has(name))).to.deep.equal([]);
  });

  it('contains the packed places with their documentation and sources', () => {
    const files = ['README.md', 'cities.bin', 'city-names.txt', 'countries.tsv', 'regions.tsv'];

    for (const file of files) {
      expect(consumer.has(`@tablewright/engine/dist/world/${file}`), file).to.equal(true);
    }
    expect(consumer.has('@tablewright/engine/dist/world/cities.tsv')).to.equal(false);
  });

  it('contains no sources, tests, scripts or benchmarks', () => {
    const paths = [
      'src',
      'test',
      'scripts',
      'bench',
      'dist/src/programs/service.js',
      'dist/test',
      'dist/scripts',
    ];

    expect(consumer.has('tablewright/dist/main.js')).to.equal(true);
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

  for (const each of nodeExports()) {
    it(`exports ${each.name} from ${each.module} with an example`, () => {
      expect(exampleOf(each), 'the docstring has no @example').not.to.equal(undefined);
    });
  }

  it('has a manifest without a fault, and one copy of the engine', async () => {
    expect(await consumer.faults()).to.deep.equal([]);
    expect(consumer.packages().filter((name) => name.endsWith('/engine'))).to.deep.equal([
      '@tablewright/engine',
    ]);
  });

  it('has a command that reads words and places of the engine', () => {
    const fields = ['name', 'city'].map((type) => ({ name: type, type }));
    const request = consumer.put('german.json', { rows: 50, format: 'csv', locale: 'de', fields });

    expect(consumer.command('generate', request)).to.match(/ü/);
  });

  it('loads each module with require', () => {
    const modules = consumer.modules();

    expect(modules).to.include.members(['tablewright/service', 'tablewright/bulk']);
    expect(everyOf(consumer.require(modules), (count) => count > 0)).to.equal(true);
  });

  it('exports the modules of the engine under its own name, and compiles with its examples', () => {
    consumer.compile(exampleModules(nodeExports()));

    expect(consumer.run('whole-library').exported.rows).to.have.length(3);
    expect(consumer.run('pure-domain').exported.rows).to.have.length(3);
  });
});
