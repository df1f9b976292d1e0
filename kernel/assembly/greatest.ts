/** The greatest of some numbers without a sign; 0 if there are none. */
export function greatest(numbers: usize, count: i32): u32 {
  let most = i32x4.splat(0);
  let i = 0;
  for (; i + 4 <= count; i += 4) most = i32x4.max_u(most, v128.load(numbers + (i << 2)));
  let found = greatestOfFour(most);
  for (; i < count; i++) found = max(found, load<u32>(numbers + (i << 2)));
  return found;
}

/** The greatest of starts[i] + lengths[i]; 2^32 - 1 if a start or a length is negative. */
export function greatestEnd(starts: usize, lengths: usize, count: i32): u32 {
  let most = i32x4.splat(0);
  let signs = i32x4.splat(0);
  let i = 0;
  for (; i + 4 <= count; i += 4) {
    const from = v128.load(starts + (i << 2));
    const length = v128.load(lengths + (i << 2));
    most = i32x4.max_u(most, i32x4.add(from, length));
    signs = v128.or(signs, v128.or(from, length));
  }
  let found = greatestOfFour(most);
  let negative = i32x4.bitmask(signs) !== 0;
  for (; i < count; i++) {
    const from = load<i32>(starts + (i << 2));
    const length = load<i32>(lengths + (i << 2));
    found = max(found, <u32>(from + length));
    negative = negative || (from | length) < 0;
  }
  return negative ? u32.MAX_VALUE : found;
}

// @ts-ignore: decorator
@inline
function greatestOfFour(four: v128): u32 {
  const first = max(<u32>i32x4.extract_lane(four, 0), <u32>i32x4.extract_lane(four, 1));
  const second = max(<u32>i32x4.extract_lane(four, 2), <u32>i32x4.extract_lane(four, 3));
  return max(first, second);
}
