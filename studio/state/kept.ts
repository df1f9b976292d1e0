import { signal } from '@preact/signals';
import { isObject } from '../../src/page/index.js';
import type { Request } from '../engine/messages.js';
import { newKey } from './project.js';
import { storage } from './storage.js';

/** A project as this machine keeps it. Each has a record of its own, so that no window overwrites what another keeps. */
export interface Kept {
  readonly key: string;
  readonly name: string;
  /** ISO 8601. */
  readonly savedAt: string;
  /** Differs after every write. */
  readonly version: string;
  readonly request: Request;
}

const PREFIX = 'tablewright.document.';

/** All kept documents, the newest first. */
export const kept = signal<readonly Kept[]>([]);

export function readKept(key: string): Kept | undefined {
  return recordIn(key, storage()?.getItem(PREFIX + key));
}

/** The record in a text; undefined if another program wrote something else there. */
export function recordIn(key: string, text: string | null | undefined): Kept | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    if (!isObject(stored) || !isObject(stored.request)) return undefined;
    const { name, savedAt, version, request } = stored;
    return { key, name: String(name), savedAt: String(savedAt), version: String(version), request };
  } catch {
    return undefined;
  }
}

/** The key of the project of an item of the storage. */
export function keyOfItem(item: string | null): string | undefined {
  return item?.startsWith(PREFIX) ? item.slice(PREFIX.length) : undefined;
}

/**
 * Keeps a project.
 *
 * @throws DOMException if the browser has no room left, or keeps nothing.
 */
export function writeKept(
  key: string,
  name: string,
  request: Request,
  savedAt = new Date().toISOString(),
): Kept {
  const record = { name, savedAt, version: newKey(), request };
  const store = storage();
  if (store === undefined) throw new DOMException('no storage', 'SecurityError');
  store.setItem(PREFIX + key, JSON.stringify(record));
  listKept();
  return { key, ...record };
}

export function forgetKept(key: string): void {
  storage()?.removeItem(PREFIX + key);
  listKept();
}

/** Reads the list again: another window may have changed it. */
export function listKept(): void {
  kept.value = Object.keys(storage() ?? {})
    .flatMap((item) => readKept(keyOfItem(item) ?? '') ?? [])
    .sort((a, b) => (a.savedAt < b.savedAt ? 1 : -1));
}

/** Where all schemas of earlier versions were one item. */
const EARLIER = 'tablewright.schemas';

/** Gives each schema that an earlier version saved a record of its own. */
export function keepEarlier(): void {
  try {
    const schemas: unknown = JSON.parse(storage()?.getItem(EARLIER) ?? '[]');
    if (!Array.isArray(schemas)) return;
    for (const [i, schema] of schemas.entries()) {
      // The same key at each visit, because a browser without room may not take all of them at the first one.
      const key = `earlier${i}`;
      if (!isObject(schema) || !isObject(schema.request) || readKept(key)) continue;
      writeKept(key, String(schema.name), schema.request, String(schema.savedAt));
    }
    storage()?.removeItem(EARLIER);
  } catch {
    // They stay where they are, for a time with more room.
  }
}
