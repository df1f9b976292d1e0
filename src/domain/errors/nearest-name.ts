/** Names longer than this, in characters, get no suggestion: the edit distance would cost too much. */
const LONGEST = 64;

/** Returns the known name closest to a misspelt name; undefined if no name is close enough. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = name.toLowerCase().replaceAll('-', '_');
  let nearest: string | undefined;
  let least = Math.max(1, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    if (Math.abs(candidate.length - wanted.length) >= least) continue;
    const distance = editDistance(wanted, candidate.toLowerCase());
    // If every character had to change, the name is a different one: "x" is not a misspelt ",".
    if (distance < Math.min(least, Math.max(wanted.length, candidate.length))) {
      least = distance;
      nearest = candidate;
    }
  }
  return nearest;
}

/** The optimal string alignment distance: insertions, deletions, changes, and swaps of neighbouring characters. */
function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let last: number[] = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = a[i - 1] === b[j - 1] ? 0 : 1;
      let cost = Math.min(
        (last[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (last[j - 1] as number) + change,
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        cost = Math.min(cost, (before[j - 2] as number) + 1);
      }
      row.push(cost);
    }
    before = last;
    last = row;
  }
  return last[b.length] as number;
}
