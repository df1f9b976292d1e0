import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition, and says which one never came. */
export async function waitUntil(
  what: string,
  condition: () => boolean,
  limit = 5000,
): Promise<void> {
  const end = Date.now() + limit;
  while (!condition()) {
    if (Date.now() > end) throw new Error(`waited ${limit} ms for: ${what}`);
    await sleep(10);
  }
}
