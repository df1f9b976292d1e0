import type { DdlDialect } from '../ddl/ddl-dialect.js';
import type { PrismaBlock } from './prisma-blocks.js';

/** What a Prisma schema declares. */
export interface PrismaSchema {
  readonly dialect: DdlDialect;
  readonly models: readonly PrismaBlock[];
  readonly enums: ReadonlyMap<string, PrismaBlock>;
  /** The names of composite types, views and other blocks. */
  readonly others: ReadonlySet<string>;
  miss(start: number, part: string, reason: string, table?: string): void;
}
