import { areSmall, digitCount, fewDigitsOfFour, fourWholes } from './number';

/** lengths[i] += length of entry indices[i]. The bytes of entry e run from start e of the table to start e + 1. */
export function addWordLengths(lengths: usize, table: usize, indices: usize, count: i32): void {
  let i = 0;
  for (; i + 4 <= count; i += 4) {
    const at = lengths + (i << 2);
    const one = boundsOfTwo(table, indices + (i << 2));
    const two = boundsOfTwo(table, indices + (i << 2) + 8);
    const starts = i8x16.shuffle(one, two, 0, 1, 2, 3, 8, 9, 10, 11, 16, 17, 18, 19, 24, 25, 26, 27);
    const ends = i8x16.shuffle(one, two, 4, 5, 6, 7, 12, 13, 14, 15, 20, 21, 22, 23, 28, 29, 30, 31);
    v128.store(at, i32x4.add(v128.load(at), i32x4.sub(ends, starts)));
  }
  for (; i < count; i++) {
    const at = lengths + (i << 2);
    const entry = table + (load<u32>(indices + (i << 2)) << 2);
    store<i32>(at, load<i32>(at) + load<i32>(entry, 4) - load<i32>(entry));
  }
}

/** The starts and ends of the entries of two rows. */
// @ts-ignore: decorator
@inline
function boundsOfTwo(table: usize, indices: usize): v128 {
  const first = v128.load64_zero(table + (load<u32>(indices) << 2));
  return v128.load_lane<u64>(table + (load<u32>(indices, 4) << 2), first, 1);
}

/** lengths[i] += added[i]. */
export function addLengths(lengths: usize, added: usize, count: i32): void {
  for (let i = 0; i < count; i++) {
    const at = lengths + (i << 2);
    store<i32>(at, load<i32>(at) + load<i32>(added + (i << 2)));
  }
}

/**
 * lengths[i] += at least `minDigits` digits, plus `extra` bytes and a sign. `present` is 0 or the address of flags; a row
 * whose flag is 0 has no number.
 */
export function addNumberLengths(
  lengths: usize,
  values: usize,
  minDigits: i32,
  extra: i32,
  present: usize,
  count: i32,
): void {
  let i = 0;
  if (present === 0) {
    // As in writeNumbers, four small numbers at a time.
    const least = i32x4.splat(minDigits);
    const added = i32x4.splat(extra);
    for (; i + 4 <= count && areSmall(values + (i << 3)); i += 4) {
      const at = lengths + (i << 2);
      const digits = i32x4.max_s(fewDigitsOfFour(fourWholes(values + (i << 3))), least);
      v128.store(at, i32x4.add(i32x4.add(v128.load(at), digits), added));
    }
  }
  for (; i < count; i++) {
    if (present !== 0 && load<i32>(present + (i << 2)) === 0) continue;
    const at = lengths + (i << 2);
    const value = load<f64>(values + (i << 3));
    const digits = digitCount(<u64>abs(value));
    store<i32>(at, load<i32>(at) + max(digits, minDigits) + extra + <i32>(value < 0));
  }
}

/** offsets[i] = the offset at which row i starts, for i from 0 to count. Returns the total length. */
export function setOffsets(offsets: usize, lengths: usize, count: i32): i32 {
  let total = 0;
  for (let i = 0; i < count; i++) {
    store<i32>(offsets + (i << 2), total);
    total += load<i32>(lengths + (i << 2));
  }
  store<i32>(offsets + (count << 2), total);
  return total;
}
