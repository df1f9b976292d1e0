import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect } from 'chai';
import { csv } from '../../../support/tables/csv-text.js';
import { runCli, runShell } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const table = csv(
  'id,plan,price',
  400,
  (i) => `${i},${['free', 'team'][i % 2]},${(i % 37) + 0.25}`,
);

interface Request {
  readonly rows: number;
  readonly fields: readonly { readonly name: string; readonly type: string }[];
}

describe('tablewright infer and clone', () => {
  const folder = new ScratchFolder();
  let file: string;

  before(() => {
    file = folder.put('table.csv', table);
  });
  after(() => folder.remove());

  it('print the inferred request on stdout and nothing else', async () => {
    const { code, stdout, stderr } = await runCli(['infer', file]);

    const request = JSON.parse(stdout.toString()) as Request;
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    expect(Object.keys(request)).to.deep.equal(['rows', 'fields', 'correlate', 'even']);
    expect(request.rows).to.equal(400);
    expect(request.fields.map(({ name, type }) => `${name} ${type}`)).to.deep.equal([
      'id sequence',
      'plan choice',
      'price price',
    ]);
  });

  for (const format of ['json', 'csv', 'sql']) {
    it(`give the same ${format} output, whether infer and generate run in turn or clone runs alone`, async () => {
      const request = folder.path(`request-${format}.json`);
      const options = `--seed 7 --rows 25 --format ${format}`;

      const two = await runShell(
        `tablewright infer ${file} > ${request} && tablewright generate ${request} ${options}`,
      );
      const one = await runShell(`tablewright clone ${file} ${options}`);

      expect(two.code, two.stderr).to.equal(0);
      expect(one.stdout.toString()).to.equal(two.stdout.toString());
      expect(one.stdout.length).to.be.above(200);
    });
  }

  it('write the table like its source if --like-source is given', async () => {
    const lines = csv('betrag;plan', 400, (i) => `${i % 17},${i % 9}5;${i % 3 ? 'a' : 'NA'}\r`);
    const source = folder.put('source.csv', `\ufeff${lines.replace('\n', '\r\n')}`);
    const out = folder.path('like.csv');
    const { code } = await runCommand([
      'clone',
      source,
      '--like-source',
      '--seed',
      '1',
      '--out',
      out,
    ]);

    const text = readFileSync(out, 'utf8');
    expect(code).to.equal(0);
    expect(text).to.match(/^\ufeffbetrag;plan\r\n(?:\d+,\d\d;(?:a|NA)\r\n){400}$/);
    expect(text).to.include(';NA\r\n');
  });

  it('refuse --like-source for a format that no source has', async () => {
    const { code, stderr } = await runCommand(['clone', file, '--like-source', '--format', 'sql']);

    expect(code).to.equal(2);
    expect(stderr).to.equal(
      'tablewright: --like-source: only CSV and TSV can be written like their source: expected the format "csv" or "tsv", got "sql"\n',
    );
  });

  it('generate as many rows as were sampled if --rows is absent', async () => {
    const { stdout } = await runCommand(['clone', file, '--format', 'csv']);
    const few = await runCommand(['clone', file, '--format', 'csv', '--sample-rows', '10']);

    expect(stdout.toString().trimEnd().split('\r\n')).to.have.length(401);
    expect(few.stdout.toString().trimEnd().split('\r\n')).to.have.length(11);
  });

  it('write to the file of --out and begin at the row of --offset', async () => {
    const rows = ['--format', 'ndjson', '--seed', '1'];
    await runCommand(['clone', file, ...rows, '--rows', '20', '--out', folder.path('whole')]);
    const { stdout } = await runCommand(['clone', file, ...rows, '--rows', '5', '--offset', '15']);

    expect(folder.read('whole').endsWith(stdout.toString())).to.equal(true);
    expect(stdout.toString().split('\n')).to.have.length(6);
  });

  it('read standard input, compressed or not, and stop reading an endless one after --sample-rows', async () => {
    const named = await runCommand(['infer', file]);

    for (const input of [table, gzipSync(table)]) {
      const { stdout } = await runCommand(['infer', '-'], { input });
      expect(stdout.toString()).to.equal(named.stdout.toString());
    }
    const endless = await runShell(`yes 5,x | tablewright infer - --sample-rows 100 | head -2`);
    expect(endless.stdout.toString()).to.equal('{\n  "rows": 100,\n');
  });

  it('find the times and UUIDs of a Parquet file that generate wrote', async () => {
    const fields = ['uuid', 'time'].map((type) => ({ name: `a ${type}`, type }));
    const request = folder.put('times.json', JSON.stringify({ rows: 400, seed: 1, fields }));
    const { stdout } = await runShell(
      `tablewright generate ${request} --format parquet | tablewright infer -`,
    );

    const found = (JSON.parse(stdout.toString()) as Request).fields;
    expect(found.map(({ name, type }) => `${name} ${type}`)).to.deep.equal([
      'a uuid uuid',
      'a time time',
    ]);
  });

  it('read a table from the pipe of a process substitution', async () => {
    const named = await runCommand(['infer', file]);
    const { stdout, stderr } = await runShell(`tablewright infer <(cat ${file})`);

    expect(stdout.toString(), stderr).to.equal(named.stdout.toString());
  });

  it('print warnings on stderr with file and column, and escape control characters', async () => {
    const text = csv('a,"b\u001b[2J"', 50, (i) => `${i % 3},${7_310_000_000 + i * 7919}`);
    const path = folder.put('warned.csv', `${text}1\n2\n`);

    const { code, stderr, stdout } = await runCommand(['infer', path]);

    expect(code).to.equal(0);
    expect(stderr).to.contain(
      `tablewright: ${path}: fewer than 10 rows with too few cells are filled with empty ones\n`,
    );
    expect(stderr).to.match(/^tablewright: \S+: column b\\u001b\[2J: /m);
    expect(stderr).not.to.contain('\u001b');
    expect(JSON.parse(stdout.toString())).to.have.property('rows', 52);
  });

  it('generate one row from a table that has only a header', async () => {
    const path = folder.put('header.csv', 'first_name,email\n');

    const { code, stdout, stderr } = await runCommand(['clone', path, '--format', 'csv']);

    expect(code, stderr).to.equal(0);
    expect(stdout.toString().split('\r\n')).to.have.length(3);
  });

  it('omit values that fewer than k rows have, and include them with --min-count 1', async () => {
    const rare = csv(
      'plan',
      90,
      (i) => (i === 40 ? 'platinum' : ['free', 'team'][i % 2]) as string,
    );
    const path = folder.put('rare.csv', rare);

    const strict = await runCommand(['infer', path]);
    const open = await runCommand(['infer', path, '--min-count', '1']);
    const help = await runCommand(['infer', '--help']);

    expect(strict.stdout.toString()).not.to.contain('platinum');
    expect(open.stdout.toString()).to.contain('platinum');
    expect(help.stdout.toString()).to.contain(
      'with 1, a value that occurs once can be in the result',
    );
  });

  it('list the names of people in a column that --category names, if k rows have them', async () => {
    const owner = (i: number) => (i === 40 ? 'Mary Rare' : ['Linda Gray', 'James Bond'][i % 2]);
    const owners = csv('owner,team', 90, (i) => `${owner(i)},${i % 9}`);
    const path = folder.put('owners.csv', owners);
    const closed = await runCommand(['infer', path]);
    const open = await runCommand(['infer', path, '--category', 'owner']);
    const unknown = await runCommand(['infer', path, '--category', 'ownr']);

    expect(closed.stdout.toString()).not.to.contain('Linda');
    expect(open.stdout.toString()).to.contain('"choices": ["James Bond", "Linda Gray"]');
    expect(open.stdout.toString()).not.to.contain('Rare');
    expect(unknown.stderr).to.equal(
      'tablewright: --category: unknown column "ownr", did you mean "owner"?\n',
    );
    expect(unknown.code).to.equal(2);
  });

  it('recognise names of people in other languages, and make names of the same language', async () => {
    const names = ['Małgorzata', 'Agnieszka', 'Krzysztof', 'Paweł', 'Łukasz', 'Elżbieta'].concat(
      ['Grzegorz', 'Katarzyna', 'Zofia', 'Danuta', 'Andrzej', 'Tomasz', 'Michał', 'Mateusz'],
      ['Joanna', 'Magdalena', 'Krystyna', 'Jakub', 'Marcin', 'Ewa', 'Piotr', 'Jerzy'],
    );
    const path = folder.put(
      'names.csv',
      csv('x1', 400, (i) => names[i % names.length] as string),
    );

    const inferred = await runCommand(['infer', path]);
    const cloned = await runCommand(['clone', path, '--format', 'csv', '--seed', '1']);

    expect(inferred.stdout.toString()).to.match(/"type": "first_name"[^}]*\},\s+"locale": "pl"/);
    expect(cloned.stdout.toString()).to.match(/[ąćęłńóśźż]/);
  });

  it('count the values of the column that --unit names', async () => {
    const row = (i: number) => (i < 100 ? `c${i},${['pen', 'ink'][i % 2]}` : 'c100,opera');
    const path = folder.put('units.csv', csv('customer,product', 1100, row));

    const inferred = await runCommand(['infer', path, '--unit', 'customer']);
    const cloned = await runCommand(['clone', path, '--unit', 'customer', '--format', 'csv']);
    const unknown = await runCommand(['clone', path, '--unit', 'person']);

    expect(inferred.stdout.toString()).to.contain('"choices": ["ink", "pen"]');
    expect(inferred.stderr).to.contain(
      'each unit counts with at most 1 row, so that 10 rows are at least 10 units',
    );
    expect(cloned.stdout.toString()).not.to.contain('opera');
    expect(unknown.stderr).to.equal(
      'tablewright: --unit: unknown column "person"; expected one of customer, product\n',
    );
    expect(unknown.code).to.equal(2);
  });

  for (const command of ['infer', 'clone']) {
    const refusals: readonly (readonly [string, () => string[], number, RegExp])[] = [
      ['a call without a file', () => [], 2, /missing required argument 'file'/],
      ['a second file', () => [file, file], 2, /too many arguments/],
      ['an unknown option', () => [file, '--rowz', '1'], 2, /unknown option '--rowz'/],
      [
        'a missing file',
        () => [folder.path('nope.csv')],
        1,
        /^tablewright: cannot read \S+nope\.csv: no such file or directory \(ENOENT\)\n$/,
      ],
      [
        'a directory',
        () => [folder.path()],
        1,
        /^tablewright: cannot read \S+: it is a directory\n$/,
      ],
      [
        'an empty file',
        () => [folder.put('empty.csv', '')],
        2,
        /^tablewright: \S+empty\.csv: the file is empty\n$/,
      ],
      [
        'a binary file',
        () => [folder.put('a.csv', '\u0000\u0001\u0002'.repeat(300))],
        2,
        /^tablewright: \S+a\.csv: the file is binary data of no known kind\n$/,
      ],
      [
        'a damaged parquet file',
        () => [folder.put('a.parquet', `PAR1${'x'.repeat(300)}PAR1`)],
        2,
        /^tablewright: \S+a\.parquet: the footer of the parquet file is too long\n$/,
      ],
      [
        'a sample of 9 rows',
        () => [file, '--sample-rows=9'],
        2,
        /--sample-rows: expected a whole number from 10 to 1000000, got "9"\n$/,
      ],
      [
        'a least count of 0',
        () => [file, '--min-count', '0'],
        2,
        /--min-count: expected a whole number from 1 to 1000000, got "0"\n$/,
      ],
    ];
    for (const [what, args, code, message] of refusals) {
      it(`refuse ${what} with exit code ${code}, run as ${command}`, async () => {
        const run = await runCommand([command, ...args()]);

        expect(run.stderr).to.match(message);
        expect({ code: run.code, bytes: run.stdout.length }).to.deep.equal({ code, bytes: 0 });
      });
    }
  }

  it('name standard input in the message if it contains no table', async () => {
    const { code, stderr } = await runCommand(['infer', '-'], { input: '' });

    expect({ code, stderr }).to.deep.equal({
      code: 2,
      stderr: 'tablewright: standard input: the file is empty\n',
    });
  });

  it('cut long names of columns only for a database that allows no longer ones', async () => {
    const name = 'How satisfied were you with the time that the delivery took from 1 to 5?';
    const path = folder.put(
      'survey.csv',
      csv(name, 50, (i) => `${i % 5}`),
    );
    const asCsv = await runCommand(['clone', path, '--format', 'csv', '--rows', '1']);
    const asSql = await runCommand(['clone', path, '--format', 'sql']);

    expect(asCsv.stdout.toString().split('\r\n')[0]).to.equal(name);
    expect(asSql.stdout.toString()).to.contain(`("${name.slice(0, 63)}") VALUES`);
  });

  it('name the option --format in the message if SQL cannot represent a column name', async () => {
    const path = folder.put(
      'smile.csv',
      csv('n,is 😀', 50, (i) => `${i % 5},x`),
    );

    const { code, stderr } = await runCommand(['clone', path, '--format', 'sql']);

    expect(stderr).to.contain(`tablewright: ${path}: the request breaks 1 rule\n`);
    expect(stderr).to.contain('  --format: column "is 😀": ansi SQL does not allow');
    expect(code).to.equal(2);
  });
});
