import { utf8Length } from '../basics/utf8.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import { reservedWords } from './reserved-words.js';

/** The names of a table and its columns. */
export interface TableNames {
  readonly tableName: string;
  /** Names of the columns in order; `undefined` for a column with faults of its own. */
  readonly columns: readonly (string | undefined)[];
}

const PLAIN = /^[a-z_][a-z0-9_]*$/;

/** Whether a name is valid without quotes in every dialect. */
export function needsNoQuotes(name: string): boolean {
  return PLAIN.test(name) && !reservedWords.has(name);
}

/** The parts of `table` or `schema.table`. */
export function tableNameParts(tableName: string): readonly string[] {
  return tableName.split('.');
}

/** Names that have a special meaning in a database. */
export interface ReservedNames {
  readonly pattern: RegExp;
  readonly reason: string;
}

/** The rules of a dialect for names. */
export interface NameRules {
  readonly maxBytes?: number;
  /** In UTF-16 code units. */
  readonly maxUnits?: number;
  readonly maxColumns?: number;
  readonly allowsSpaceAtEnd: boolean;
  readonly allowsBeyondBmp: boolean;
  /** Returns the keys of a name in a table with this number of columns. Two names that share a key clash. */
  keysOf(name: string, columns: number): readonly string[];
  /** Returns the key of the name of a table: two tables that share one clash. Without this member, case tells tables apart. */
  tableKeyOf?(name: string): string;
  readonly reservedColumns: readonly ReservedNames[];
  readonly reservedTables: readonly ReservedNames[];
  /** Returns the length, in bytes, of the name of the file in which a table of this name is stored. */
  fileName?(tableName: string): number;
  /** Whether CREATE TABLE repeats names inside a comment. */
  readonly commentsOnCreate: boolean;
}

/** A dialect by its name. */
interface NamedRules {
  readonly name: string;
  readonly names: NameRules;
}

/** The limit of file systems, minus an extension of four characters. */
const MAX_FILE_NAME = 251;

function nameProblem(name: string, rules: NameRules, createsTable: boolean): string | undefined {
  const { maxBytes = Infinity, maxUnits = Infinity } = rules;
  const bytes = utf8Length(name);
  if (name === '') return 'does not allow an empty name';
  if (name.includes('\0')) return 'does not allow NUL in a name';
  if (bytes > maxBytes) return `allows names of at most ${maxBytes} bytes, this one has ${bytes}`;
  if (name.length > maxUnits) {
    return `allows names of at most ${maxUnits} characters, this one has ${name.length}`;
  }
  if (!rules.allowsSpaceAtEnd && /[ \t\n\v\f\r]$/.test(name)) {
    return 'does not allow a name that ends in a space';
  }
  if (!rules.allowsBeyondBmp && /[\u{10000}-\u{10ffff}]/u.test(name)) {
    return 'does not allow characters above U+FFFF in a name, such as emoji';
  }
  if (createsTable && rules.commentsOnCreate && /\/\*|\*\//.test(name)) {
    return 'repeats names inside a comment if create_table is true, so a name cannot contain /* or */';
  }
  return undefined;
}

function tableProblem(part: string, rules: NameRules, createsTable: boolean): string | undefined {
  const problem = nameProblem(part, rules, createsTable);
  if (problem !== undefined) return problem;
  const { reservedTables, fileName } = rules;
  const reserved = reservedTables.find(({ pattern }) => pattern.test(part));
  if (reserved !== undefined) return reserved.reason;
  if (fileName !== undefined && fileName(part) > MAX_FILE_NAME) {
    return `stores a table in a file of its name: the name of this file would have ${fileName(part)} bytes, at most ${MAX_FILE_NAME} fit`;
  }
  return undefined;
}

function columnProblem(name: string, rules: NameRules, createsTable: boolean): string | undefined {
  const problem = nameProblem(name, rules, createsTable);
  return problem ?? rules.reservedColumns.find(({ pattern }) => pattern.test(name))?.reason;
}

/** Returns the faults of a table's names under the rules of a dialect. */
export function checkNames(
  { columns, tableName }: TableNames,
  { name: dialect, names: rules }: NamedRules,
  createsTable: boolean,
): readonly Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, problem: string): void => {
    faults.push({ path, message: `${dialect} SQL ${problem}` });
  };
  const parts = tableNameParts(tableName);
  if (parts.length > 2)
    fault('/table_name', 'expects table or schema.table, got more than one dot');
  else {
    const problem = parts
      .map((part) => tableProblem(part, rules, createsTable))
      .find((found) => found !== undefined);
    if (problem !== undefined) fault('/table_name', problem);
  }
  if (columns.length > (rules.maxColumns ?? Infinity)) {
    fault('/fields', `allows at most ${rules.maxColumns} columns, got ${columns.length}`);
  }
  const seen = new Map<string, string>();
  columns.forEach((name, i) => {
    if (name === undefined) return;
    const path = `/fields/${i}/name`;
    const problem = columnProblem(name, rules, createsTable);
    if (problem !== undefined) fault(path, problem);
    const keys = rules.keysOf(name, columns.length);
    const earlier = keys.map((key) => seen.get(key)).find((known) => known !== undefined);
    if (earlier === undefined) for (const key of keys) seen.set(key, name);
    // The same name twice is a fault in every format, and is already reported.
    else if (earlier !== name) {
      fault(
        path,
        `treats this as the same column as ${quote(earlier)}: use names that differ by more than case`,
      );
    }
  });
  return faults;
}

/** Returns the faults of tables beside each other, whose names a dialect may take for those of one table. */
export function checkTableNames(
  tables: readonly string[],
  { name: dialect, names: { tableKeyOf } }: NamedRules,
): readonly Fault[] {
  if (tableKeyOf === undefined) return [];
  const seen = new Map<string, string>();
  return tables.flatMap((name, i) => {
    const key = tableKeyOf(name);
    const earlier = seen.get(key) ?? name;
    seen.set(key, earlier);
    // The same name twice is a fault in every format, and is already reported.
    if (earlier === name) return [];
    const message = `${dialect} SQL can treat this as the same table as ${quote(earlier)}: use names that differ by more than case`;
    return [{ path: `/tables/${i}/name`, message }];
  });
}
