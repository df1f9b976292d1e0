import type { GivenKey } from '../../domain/access/given-key.js';
import { hasKeyForm } from '../../domain/access/key-form.js';
import { PERMISSIONS, type Permission } from '../../domain/access/permission.js';
import { textCodec } from './setting.js';

/** The highest daily limit of a key, in requests. No server can answer this number of requests in a day. */
export const MAX_DAILY_LIMIT = 1_000_000_000;

/** `key`, `key:permission+permission` or `key:permission+permission:daily_limit`. */
const ENTRY = /^([^:]+)(?::([a-z+]+)(?::(\d{1,10}))?)?$/;

function entries(text: string): readonly string[] {
  return text === '' ? [] : text.split(',').map((entry) => entry.trim());
}

function permissions(names: string | undefined): readonly Permission[] | undefined {
  if (names === undefined) return PERMISSIONS;
  const asked = names.split('+');
  const known = PERMISSIONS.filter((permission) => asked.includes(permission));
  return known.length === asked.length ? known : undefined;
}

function givenKey(entry: string): GivenKey | undefined {
  const [, key = '', names, limit] = ENTRY.exec(entry) ?? [];
  const allowed = permissions(names);
  const dailyLimit = limit === undefined ? undefined : Number(limit);
  if (!hasKeyForm(key) || allowed === undefined) return undefined;
  if (dailyLimit !== undefined && dailyLimit > MAX_DAILY_LIMIT) return undefined;
  return { key, permissions: allowed, dailyLimit };
}

/** The entry of a key in the list, which `apiKeys` decodes as the same key. */
export function apiKeyEntry({ key, permissions: allowed, dailyLimit }: GivenKey): string {
  if (dailyLimit === undefined && allowed.length === PERMISSIONS.length) return key;
  const rest = dailyLimit === undefined ? [] : [String(dailyLimit)];
  return [key, allowed.join('+'), ...rest].join(':');
}

/** Keys that the server accepts from its start. A repeated key is refused: its entries could differ in their limits. */
export const apiKeys = textCodec(
  'different keys, comma separated, each written as `key`, `key:generate+preview+hub` or `key:generate:500`; ' +
    'a key is the output of `tablewright keys create`, or 8 to 200 characters that a Bearer token allows',
  (text): readonly GivenKey[] | undefined => {
    const keys = entries(text).map(givenKey);
    const found = keys.filter((key) => key !== undefined);
    const different = new Set(found.map(({ key }) => key));
    return different.size === keys.length ? found : undefined;
  },
);

/** Describes a list of keys without showing any: their count, and the numbers of the invalid ones. */
export function countOfKeys(text: string): string {
  const keys = entries(text).map(givenKey);
  const wrong = keys.flatMap((key, i) => (key === undefined ? [`number ${i + 1}`] : []));
  const count = keys.length === 1 ? '1 key' : `${keys.length} keys`;
  if (wrong.length > 0) return `${count}, invalid: ${wrong.join(', ')}`;
  const different = new Set(keys.map((key) => key?.key));
  return different.size === keys.length ? count : `${count}, not all different`;
}
