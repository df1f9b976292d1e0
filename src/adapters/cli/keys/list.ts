import { type ListedKey, ListKeys } from '../../../application/keys/list-keys.js';
import { systemClock } from '../../system/system-clock.js';
import { writeLines } from '../output/write-lines.js';
import { aligned } from '../text/aligned.js';
import { printable } from '../text/printable.js';
import { keyJson } from './key-json.js';
import { onExistingKeys } from './key-store.js';

const HEAD = [
  'ID',
  'STATE',
  'PERMISSIONS',
  'DAILY LIMIT',
  'CREATED',
  'LAST DAY',
  'LAST USED',
  'LABEL',
];

export async function listKeys(options: { readonly json?: true }): Promise<void> {
  const listed = await onExistingKeys(({ keys }) => new ListKeys(keys, systemClock).run());
  if (options.json) {
    const entries = listed.map((key) => ({ ...keyJson(key), state: key.state }));
    return writeLines(JSON.stringify(entries));
  }
  return writeLines(...aligned([HEAD, ...listed.map(row)]));
}

function row(key: ListedKey): readonly string[] {
  return [
    key.id,
    key.state,
    key.permissions.join('+'),
    key.dailyLimit === undefined ? 'default' : String(key.dailyLimit),
    day(key.createdAt),
    day(key.expiresAt === undefined ? undefined : key.expiresAt - 1),
    day(key.lastUsedAt),
    printable(key.label),
  ];
}

function day(time: number | undefined): string {
  return time === undefined ? '-' : new Date(time).toISOString().slice(0, 10);
}
