import * as E from 'fp-ts/lib/Either.js';
import type { DdlDialect } from '../../../domain/databases/ddl/ddl-dialect.js';
import type {
  DatabaseSchema,
  MissedPart,
} from '../../../domain/databases/model/database-schema.js';
import { readSchema } from '../../../domain/databases/read-schema.js';
import type { SetOfSchema } from '../../../domain/databases/requests/set-of-schema.js';
import { quote } from '../../../domain/errors/quote.js';
import { DIALECT_NAMES, type DialectName } from '../../../domain/sql-dialects/index.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { STANDARD } from '../output/standard.js';
import { bytesOf, nameOf } from '../requests/request-file.js';
import { printable } from '../text/printable.js';
import { readableCount } from '../text/readable-count.js';

/** The text of a file in UTF-8, or in UTF-16 with a byte order mark, as SQL Server writes its scripts. */
export async function readText(path: string): Promise<string> {
  const bytes = await bytesOf(path);
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** The value of --dialect. Throws `Ending` for a name that is none. */
export function dialectOption(name: string | undefined): DialectName | undefined {
  const known = DIALECT_NAMES.find((dialect) => dialect === name);
  if (known !== undefined || name === undefined) return known;
  throw new Ending(exitCode.refused, [
    `--dialect: expected ${DIALECT_NAMES.join(', ')}, got ${quote(name)}`,
  ]);
}

/** The schema in a text that a file contains. Throws `Ending` if there is none. */
export function schemaIn(
  text: string,
  path: string,
  dialect: DialectName | undefined,
): DatabaseSchema {
  const script: DdlDialect | undefined = dialect === 'ansi' ? undefined : dialect;
  const schema = readSchema(text, {
    ...(path !== STANDARD && { name: path }),
    ...(script !== undefined && { dialect: script }),
  });
  if (E.isRight(schema)) return schema.right;
  throw new Ending(exitCode.refused, [`${nameOf(path)}: ${schema.left}`]);
}

/** The columns of unknown meaning that are named. */
const MOST_NAMED = 20;

/**
 * Prints on stderr what a schema contains, the parts of it that are not followed, and the columns whose names mean nothing, as
 * `table.column`.
 */
export function printMissed(
  path: string,
  { tables, dialect }: DatabaseSchema,
  {
    missed,
    meaningless = [],
  }: Pick<SetOfSchema, 'missed'> & Partial<Pick<SetOfSchema, 'meaningless'>>,
): void {
  const columns = tables.reduce((sum, table) => sum + table.columns.length, 0);
  const keys = tables.reduce((sum, { foreignKeys }) => sum + foreignKeys.length, 0);
  const counts = [
    readableCount(tables.length, 'table'),
    readableCount(columns, 'column'),
    readableCount(keys, 'reference'),
    ...(dialect === undefined ? [] : [dialect]),
  ];
  const lines = [`${nameOf(path)}: ${counts.join(', ')}`];
  if (missed.length > 0) lines.push(`${readableCount(missed.length, 'part')} not followed:`);
  for (const line of lines) process.stderr.write(`tablewright: ${printable(line)}\n`);
  for (const [reason, parts] of byReason(missed)) {
    process.stderr.write(`  ${printable(reason)}:\n`);
    for (const part of parts) process.stderr.write(`    ${printable(described(part))}\n`);
  }
  if (meaningless.length > 0) process.stderr.write(`${printable(meaninglessLine(meaningless))}\n`);
}

function meaninglessLine(columns: readonly string[]): string {
  const more = columns.length - MOST_NAMED;
  const named = [...columns.slice(0, MOST_NAMED), ...(more > 0 ? [`and ${more} more`] : [])];
  const count = readableCount(columns.length, 'column');
  return `tablewright: ${count} whose type alone decides, since the name is unknown (see --meanings): ${named.join(', ')}`;
}

/** The parts by their reasons, in the order of the first part of each: large schemas miss many for the same reason. */
function byReason(missed: readonly MissedPart[]): ReadonlyMap<string, readonly MissedPart[]> {
  const groups = new Map<string, MissedPart[]>();
  for (const part of missed) {
    const group = groups.get(part.reason);
    if (group === undefined) groups.set(part.reason, [part]);
    else group.push(part);
  }
  return groups;
}

function described({ line, table, text }: MissedPart): string {
  // Triggers and functions have many lines.
  const [first = ''] = text.split('\n', 1);
  return [line === undefined ? [] : `line ${line}`, table ?? [], first].flat().join(': ');
}
