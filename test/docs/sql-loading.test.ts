import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'chai';
import type { DialectName } from '../../src/domain/sql-dialects/index.js';
import { jsonColumn } from '../../src/testing/json-rows.js';
import { mariadb, outOfReach, postgresql } from '../recipes/support/database.js';
import { Kitchen } from '../recipes/support/run-recipe.js';
import { naughtyStrings } from '../support/naughty-strings.js';
import { blockWith } from '../support/page-blocks.js';
import { request, textOf } from '../support/tables.js';

const {
  TABLEWRIGHT_TEST_POSTGRES_URL: postgresUrl = 'postgresql://root@127.0.0.1:5432/test',
  TABLEWRIGHT_TEST_MARIADB_URL: mariadbUrl = 'mysql://root@127.0.0.1:3306/test',
} = process.env;

interface Client {
  readonly name: 'psql' | 'mariadb' | 'sqlite3';
  readonly dialects: readonly DialectName[];
  /** The name of each database on the page, and the database that the test uses instead. */
  readonly databases: readonly (readonly [printed: string, tested: string])[];
  readonly environment: Readonly<Record<string, string>>;
  /** A command that prints column `c` in hexadecimal digits, one row per line. */
  readonly dump: string;
  create(): void;
  drop(): void;
  outOfReach(): string | undefined;
}

const postgres = postgresql(postgresUrl);
const maria = mariadb(mariadbUrl);
const kitchen = new Kitchen();

const server = '-h "$DB_HOST" -P "$DB_PORT" -u "$DB_USER"';

const clients: readonly Client[] = [
  {
    name: 'psql',
    dialects: ['ansi', 'postgresql'],
    databases: [['mydb', '"$PGURL"']],
    environment: postgres.environment,
    dump: `psql "$PGURL" -At -c "SELECT encode(convert_to(c, 'UTF8'), 'hex') FROM t ORDER BY id"`,
    create: () => postgres.create(),
    drop: () => postgres.drop(),
    outOfReach: () => outOfReach(postgres),
  },
  {
    name: 'mariadb',
    dialects: ['ansi', 'mysql'],
    databases: [['mydb', `${server} "$DB_NAME"`]],
    environment: maria.environment,
    dump: `mariadb ${server} -BN -e 'SELECT lower(hex(c)) FROM t ORDER BY id' "$DB_NAME"`,
    create: () => maria.create(),
    drop: () => maria.drop(),
    outOfReach: () => outOfReach(maria),
  },
  {
    name: 'sqlite3',
    dialects: ['ansi', 'sqlite'],
    databases: [],
    environment: {},
    dump: "sqlite3 my.db 'SELECT lower(hex(c)) FROM t ORDER BY id'",
    create: () => {},
    drop: () => kitchen.run('rm my.db'),
    outOfReach: () => outOfReach({ query: () => [kitchen.run('sqlite3 --version')] }),
  },
];

/** Line ends of every kind, alone and next to characters that a literal escapes. */
const lineEnds = [
  'a\r\nb',
  '\r',
  '\n',
  '\r\n',
  '\n\r',
  '\r\r\n\n',
  'a\rb',
  "'\r\n'",
  '\\\r\n\\r\\n',
  '~|^\r\n',
  '\r\n'.repeat(5000),
  `${Array.from({ length: 126 }, (_, i) => String.fromCharCode(i + 1)).join('')}\r\né😀`,
];
const storable = naughtyStrings.filter((text) => !text.includes('\0'));
const choices = [...new Set([...lineEnds, ...storable])];

/** Titles and definitions of columns with line ends. */
const columns: readonly (readonly [string, object])[] = [
  ['whole texts', { type: 'choice', constraints: { choices, unique: true } }],
  [
    'texts in several pieces',
    { type: 'string', constraints: { prefix: 'a\r\n~', suffix: "\\'\r", length: 3 } },
  ],
  [
    'nullable texts of a pattern',
    { type: 'string', constraints: { pattern: '[\\r\\n|]{6}', null_rate: 0.3 } },
  ],
];

after(() => kitchen.remove());

for (const client of clients) {
  describe(`docs/sql.md, loading with ${client.name}`, () => {
    const reason = client.outOfReach();
    if (reason !== undefined) {
      it(`keeps every line end (unavailable: ${reason})`);
      return;
    }

    const loading = blockWith('docs/sql.md', 'sh', client.name).split('\n');
    const printed = loading.find((line) => line.startsWith(client.name)) ?? '';

    beforeEach(() => client.create());
    afterEach(() => client.drop());

    for (const dialect of client.dialects) {
      for (const [title, column] of columns) {
        it(`keeps every line end of ${title} in ${dialect} SQL`, () => {
          const input = request({
            rows: choices.length,
            table_name: 't',
            fields: [
              { name: 'id', type: 'sequence' },
              { name: 'c', ...column },
            ],
          });
          const sql = { dialect, create_table: true };
          writeFileSync(
            join(kitchen.folder, 'table.sql'),
            textOf({ ...input, format: 'sql', sql }),
          );

          kitchen.run(withDatabase(printed, client), client.environment);

          const cells = jsonColumn(textOf({ ...input, format: 'json' }), 'c');
          const expected = cells.map((cell) =>
            cell === 'null' ? '' : Buffer.from(JSON.parse(cell)).toString('hex'),
          );
          const stored = kitchen.run(client.dump, client.environment).split('\n').slice(0, -1);
          expect(stored.map((hex) => hex.replace('NULL', ''))).to.deep.equal(expected);
        });
      }
    }
  });
}

function withDatabase(command: string, { databases }: Client): string {
  return databases.reduce((text, [printed, tested]) => text.replace(printed, tested), command);
}
