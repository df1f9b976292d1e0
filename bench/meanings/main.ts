import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parseArgs } from 'node:util';
import { aligned } from '../report.js';
import { type JudgedColumn, judgedColumns, type Verdict } from './judged-columns.js';

/*
 * Counts what the columns of schema files get: `npm run bench:meanings -- shop.sql crm.prisma`. With `--list`, it prints
 * every judged column with its field, so that a person can read what is wrong.
 */

function share(columns: readonly JudgedColumn[], verdict: Verdict): string {
  const found = columns.filter((column) => column.verdict === verdict).length;
  return `${((100 * found) / Math.max(1, columns.length)).toFixed(1)} %`;
}

const { values, positionals } = parseArgs({
  options: { list: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const judged = positionals.map((path) => ({
  name: basename(path),
  columns: judgedColumns(readFileSync(path, 'utf8'), basename(path)),
}));
if (values.list) {
  for (const { table, name, verdict, field } of judged.flatMap(({ columns }) => columns)) {
    console.log(`${verdict.padEnd(7)} ${table}.${name}: ${JSON.stringify(field)}`);
  }
}
const all = { name: 'all', columns: judged.flatMap(({ columns }) => columns) };
const lines = [...judged, all].map(({ name, columns }) => [
  ...[name, String(columns.length), share(columns, 'generic'), share(columns, 'prose')],
]);
console.log(aligned([['schema', 'text columns', 'generic', 'prose'], ...lines], 1));
