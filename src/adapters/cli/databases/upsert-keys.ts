import { nearestHint } from '../../../domain/errors/nearest-hint.js';
import { quote } from '../../../domain/errors/quote.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import type { FillOptions } from './fill-options.js';

/**
 * The unique keys that `--key` names, by table: `customers=email`, or `email` where the request has one table. Undefined
 * without `--upsert`. Throws `Ending` if a text names no table of the request.
 */
export function upsertKeys(
  { upsert, key = [] }: FillOptions,
  tables: readonly string[],
): ReadonlyMap<string, readonly string[]> | undefined {
  if (upsert !== true) return undefined;
  return new Map(
    key.map((text) => {
      const at = text.lastIndexOf('=');
      return [tableOf(text.slice(0, Math.max(0, at)), tables), text.slice(at + 1).split(',')];
    }),
  );
}

function tableOf(name: string, tables: readonly string[]): string {
  const [only] = tables;
  if (name === '' && only !== undefined && tables.length === 1) return only;
  if (tables.includes(name)) return name;
  if (name === '') throw refused('expected table=column, because the request has several tables');
  throw refused(`the request has no table ${quote(name)}${nearestHint(name, tables)}`);
}

function refused(reason: string): Ending {
  return new Ending(exitCode.refused, [`--key: ${reason}`]);
}
