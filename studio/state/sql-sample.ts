import type { Fault } from '../../src/page/index.js';
import type { Request } from '../engine/messages.js';
import { fileNameOf, type Output, outputMembers } from './output.js';

/** The program that loads a file of each dialect, with its file last. Addresses and names are those of the reader. */
const COMMANDS: Readonly<Record<string, string>> = {
  postgresql: 'psql "$DATABASE_URL" --quiet --set ON_ERROR_STOP=1 --file=',
  mysql: 'mariadb --default-character-set=utf8mb4 "$DATABASE" < ',
  sqlite: 'sqlite3 -bail data.db < ',
  sqlserver: 'sqlcmd -b -f 65001 -d "$DATABASE" -i ',
  ansi: 'psql "$DATABASE_URL" --quiet --set ON_ERROR_STOP=1 --file=',
};

/** The request whose statements create the tables. */
export function sqlRequest(request: Request, output: Output): Request {
  return { ...request, ...outputMembers({ ...output, format: 'sql', createTable: true }) };
}

/** The statements that create the tables, after comments that say how the download is loaded. */
export function sqlSample(
  statements: string | { readonly faults: readonly Fault[] },
  output: Output,
  name: string,
): string {
  if (typeof statements !== 'string') {
    const reasons = statements.faults.map(({ message }) => commented(message));
    return `-- These tables cannot be SQL:\n${reasons.join('')}`;
  }
  const { format, createTable, dialect } = output;
  const file = fileNameOf({ ...output, format: 'sql' }, name, 1);
  const isSql = format === 'sql';
  const comments = [
    `${isSql ? 'Download' : 'Download as SQL'}, then load the file:`,
    `  ${COMMANDS[dialect]}${file}`,
    isSql && !createTable
      ? 'The tables must be there before. These statements create them:'
      : 'The file creates its tables with these statements:',
  ];
  return `${comments.map(commented).join('')}\n${statements}`;
}

function commented(text: string): string {
  return text
    .split('\n')
    .map((line) => `-- ${line}\n`)
    .join('');
}
