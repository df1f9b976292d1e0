import { Cursor } from '../ddl/cursor.js';
import type { DdlDialect } from '../ddl/ddl-dialect.js';
import { LineIndex } from '../ddl/line-index.js';
import type { DatabaseSchema, MissedPart } from '../model/database-schema.js';
import { ModelTables } from './model-tables.js';
import { type PrismaBlock, readBlock } from './prisma-blocks.js';
import type { PrismaSchema } from './prisma-schema.js';
import { prismaTokens } from './prisma-tokens.js';

const dialects: Readonly<Record<string, DdlDialect>> = {
  postgresql: 'postgresql',
  postgres: 'postgresql',
  cockroachdb: 'postgresql',
  mysql: 'mysql',
  sqlite: 'sqlite',
  sqlserver: 'sqlserver',
};

/**
 * The tables that Prisma creates for the models of a schema, with those that it adds for relations of many to many.
 * It throws no error, whatever the text contains.
 *
 * @example
 * const model = 'model User { id Int @id @default(autoincrement()) email String @unique }';
 * readPrisma(model).tables[0]?.uniques; // => [['email']]
 */
export function readPrisma(text: string): DatabaseSchema {
  const missed: MissedPart[] = [];
  const lines = new LineIndex(text);
  const { dialect, models, enums, others } = declarationsOf(text);
  const { tables } = new ModelTables({
    dialect,
    models,
    enums,
    others,
    miss: (start, part, reason, table) =>
      missed.push({
        line: lines.lineOf(start),
        ...(table !== undefined && { table }),
        text: part,
        reason,
      }),
  });
  return { dialect, tables, missed };
}

function declarationsOf(text: string): Omit<PrismaSchema, 'miss'> {
  const cursor = new Cursor(prismaTokens(text), { steps: 0 });
  const models: PrismaBlock[] = [];
  const enums = new Map<string, PrismaBlock>();
  const others = new Set<string>();
  let dialect: DdlDialect = 'postgresql';
  while (!cursor.isAtEnd) {
    if (cursor.peek().kind !== 'word') {
      cursor.skip();
      continue;
    }
    const { text: kind, start } = cursor.next();
    const name = cursor.peek().kind === 'word' ? cursor.next().text : '';
    const body = cursor.group('{');
    if (body === undefined) continue;
    if (kind === 'model') models.push(readBlock(body, name, start, true));
    else if (kind === 'enum') enums.set(name, readBlock(body, name, start, false));
    else if (kind === 'datasource') dialect = providerOf(body) ?? dialect;
    else others.add(name);
  }
  return { dialect, models, enums, others };
}

function providerOf(body: Cursor): DdlDialect | undefined {
  while (!body.isAtEnd) {
    if (body.take('provider') && body.takeSymbol('=')) {
      const { text } = body.peek();
      return Object.hasOwn(dialects, text) ? dialects[text] : undefined;
    }
    body.skip();
  }
  return undefined;
}
