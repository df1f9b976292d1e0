import { setTimeout as sleep } from 'node:timers/promises';

/** Waits for a condition, and throws an error with its name if it is not met in time. */
export async function waitUntil(
  what: string,
  condition: () => boolean | Promise<boolean>,
  limit = 20_000,
): Promise<void> {
  const end = Date.now() + limit;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited ${limit} ms for: ${what}`);
    await sleep(10);
  }
}
