import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { readDdl } from '../../../../src/domain/databases/ddl/read-ddl.js';
import { DIALECT_NAMES } from '../../../../src/domain/sql-dialects/index.js';
import { sqliteDatabase } from '../../../support/databases/index.js';
import { runCli, runShell } from '../support/run-cli.js';
import { runCommand } from '../support/run-command.js';
import { ScratchFolder } from '../support/scratch-folder.js';

const script = `CREATE TABLE users (id serial PRIMARY KEY, email varchar(40) NOT NULL UNIQUE, mood text CHECK (mood IN ('sad', 'ok')));
CREATE TABLE orders (id int PRIMARY KEY, user_id int NOT NULL REFERENCES users);
CREATE RULE r AS ON INSERT TO users DO NOTHING;`;

interface Request {
  readonly sql: { readonly dialect: string };
  readonly tables: readonly {
    readonly name: string;
    readonly fields: readonly {
      readonly name: string;
      readonly type: string;
      readonly because: string;
    }[];
  }[];
}

describe('tablewright schema from', () => {
  const folder = new ScratchFolder();
  let file: string;
  before(() => {
    file = folder.put('schema.sql', script);
  });
  after(() => folder.remove());

  it('prints a request on stdout, and what it does not follow on stderr', async () => {
    const { code, stdout, stderr } = await runCli(['schema', 'from', file, '--rows', '5']);
    const request = JSON.parse(stdout.toString()) as Request;

    expect(code).to.equal(0);
    expect(request.sql.dialect).to.equal('postgresql');
    expect(request.tables.map(({ name }) => name)).to.deep.equal(['users', 'orders']);
    expect(request.tables[0]?.fields.map(({ name }) => name)).to.deep.equal([
      'id',
      'email',
      'mood',
    ]);
    expect(request.tables[0]?.fields[1]).to.include({ type: 'email' });
    expect(stderr.trimEnd().split('\n')).to.deep.equal([
      `tablewright: ${file}: 2 tables, 5 columns, 1 reference, postgresql`,
      'tablewright: 1 part not followed:',
      '  a rule may change or refuse rows:',
      '    line 3: CREATE RULE r AS ON INSERT TO users DO NOTHING',
    ]);
  });

  it('names the columns whose types alone decide, at most twenty of them', async () => {
    const names = Array.from({ length: 23 }, (_, i) => `zorb${String.fromCharCode(97 + i)}`);
    const wide = folder.put(
      'wide.sql',
      `CREATE TABLE t (email text, ${names.join(' text, ')} text)`,
    );

    const { stderr } = await runCommand(['schema', 'from', wide]);

    expect(stderr).to.include(
      '23 columns whose type alone decides, since the name is unknown (see --meanings): t.zorba, t.zorbb',
    );
    expect(stderr).to.match(/ t\.zorbt, and 3 more\n$/);
  });

  it('reads the catalogue of a database', async () => {
    const own = await sqliteDatabase();
    try {
      await own.run(
        'CREATE TABLE users (id INTEGER PRIMARY KEY, n INT NOT NULL CHECK (n BETWEEN 3 AND 7))',
      );

      const { code, stdout, stderr } = await runCommand(['schema', 'from', own.url]);
      const exported = await runCommand(['schema', 'to', 'typescript', own.url]);

      expect(code, stderr).to.equal(0);
      expect(stderr).to.equal(
        `tablewright: ${own.url}: 1 table, 2 columns, 0 references, sqlite\n`,
      );
      const [users] = (JSON.parse(stdout.toString()) as Request).tables;
      expect(users?.fields[1]).to.deep.include({ name: 'n', constraints: { min: 3, max: 7 } });
      expect(exported.stdout.toString()).to.contain('n: number');
    } finally {
      await own.drop();
    }
  });

  it('prints a request that tablewright generate takes', async () => {
    const made = await runShell(
      `tablewright schema from ${file} --rows 5 | tablewright generate - --format json --seed 1`,
    );
    const rows = JSON.parse(made.stdout.toString()) as { readonly users: readonly unknown[] };

    expect(made.code, made.stderr).to.equal(0);
    expect(rows.users).to.have.length(5);
  });

  it('reads standard input, UTF-16, and other kinds of files', async () => {
    const utf16 = new Uint8Array(Buffer.from(`\ufeff${script}`, 'utf16le'));
    const prisma = folder.put('schema.prisma', 'model User {\n  id Int @id\n}');
    const openapi = folder.put(
      'api.json',
      '{"components":{"schemas":{"Pet":{"properties":{"id":{"type":"integer"}}}}}}',
    );
    const wide = folder.path('wide.sql');
    const { writeFileSync } = await import('node:fs');
    writeFileSync(wide, utf16);

    for (const [args, input, tables] of [
      [['-'], script, ['users', 'orders']],
      [[wide], '', ['users', 'orders']],
      [[prisma], '', ['User']],
      [[openapi], '', ['Pet']],
    ] as const) {
      const { code, stdout, stderr } = await runCommand(['schema', 'from', ...args], { input });

      expect(code, stderr).to.equal(0);
      expect(
        (JSON.parse(stdout.toString()) as Request).tables.map(({ name }) => name),
      ).to.deep.equal(tables);
    }
  });

  it('refuses meanings that cannot be used, with their places', async () => {
    const meanings = folder.put('m.json', '{"meanings":[{"names":"mood","type":"wurd"}]}');
    const { code, stderr } = await runCli(['schema', 'from', file, '--meanings', meanings]);

    expect(code).to.equal(2);
    expect(stderr).to.contain(`${meanings}: the request breaks 1 rule`);
    expect(stderr).to.contain('/meanings/0/type: unknown field type "wurd", did you mean "word"?');
  });

  it('writes the file that --out names', async () => {
    const out = folder.path('set.json');
    const { code, stdout } = await runCommand(['schema', 'from', file, '--out', out]);

    expect({ code, stdout: stdout.toString() }).to.deep.equal({ code: 0, stdout: '' });
    expect(JSON.parse(readFileSync(out, 'utf8')))
      .to.have.property('tables')
      .with.length(2);
  });

  for (const [title, args, message] of [
    [
      'a file without tables',
      ['-'],
      'standard input: it contains no table: expected SQL with CREATE TABLE',
    ],
    [
      'an unknown dialect',
      ['-', '--dialect', 'oracle'],
      '--dialect: expected ansi, postgresql, mysql, sqlite, sqlserver, got "oracle"',
    ],
    [
      'no rows',
      ['-', '--rows', '0'],
      '--rows: expected a whole number from 1 to 999999999, got "0"',
    ],
  ] as const) {
    it(`refuses ${title}`, async () => {
      const { code, stderr } = await runCommand(['schema', 'from', ...args], {
        input: 'SELECT 1;',
      });

      expect(code).to.equal(2);
      expect(stderr).to.contain(message);
    });
  }
});

