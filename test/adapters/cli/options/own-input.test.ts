import { linkSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { OUTPUT_OPTIONS } from '../../../../src/adapters/cli/options/refuse-own-input.js';
import { setRequest } from '../../../support/sets.js';
import { tableRequest } from '../support/requests.js';
import { runShell } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const ORDERS = `id,total\n${Array.from({ length: 40 }, (_, i) => `${i + 1},${i * 3}.50`).join('\n')}\n`;
const EXTENSION = 'export default { fieldTypes: [] };\n';

describe('a command that would write what it reads', () => {
  const folder = new ScratchFolder();

  before(() => {
    folder.put('orders.csv', ORDERS);
    folder.put('orders.json', '[{"id":1}]');
    folder.put('orders.csv.gz', '');
    folder.put('request.json', tableRequest());
    folder.put('set.json', setRequest());
    folder.put('schema.sql', 'CREATE TABLE t (id int);');
    folder.put('own.mjs', EXTENSION);
    symlinkSync(folder.path('orders.csv'), folder.path('link.csv'));
    linkSync(folder.path('orders.csv'), folder.path('hard.csv'));
    symlinkSync(folder.path(), folder.path('loop'));
  });
  after(() => folder.remove());

  for (const line of [
    'generate @request.json --out https://user:SECRET@host/table.csv',
    'generate @request.json --out https://host/table.unknown?sig=SECRET',
    'generate @set.json --out s3://user:SECRET@bucket/tables/',
    'clone @orders.csv --report https://user:SECRET@host/report.html',
    'schema from @schema.sql --out postgresql://user:SECRET@host/shop',
    'changes @set.json --from 2026-01-01 --out http://host/SECRET',
  ]) {
    it(`does not take an address for a file, nor repeat its secrets: ${line.replaceAll('@', '')}`, async () => {
      const ended = await runCommand(line.replaceAll('@', folder.path('/')).split(' '));
      expect(ended.stderr).to.match(
        /--(?:out|report): expected the name of a file, got \w+:\/\/…; /,
      );
      expect(ended.stderr).not.to.contain('SECRET');
      expect(ended.code).to.equal(2);
    });
  }

  /** Arguments, and the name of the file that is read. Names begin with `@`, which stands for the folder. */
  const refused: readonly (readonly [string, string])[] = [
    ['clone @orders.csv --out @orders.csv', 'orders.csv'],
    ['clone @orders.csv --out @./orders.csv', 'orders.csv'],
    ['clone @orders.csv --out @loop/orders.csv', 'orders.csv'],
    ['clone @orders.csv --out @link.csv', 'orders.csv'],
    ['clone @link.csv --out @orders.csv', 'orders.csv'],
    ['clone @orders.csv --out @hard.csv', 'orders.csv'],
    ['clone @orders.json --report @orders.json', 'orders.json'],
    ['clone @orders.csv.gz --out @orders.csv.gz', 'orders.csv.gz'],
    ['generate @request.json --out @request.json', 'request.json'],
    ['generate @set.json --out @set.json', 'set.json'],
    ['generate id --extension @own.mjs --format csv --out @own.mjs', 'own.mjs'],
    ['schema from @schema.sql --out @schema.sql', 'schema.sql'],
    ['schema from sqlite:@schema.sql --out @schema.sql', 'schema.sql'],
    ['schema to prisma @schema.sql --out @schema.sql', 'schema.sql'],
  ];
  for (const [line, name] of refused) {
    it(`is refused and changes nothing: ${line.replaceAll('@', '')}`, async () => {
      if (name.endsWith('.gz')) folder.put(name, gzipSync(ORDERS).toString('latin1'));
      const before = folder.readBytes(name);
      const args = line.replaceAll('@', folder.path('/')).split(' ');

      const { code, stderr } = await runCommand(args);

      expect(stderr).to.match(/^tablewright: --(?:out|report) .*: the command reads this file as /);
      expect(stderr).to.contain('; name another file\n');
      expect(code).to.equal(2);
      expect(folder.readBytes(name).equals(before)).to.equal(true);
    });
  }

  for (const line of [
    'clone - --format csv --out orders.csv < orders.csv',
    'clone - --format csv < orders.csv >> orders.csv',
    'generate request.json --format csv >> request.json',
    'preview request.json >> request.json',
    'infer orders.csv 1<> orders.csv',
    'generate request.json --format csv --out /dev/stdout >> request.json',
  ]) {
    it(`is refused and changes nothing: tablewright ${line}`, async () => {
      const before = folder.names.map((name) => name.includes('.') && folder.read(name));

      const { code, stderr } = await runShell(`cd ${folder.path()} && tablewright ${line}`);

      expect(stderr).to.contain(': the command reads this file as ');
      expect(code).to.equal(2);
      expect(folder.names.map((name) => name.includes('.') && folder.read(name))).to.deep.equal(
        before,
      );
    });
  }

  for (const line of [
    ...['generate @request.json --out=', 'clone @orders.csv --out=', 'clone @orders.csv --report='],
    ...['schema from @schema.sql --out=', 'bulk @request.json --out='],
    // A name of spaces alone.
    'generate @request.json --out=\u00a0',
  ]) {
    it(`is refused if the name of the output is empty: ${line.replaceAll('@', '')}`, async () => {
      const { code, stderr } = await runCommand(line.replaceAll('@', folder.path('/')).split(' '));

      expect(stderr).to.match(
        /^tablewright: --(?:out|report): the name is empty; name what to write\n/,
      );
      expect(code).to.equal(2);
    });
  }

  it('is refused if its table and its report are one file, which need not be there', async () => {
    const { code, stderr } = await runCommand([
      ...['clone', folder.path('orders.csv'), '--out', folder.path('new.json')],
      ...['--report', folder.path('loop/new.json')],
    ]);

    expect(stderr).to.match(
      /--report .*: --out .*new\.json is the same file; name another file\n$/,
    );
    expect(code).to.equal(2);
    expect(folder.names).not.to.include('new.json');
  });

  for (const command of ['bulk', 'bulk submit']) {
    it(`is refused if the folder of ${command} contains its request`, async () => {
      const run = folder.path('run');
      mkdirSync(run, { recursive: true });
      folder.put('run/request.json', tableRequest());
      const queue = command === 'bulk' ? [] : ['--queue', 'redis://127.0.0.1:1'];

      const { code, stderr } = await runCommand([
        ...command.split(' '),
        join(run, 'request.json'),
        ...['--out', run, ...queue],
      ]);

      expect(stderr).to.contain(`--out ${run}: the command reads ${join(run, 'request.json')}`);
      expect(code).to.equal(2);
    });
  }

  it('is not a command with another file of the same folder', async () => {
    const out = folder.path('clone.csv');

    const { code } = await runCommand(['clone', folder.path('orders.csv'), '--out', out]);

    expect(code).to.equal(0);
    expect(folder.read('orders.csv')).to.equal(ORDERS);
  });

  it('is not a command that writes a set beside its request', async () => {
    const tables = folder.path('tables');
    mkdirSync(tables);
    const path = folder.put('tables/set.json', setRequest());

    expect(await runCommand(['generate', path, '--out', `${tables}/`])).to.include({ code: 0 });
  });
});

describe('the options that name a file to write', () => {
  const commands = ['generate', 'clone', 'infer', 'schema from', 'schema to', 'bulk', 'preview'];
  for (const command of commands) {
    it(`are known for ${command}`, async () => {
      const { stdout } = await runCommand([...command.split(' '), '--help']);
      const text = stdout.toString().replaceAll(/\n +(?!-)/g, ' ');
      const lines = text.split('\n').filter((line) => /^ *--/.test(line));

      const writing = lines.filter((line) => /to create or replace|folder of the run/.test(line));

      const names = writing.map((line) => /--([a-z-]+)/.exec(line)?.[1]);
      expect(OUTPUT_OPTIONS).to.include.members(names);
    });
  }
});
