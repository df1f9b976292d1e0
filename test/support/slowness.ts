/**
 * Milliseconds that the reference work takes on the machine for which the limits of time were set: of 800 tries in two
 * hours, three took at most 34.4. The median was 52, while 25 processes shared its two cores.
 */
const USUAL = 34;
/** Limits never grow by more than this. */
const MOST = 2.5;
const TRIES = 3;
const ENTRIES = 30_000;

/** Work like that of planning a request: objects, texts, maps, JSON and sorting. */
function referenceWork(): number {
  const entries = Array.from({ length: ENTRIES }, (_, i) => ({
    name: `field ${(i * 7919) % ENTRIES}`,
    bounds: [i % 97, i % 89],
  }));
  const byName = new Map(entries.map((entry) => [entry.name, entry]));
  const read = JSON.parse(JSON.stringify([...byName.values()])) as typeof entries;
  read.sort((a, b) => (a.name < b.name ? -1 : 1));
  return read.filter(({ name, bounds: [low = 0] }) => /field \d*7$/.test(name) && low > 3).length;
}

/** Processor time of the reference work in milliseconds: the least of a few tries. */
function referenceTime(): number {
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < TRIES; i++) {
    const before = process.cpuUsage();
    referenceWork();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}

/**
 * How many times as long as usual this machine takes for the same work at this moment, from 1. Virtual machines share
 * their processor with others, and can be half as fast from one minute to the next, so this is asked right after each try.
 */
export function slowness(): number {
  return Math.min(MOST, Math.max(1, referenceTime() / USUAL));
}
