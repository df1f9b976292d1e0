import { Scanner } from '../../../domain/databases/ddl/scanner.js';

const HARMS: Readonly<Record<string, string>> = {
  REPLACE: 'deletes other rows that have the same key',
  IGNORE: 'leaves rows out without a word',
  ROLLBACK: 'ends the transaction of a load',
};

/**
 * What a rule of a table, given as its CREATE TABLE, does to a load with a row that the table refuses; undefined if there is
 * none. FAIL and ABORT refuse the row.
 */
export function harmfulRule(sql: string): string | undefined {
  const words = wordsOf(sql);
  const found = words.findIndex((word, i) => {
    const isRule = words[i - 2] === 'ON' && words[i - 1] === 'CONFLICT' && word in HARMS;
    // A null that gives way to the default of its column is no harm.
    return isRule && !(word === 'REPLACE' && words[i - 3] === 'NULL');
  });
  const rule = words[found];
  if (rule === undefined) return undefined;
  return `its rule ON CONFLICT ${rule} ${HARMS[rule]}: create the table without it`;
}

/** The words of a statement in capitals, and an empty text for each other token. */
function wordsOf(sql: string): readonly string[] {
  const scanner = new Scanner(sql, 'sqlite');
  const words: string[] = [];
  while (scanner.next()) {
    const isWord = scanner.kind === 'word';
    words.push(isWord ? sql.slice(scanner.start, scanner.end).toUpperCase() : '');
  }
  return words;
}
