import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';

/** Returns the faults of names in a binary format: many of its readers ignore case, and refuse an empty name. */
export function checkColumnNames(
  format: string,
  names: readonly (string | undefined)[],
): readonly Fault[] {
  const faults: Fault[] = [];
  const seen = new Map<string, string>();
  names.forEach((name, i) => {
    if (name === undefined) return;
    const path = `/fields/${i}/name`;
    if (name === '') faults.push({ path, message: `${format} does not allow an empty name` });
    const key = name.toLowerCase();
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, name);
    // The same name twice is a fault in every format, and is already reported.
    else if (earlier !== name) {
      const message = `readers of ${format} treat this as the same column as ${quote(earlier)}: use names that differ by more than case`;
      faults.push({ path, message });
    }
  });
  return faults;
}
