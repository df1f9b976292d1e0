/** The least number of bytes after each part of a row: the shortest lengths of the later parts, plus `loose`. */
export function looseAfter(minLengths: readonly number[], loose: number): readonly number[] {
  let after = minLengths.reduce((sum, length) => sum + length, loose);
  return minLengths.map((length) => {
    after -= length;
    return after;
  });
}
