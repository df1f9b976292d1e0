import type { MissedPart } from '../model/database-schema.js';
import type { DdlDialect } from './ddl-dialect.js';
import type { DraftColumn, DraftTable } from './draft-table.js';
import { LineIndex } from './line-index.js';
import { Naming } from './naming.js';
import type { Token } from './statement.js';

/** A type that a script defines: an enumeration, or another type with rules. */
export interface DraftType {
  readonly column: Pick<DraftColumn, 'type' | 'args' | 'isArray' | 'isUnsigned' | 'values'>;
  /** The places of the labels of an enumeration. */
  readonly places?: Map<string, number>;
  readonly isNotNull: boolean;
  readonly default: string | undefined;
  /** Expressions with the word VALUE, cut at each VALUE. */
  readonly checks: readonly (readonly string[])[];
}

/** How many columns and characters LIKE and domains may copy within a script; more would not be linear. */
const MOST_COPIES = 500_000;
const LONGEST_TEXT = 100;

/** The schema of a script as far as it has been read. */
export class Draft {
  readonly script: string;
  readonly dialect: DdlDialect;
  readonly naming: Naming;
  /** By key. */
  readonly tables = new Map<string, DraftTable>();
  readonly types = new Map<string, DraftType>();
  /** The new names of renamed tables, by the keys of their old names. */
  readonly renamed = new Map<string, string>();
  /** The keys of views, partitions and other tables that are not to be filled. */
  readonly leftOut = new Set<string>();
  readonly missed: MissedPart[] = [];
  readonly #lines: LineIndex;
  #copies = 0;

  constructor(script: string, dialect: DdlDialect) {
    this.script = script;
    this.dialect = dialect;
    this.naming = new Naming(dialect);
    this.#lines = new LineIndex(script);
  }

  miss(start: number, reason: string, table?: string): void {
    const [statement = ''] = this.script.slice(start, start + 2 * LONGEST_TEXT).split(';', 1);
    const part = statement.replace(/\s+/g, ' ');
    const text = part.length > LONGEST_TEXT ? `${part.slice(0, LONGEST_TEXT - 1)}…` : part.trim();
    const line = this.#lines.lineOf(start);
    this.missed.push({ line, ...(table !== undefined && { table }), text, reason });
  }

  /** Counts copied parts; false if the script has copied as many as it may. */
  copies(amount: number): boolean {
    this.#copies += amount;
    return this.#copies <= MOST_COPIES;
  }

  table(path: readonly Token[]): DraftTable | undefined {
    return this.tables.get(this.naming.key(this.naming.qualified(path)));
  }

  isLeftOut(path: readonly Token[]): boolean {
    return this.leftOut.has(this.naming.key(this.naming.qualified(path)));
  }

  leaveOut(path: readonly Token[]): void {
    const key = this.naming.key(this.naming.qualified(path));
    this.tables.delete(key);
    this.leftOut.add(key);
  }

  rename(table: DraftTable, path: readonly Token[]): void {
    const { naming, tables } = this;
    const old = naming.key(table.name);
    const name = naming.qualified(path);
    if (tables.has(naming.key(name))) return;
    tables.delete(old);
    this.renamed.set(old, name);
    table.name = name;
    tables.set(naming.key(name), table);
  }

  column(table: DraftTable, token: Token): DraftColumn | undefined {
    return table.columns.get(this.naming.key(this.naming.of(token)));
  }
}
