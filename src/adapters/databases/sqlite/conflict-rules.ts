/** What a statement has in quotes and comments, which are no rules. */
const QUOTED = /'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|--[^\n]*|\/\*[\s\S]*?\*\//g;
/** A null that gives way to the default of its column is no harm. */
const RULE = /\b(NOT\s+NULL\s+)?ON\s+CONFLICT\s+(REPLACE|IGNORE|ROLLBACK)\b/gi;

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
  for (const [, notNull, word = ''] of sql.replaceAll(QUOTED, ' ').matchAll(RULE)) {
    const rule = word.toUpperCase();
    if (notNull !== undefined && rule === 'REPLACE') continue;
    return `its rule ON CONFLICT ${rule} ${HARMS[rule]}: create the table without it`;
  }
  return undefined;
}
