/** How many bytes at least follow each in a row, where `loose` follow the last: told by the shortest lengths. */
export function looseAfter(minLengths: readonly number[], loose: number): readonly number[] {
  let after = minLengths.reduce((sum, length) => sum + length, loose);
  return minLengths.map((length) => {
    after -= length;
    return after;
  });
}
