import type { PartWindow } from '../../../domain/bulk/bulk-run.js';
import type { Shard } from '../../../domain/bulk/run-parts.js';
import { quote } from '../../../domain/errors/quote.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';

function refusal(option: string, expected: string, text: string): Ending {
  return new Ending(exitCode.refused, [`${option}: expected ${expected}, got ${quote(text)}`]);
}

/** What `--window` says that a part has: rows, which may be written as 1e6, or a day. */
export function windowOption(text: string): PartWindow {
  if (text === 'day') return text;
  const rows = /^\d{1,16}(?:e\d{1,2})?$/.test(text) ? Number(text) : 0;
  if (Number.isSafeInteger(rows) && rows >= 1) return rows;
  throw refusal('--window', 'a number of rows, such as 1e6, or day', text);
}

/** The share of `--shard`. */
export function shardOption(text: string): Shard {
  const [, index, count] = /^(\d{1,9})\/(\d{1,9})$/.exec(text) ?? [];
  const shard = { index: Number(index), count: Number(count) };
  if (shard.index < shard.count) return shard;
  throw refusal('--shard', 'index/count with an index counted from 0, such as 0/16 to 15/16', text);
}

/** The number of `--part` in a run of `parts` parts. */
export function partOption(text: string, parts: number): number {
  const index = /^\d{1,16}$/.test(text) ? Number(text) : parts;
  if (index < parts) return index;
  throw refusal('--part', `a number from 0 to ${parts - 1}`, text);
}

/** The number of parts of `--parts`. */
export function partsOption(text: string): 'all' | number {
  if (text === 'all') return text;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw refusal('--parts', 'all or a number of parts', text);
}
