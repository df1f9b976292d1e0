import { slowness } from './slowness.js';

/**
 * Returns the processor time, in milliseconds, of the cheapest of up to five calls; it stops at a call below the bound. A call
 * at a moment when the machine is slow counts as if it were not: processes that share its caches take longer.
 */
export async function leastCpuTime(work: () => unknown, bound: number): Promise<number> {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < 5 && least >= bound; i++) {
    const before = process.cpuUsage();
    await work();
    const { user, system } = process.cpuUsage(before);
    const spent = (user + system) / 1000;
    least = Math.min(least, spent < bound ? spent : spent / slowness());
  }
  return least;
}
