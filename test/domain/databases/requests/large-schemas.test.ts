import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import type { DatabaseSchema } from '../../../../src/domain/databases/model/database-schema.js';
import { readSchema } from '../../../../src/domain/databases/read-schema.js';
import { setOfSchema } from '../../../../src/domain/databases/requests/set-of-schema.js';
import { leastCpuTime } from '../../../support/least-cpu-time.js';
import { engine } from '../../../support/tables.js';

/** Milliseconds of a schema. Without an index for each table, every one of them takes many times as long. */
const BOUND = 6_000;

function each(amount: number, textOf: (i: number) => string): readonly string[] {
  return Array.from({ length: amount }, (_, i) => textOf(i));
}

function tableOf(...columns: readonly string[]): string {
  return `create table t(${columns.join(',')})`;
}

function tables(amount: number, columnsOf: (i: number) => string): string {
  return each(amount, (i) => `create table t${i}(${columnsOf(i)});`).join('');
}

const numbers = each(1000, (i) => `c${i} int`);

const schemas: Readonly<Record<string, string>> = {
  'a table of 18,000 numbers': tableOf(...each(18_000, (i) => `c${i} int`)),
  'texts with long names': tableOf(...each(1000, (i) => `customer_street_name_${i} text`)),
  'moments with orders': tableOf(
    ...each(1000, (i) => `${i % 2 ? 'updated' : 'created'}_${i} date`),
  ),
  'a unique for each column': tableOf(...numbers, ...each(1000, (i) => `unique(c${i})`)),
  'uniques of all columns': tableOf(
    ...numbers,
    ...each(25, (i) => `unique(${each(1000, (j) => `c${(i + j) % 1000}`).join(',')})`),
  ),
  'a check for each column': tableOf(...each(1000, (i) => `c${i} int check(c${i} > ${i % 9})`)),
  'a chain of checks': tableOf(...numbers, ...each(999, (i) => `check(c${i} < c${i + 1})`)),
  'alternatives in checks': tableOf(
    ...numbers,
    ...each(300, (i) => `check(c${i} = 1 or c${i + 1} = 2 or c${i + 2} is null)`),
  ),
  'a partial index for each column': `${tableOf(...numbers)};${each(
    1000,
    (i) => `create unique index on t(c${i}) where c${i} > 0;`,
  ).join('')}`,
  'columns that are added later': `${tableOf('id int')};${each(
    4000,
    (i) => `alter table t add column c${i} int;`,
  ).join('')}`,
  'a reference in each column': `create table p(id int primary key);${tableOf(
    ...each(1000, (i) => `c${i} int references p`),
  )}`,
  'tables that refer to the one before': tables(
    3000,
    (i) => `a int primary key${i > 0 ? ` references t${i - 1}` : ''}`,
  ),
  'tables that refer to the next one': tables(
    3000,
    (i) => `a int primary key${i < 2999 ? ` references t${i + 1}` : ''}`,
  ),
  'tables that refer to each other in a circle': tables(
    2000,
    (i) => `a int primary key references t${(i + 1) % 2000}`,
  ),
  'tables that stay empty one after the other': tables(
    2000,
    (i) => `a int primary key, b int not null references t${i + 1}`,
  ),
  'pairs of pairs': tables(
    500,
    (i) =>
      `a int not null, b int not null, primary key(a, b)${
        i > 0
          ? `, foreign key(a) references t${i - 1}(a), foreign key(b) references t${i - 1}(b)`
          : ''
      }`,
  ),
  'pairs of tables whose composite keys close a circle': tables(
    1300,
    (i) =>
      `id int not null, tenant_id int not null, p int not null, primary key(tenant_id, id), foreign key(tenant_id, p) references t${i ^ 1}(tenant_id, id)`,
  ),
  'triggers that fill tables': tables(2000, () => 'a int').concat(
    ...each(
      1000,
      (i) =>
        `create trigger g${i} after insert on t${i} begin insert into t${i + 1} values (1); end;`,
    ),
  ),
  'a model of Prisma': `model A {\n id Int @id\n${each(900, (i) => ` f${i} String`).join('\n')}\n}`,
  'parts of allOf': JSON.stringify({
    allOf: Array.from({ length: 3000 }, (_, i) => ({
      properties: { [`p${i}`]: { type: 'integer' } },
    })),
  }),
};

function read(text: string): DatabaseSchema {
  const schema = readSchema(text);
  if (E.isLeft(schema)) throw new Error(schema.left);
  return schema.right;
}

describe('a large schema', () => {
  for (const [title, text] of Object.entries(schemas)) {
    it(`takes a time that grows with its text: ${title}`, async () => {
      const work = () => setOfSchema(read(text), { rows: 1000, engine });
      expect(await leastCpuTime(work, BOUND)).to.be.below(BOUND);
    });
  }

  it('is read, at 800 columns, in the time of a short command', async () => {
    const text = tableOf(...each(800, (i) => `c${i} int`));
    const work = () => setOfSchema(read(text), { rows: 1000, engine });
    expect(await leastCpuTime(work, 500)).to.be.below(500);
  });
});
