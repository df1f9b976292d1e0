import { utf8Length } from '../encoding/utf8.js';
import type { Fault } from '../errors/fault.js';
import type { TableNames } from '../schema/generate-request.js';
import { reservedWords } from './reserved-words.js';

const PLAIN = /^[a-z_][a-z0-9_]*$/;

/** Whether a name can stand without quotes in every dialect. */
export function standsBare(name: string): boolean {
  return PLAIN.test(name) && !reservedWords.has(name);
}

/** The parts of `table` or `schema.table`. */
export function tableNameParts(tableName: string): readonly string[] {
  return tableName.split('.');
}

/** What a dialect makes of names. */
export interface NameRules {
  readonly dialect: string;
  readonly maxBytes: number;
  readonly allowsTrailingSpace: boolean;
  readonly allowsBeyondBmp: boolean;
  readonly caseSensitive: boolean;
}

function nameProblem(name: string, rules: NameRules): string | undefined {
  const { dialect, maxBytes, allowsTrailingSpace, allowsBeyondBmp } = rules;
  if (name === '') return `an empty name has no place in ${dialect} SQL`;
  if (name.includes('\0')) return 'a name cannot hold NUL';
  if (utf8Length(name) > maxBytes) {
    return `${dialect} SQL takes names of at most ${maxBytes} bytes, this one has ${utf8Length(name)}`;
  }
  if (!allowsTrailingSpace && name.endsWith(' ')) {
    return `${dialect} SQL takes no name that ends in a space`;
  }
  if (!allowsBeyondBmp && /[\u{10000}-\u{10ffff}]/u.test(name)) {
    return `${dialect} SQL takes no name with characters above U+FFFF, such as emoji`;
  }
  return undefined;
}

/** The faults that a dialect finds in the names of a table. */
export function checkNames(names: TableNames, rules: NameRules): readonly Fault[] {
  const faults: Fault[] = [];
  const parts = tableNameParts(names.tableName);
  const tableProblem =
    parts.length > 2
      ? 'expected table or schema.table, got more than one dot'
      : parts.map((part) => nameProblem(part, rules)).find((problem) => problem !== undefined);
  if (tableProblem !== undefined) faults.push({ path: '/table_name', message: tableProblem });
  const seen = new Map<string, string>();
  names.columns.forEach((name, i) => {
    if (name === undefined) return;
    const path = `/fields/${i}/name`;
    const problem = nameProblem(name, rules);
    if (problem !== undefined) faults.push({ path, message: problem });
    const folded = rules.caseSensitive ? name : name.toUpperCase().toLowerCase();
    const earlier = seen.get(folded);
    if (earlier === undefined) seen.set(folded, name);
    // The same name twice is a fault in every format, and told already.
    else if (earlier !== name) {
      const message = `in ${rules.dialect} SQL this is the same column as ${JSON.stringify(earlier)}: names differ by more than case`;
      faults.push({ path, message });
    }
  });
  return faults;
}