describe('tablewright schema to', () => {
  const set = JSON.stringify({
    tables: [
      {
        name: 'teams',
        rows: 3,
        key: ['id'],
        fields: [
          { name: 'id', type: 'sequence' },
          { name: 'size', type: 'choice', constraints: { choices: ['s', 'l'] } },
        ],
      },
      {
        name: 'players',
        per: { table: 'teams', count: 2 },
        fields: [
          { name: 'team', type: 'reference' },
          { name: 'name', type: 'name', constraints: { null_rate: 0.5 } },
        ],
      },
    ],
  });

  it('sql has the ranges of types, and no UNIQUE of a part of a key', async () => {
    const input = `CREATE TABLE shops (id bigint PRIMARY KEY);
      CREATE TABLE stock (shop_id bigint NOT NULL REFERENCES shops, sku varchar(20) NOT NULL, visits_count int, PRIMARY KEY (shop_id, sku));
      CREATE TABLE lines (shop_id bigint NOT NULL REFERENCES shops, line_no smallint NOT NULL, price numeric(9, 2), PRIMARY KEY (shop_id, line_no));
      CREATE TABLE days (day date NOT NULL, number int NOT NULL, PRIMARY KEY (day, number));`;
    const { stdout } = await runCommand(['schema', 'to', 'sql', '-', '--dialect', 'postgresql'], {
      input,
    });
    const lines = stdout.toString().split('\n');

    expect(stdout.toString()).to.not.contain('UNIQUE');
    expect(lines).to.include.members([
      '  sku VARCHAR(20) NOT NULL,',
      '  visits_count INTEGER,',
      '  line_no SMALLINT NOT NULL,',
      '  price NUMERIC(9, 2),',
      '  PRIMARY KEY (shop_id, line_no),',
      '  PRIMARY KEY (day, number)',
    ]);
  });

  for (const dialect of DIALECT_NAMES) {
    it(`sql writes the tables of a request for ${dialect}, without their rows`, async () => {
      const { code, stdout, stderr } = await runCommand(
        ['schema', 'to', 'sql', '-', '--dialect', dialect],
        { input: set },
      );
      const { tables, missed } = readDdl(
        stdout.toString(),
        dialect === 'ansi' ? 'postgresql' : dialect,
      );

      expect(code, stderr).to.equal(0);
      expect(stdout.toString()).not.to.contain('INSERT');
      expect(missed).to.deep.equal([]);
      expect(tables.map(({ name, primaryKey }) => [name, primaryKey])).to.deep.equal([
        ['teams', ['id']],
        ['players', []],
      ]);
      expect(tables[1]?.foreignKeys).to.deep.equal([
        { columns: ['team'], table: 'teams', references: ['id'], isDeferrable: false },
      ]);
    });
  }

  it('sql has the lengths and lists of values that the schema states, and no invented ones', async () => {
    const input = `CREATE TABLE roles (id int PRIMARY KEY, name text NOT NULL, code varchar(80) NOT NULL UNIQUE,
      state text NOT NULL CHECK (state IN ('on', 'off')), traits jsonb NOT NULL);
      CREATE TABLE names (one text, two text, three text, four text, PRIMARY KEY (one, two, three, four));`;
    const { stdout } = await runCommand(['schema', 'to', 'sql', '-', '--dialect', 'mysql'], {
      input,
    });

    expect(stdout.toString().split('\n').slice(2, 7)).to.deep.equal([
      '  id INTEGER NOT NULL,',
      '  name TEXT NOT NULL,',
      '  code VARCHAR(80) NOT NULL UNIQUE,',
      "  state VARCHAR(3) NOT NULL CHECK (state IN ('on', 'off')),",
      '  traits JSON NOT NULL,',
    ]);
    expect(stdout.toString()).to.contain('one VARCHAR(190) NOT NULL');
  });

  for (const dialect of DIALECT_NAMES) {
    it(`sql has the unique lists of several columns of a schema for ${dialect}`, async () => {
      const input = `CREATE TABLE teams (id int PRIMARY KEY);
        CREATE TABLE seats (id int PRIMARY KEY, team_id int NOT NULL REFERENCES teams, label varchar(20) NOT NULL, UNIQUE (team_id, label));`;
      const { stdout } = await runCommand(['schema', 'to', 'sql', '-', '--dialect', dialect], {
        input,
      });
      const { tables } = readDdl(stdout.toString(), dialect === 'ansi' ? 'postgresql' : dialect);

      expect(tables.map(({ uniques }) => uniques)).to.deep.equal([[], [['team_id', 'label']]]);
    });
  }

  it('typescript writes interfaces for a request', async () => {
    const { stdout } = await runCommand(['schema', 'to', 'typescript', '-'], { input: set });

    expect(stdout.toString()).to.equal(
      'export interface Teams {\n  id: number;\n  size: "s" | "l";\n}\n\nexport interface Players {\n  team: number;\n  name: string | null;\n}\n',
    );
  });

  for (const [format, part] of [
    ['json-schema', '"$defs": {'],
    ['prisma', 'model Users {'],
    ['sql', 'CREATE TABLE users ('],
    ['typescript', 'export interface Users {'],
  ] as const) {
    it(`${format} writes a schema`, async () => {
      const { code, stdout, stderr } = await runCommand(['schema', 'to', format, '-'], {
        input: script,
      });

      expect(code, stderr).to.equal(0);
      expect(stdout.toString()).to.contain(part);
    });
  }

  it('refuses other formats, and requests that are not valid', async () => {
    const unknown = await runCommand(['schema', 'to', 'xml', '-'], { input: set });
    expect(unknown.code).to.equal(2);
    expect(unknown.stderr).to.contain(
      'expected sql, json-schema, typescript, prisma, snowflake, bigquery, clickhouse, got "xml"',
    );

    const wrong = await runCommand(['schema', 'to', 'sql', '-'], {
      input: '{"tables":[{"name":"a"}]}',
    });
    expect(wrong.code).to.equal(2);
    expect(wrong.stderr).to.contain('the request breaks');
  });
});
