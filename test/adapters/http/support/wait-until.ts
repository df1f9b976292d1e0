import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds: much more than anything takes on a busy machine, so that only what never comes is missed. */
const LIMIT = 180_000;

/** Waits for a condition, and throws an error with its name if it is never met. */
export async function waitUntil(
  what: string,
  condition: () => boolean | Promise<boolean>,
): Promise<void> {
  const end = Date.now() + LIMIT;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`waited ${LIMIT} ms for: ${what}`);
    await sleep(10);
  }
}
