import { expect } from 'chai';
import { generate } from '../../../../src/adapters/library/generate.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const FIELDS =
  'id:integer(unique) email status:choice(new,paid) total:decimal(min=0,max=100,null_rate=.1)';

const same = {
  rows: 20,
  seed: 'demo',
  fields: [
    { name: 'id', type: 'integer', constraints: { unique: true } },
    { name: 'email', type: 'email' },
    { name: 'status', type: 'choice', constraints: { choices: ['new', 'paid'] } },
    { name: 'total', type: 'float', constraints: { min: 0, max: 100, null_rate: 0.1 } },
  ],
};

describe('fields on the command line', () => {
  const folder = new ScratchFolder();
  after(() => folder.remove());

  async function printed(...args: readonly string[]): Promise<string> {
    const { code, stdout, stderr } = await runCommand(args);
    expect({ code, stderr }).to.deep.equal({ code: 0, stderr: '' });
    return stdout.toString();
  }

  it('make the table of the same request', async () => {
    const text = await printed('generate', FIELDS, '--rows', '20', '--seed', 'demo');

    expect(text).to.equal(generate(same).text());
  });

  it('may be several arguments, and have 10 rows by default', async () => {
    const rows = JSON.parse(await printed('generate', 'id', 'name:first_name', '--seed', '1'));

    expect(rows).to.have.length(10);
    expect(Object.keys(rows[0])).to.deep.equal(['id', 'name']);
  });

  it('take the options of formats, which select the format', async () => {
    const sql = await printed(
      ...['generate', 'id', 'name', '--rows', '1', '--seed', '1', '--table', 'app.users'],
      ...['--dialect', 'postgresql', '--create-table'],
    );
    expect(sql).to.match(
      /^CREATE TABLE app\.users \(\n[^;]+;\nINSERT INTO app\.users \(id, name\)/,
    );
    const csv = await printed('generate', 'id', 'name', '--delimiter', 'tab', '--rows', '1');
    expect(csv).to.match(/^id\tname\r\n1\t/);
  });

  it('leave the other options of a format in a request file', async () => {
    const path = folder.put('request.json', { ...same, rows: 1, csv: { header: false } });

    const csv = await printed('generate', path, '--delimiter', ';');

    expect(csv).to.match(/^\d+;[^;]+;(?:new|paid);[\d.]*\r\n$/);
  });

  it('take their words from another locale', async () => {
    const [french, english] = await Promise.all([
      printed('generate', 'name', '--locale', 'fr', '--seed', '1'),
      printed('generate', 'name', '--seed', '1'),
    ]);

    expect(french).not.to.equal(english);
  });

  it('are refused with a mark under each fault', async () => {
    const { code, stderr } = await runCommand([
      'generate',
      'id:integr(uniqe)',
      'b:int(min=5,max=3)',
      '--rows',
      '0',
    ]);

    expect(code).to.equal(2);
    expect(stderr.split('\n')).to.deep.equal([
      'tablewright: fields: the request breaks 3 rules',
      '  --rows: expected a whole number from 1 up, got 0',
      '  id:integr(uniqe) b:int(min=5,max=…',
      '     ^ unknown field type "integr", did you mean "integer"?',
      '  id:integr(uniqe) b:int(min=5,max=3)',
      '                               ^ expected at least min (5), got 3',
      '',
    ]);
  });

  it('are refused together with the options', async () => {
    const { code, stderr } = await runCommand(['generate', 'foo', 'bar', '--rows', 'ten']);

    expect(code).to.equal(2);
    expect(stderr).to.match(/^tablewright: fields: the request breaks 3 rules\n/);
    expect(stderr).to.contain('the name "foo" suggests no field type');
    expect(stderr).to.contain('the name "bar" suggests no field type');
    expect(stderr).to.contain('--rows: expected a whole number from 1 up, got "ten"');
  });

  for (const [args, message] of [
    [['nofile.json'], 'cannot read nofile.json: no such file or directory'],
    [
      ['id', '--dialect', 'mysql', '--format', 'csv'],
      '--dialect: the format is csv; use --format sql',
    ],
    [
      ['id', '--delimiter', ';', '--out', 'a.sql'],
      '--delimiter: the format is sql; use --format csv',
    ],
    [['id', '--dialect', 'mysq'], '--dialect: expected one of "ansi"'],
    [['id', '--locale', 'xx'], '--locale: expected one of the'],
    [['a.json', 'b.json'], 'expected one file with a request, or fields'],
    [['d:date(from=3)'], '^ unknown constraint "from", expected one of start, end,'],
    [['a:string(pattern=[A-Z]{3})'], '^ expected a comma or a closing bracket, or quotes around a'],
    [['a:fone'], '^ unknown field type "fone"; see: tablewright types'],
    [['foo'], '^ the name "foo" suggests no field type: add one, such as foo:word'],
  ] as const) {
    it(`are refused: ${args.join(' ')}`, async () => {
      const { stdout, stderr } = await runCommand(['generate', ...args]);

      expect(stderr).to.contain(message);
      expect(stdout).to.have.length(0);
    });
  }
});

describe('tablewright preview', () => {
  it('prints the first ten rows as JSON to a pipe', async () => {
    const { code, stdout } = await runCommand([
      'preview',
      'id',
      'name',
      '--rows',
      '500',
      '--seed',
      '1',
    ]);
    const whole = await runCommand(['generate', 'id', 'name', '--rows', '500', '--seed', '1']);

    expect(code).to.equal(0);
    expect(JSON.parse(stdout.toString())).to.deep.equal(
      JSON.parse(whole.stdout.toString()).slice(0, 10),
    );
  });

  it('checks the whole request', async () => {
    const { code, stderr } = await runCommand([
      'preview',
      'n:integer(unique,max=5)',
      '--rows',
      '100',
    ]);

    expect(code).to.equal(2);
    expect(stderr).to.contain('^ ').and.to.contain('100');
  });
});
