/** Copies exactly `length` bytes, with as few branches as possible. */
// @ts-ignore: decorator
@inline
export function copyExactly(to: usize, from: usize, length: i32): void {
  if (length >= 16) copyLong(to, from, length);
  else if (length >= 8) {
    const last = length - 8;
    const tail = load<u64>(from + last);
    store<u64>(to, load<u64>(from));
    store<u64>(to + last, tail);
  } else if (length >= 4) {
    const last = length - 4;
    const tail = load<u32>(from + last);
    store<u32>(to, load<u32>(from));
    store<u32>(to + last, tail);
  } else if (length > 0) {
    // One to three bytes: the first, the middle and the last, which may coincide.
    const middle = length >> 1;
    const tail = load<u8>(from + length - 1);
    const between = load<u8>(from + middle);
    store<u8>(to, load<u8>(from));
    store<u8>(to + middle, between);
    store<u8>(to + length - 1, tail);
  }
}

function copyLong(to: usize, from: usize, length: i32): void {
  const last = length - 16;
  for (let done = 0; done < last; done += 16) v128.store(to + done, v128.load(from + done));
  v128.store(to + last, v128.load(from + last));
}

/** Copies in steps of sixteen bytes: the last step may overrun the end by up to fifteen. */
// @ts-ignore: decorator
@inline
export function copyLoosely(to: usize, from: usize, length: i32): void {
  v128.store(to, v128.load(from));
  for (let done = 16; done < length; done += 16) v128.store(to + done, v128.load(from + done));
}

/** Stores the first one to eight bytes of a word, the first in its lowest byte. */
// @ts-ignore: decorator
@inline
export function storeExactly(to: usize, bytes: u64, length: i32): void {
  if (length >= 4) {
    const last = length - 4;
    store<u32>(to, <u32>bytes);
    store<u32>(to + last, <u32>(bytes >> ((<u64>last) << 3)));
  } else {
    // The first, the middle and the last byte, which may coincide.
    const middle = length >> 1;
    const last = length - 1;
    store<u8>(to, <u8>bytes);
    store<u8>(to + middle, <u8>(bytes >> ((<u64>middle) << 3)));
    store<u8>(to + last, <u8>(bytes >> ((<u64>last) << 3)));
  }
}
