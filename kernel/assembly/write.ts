import { copyExactly, copyLoosely } from './copy';

/**
 * Writes `n` adjacent entries in each row. `words` is the address of n descriptions: the address of the table's
 * starts, the address of the indices, and the first step in bytes. Entry e runs from start e to start e + 1.
 * The first step is copied regardless of the length of an entry; the rest follows in steps of sixteen bytes. This
 * loop takes every first step as sixteen bytes.
 */
export function writeWordsLoosely(out: usize, offsets: usize, words: usize, n: i32, count: i32): void {
  writeRun(out, offsets, words, n, count, false);
}

/** The same with first steps of 16 or 32 bytes: with lengths around sixteen a branch would be mispredicted. */
export function writeLongWordsLoosely(out: usize, offsets: usize, words: usize, n: i32, count: i32): void {
  writeRun(out, offsets, words, n, count, true);
}

// @ts-ignore: decorator
@inline
function writeRun(out: usize, offsets: usize, words: usize, n: i32, count: i32, isLong: bool): void {
  const end = words + n * 12;
  for (let i = 0; i < count; i++) writeRow(out, offsets, words, end, i, isLong);
}

// @ts-ignore: decorator
@inline
function writeRow(out: usize, offsets: usize, words: usize, end: usize, i: i32, isLong: bool): void {
  const at = offsets + (i << 2);
  let to = out + load<u32>(at);
  for (let one = words; one < end; one += 12) {
    const entry = load<usize>(one) + (load<u32>(load<usize>(one, 4) + (i << 2)) << 2);
    const from = load<usize>(entry);
    const next = to + load<usize>(entry, 4) - from;
    const step = isLong ? load<usize>(one, 8) : 16;
    v128.store(to, v128.load(from));
    if (step > 16) v128.store(to, v128.load(from, 16), 16);
    if (next - to > step) copyRest(to + step, from + step, next);
    to = next;
  }
  store<u32>(at, <u32>(to - out));
}

/** The same as `writeWordsLoosely`, but the bytes after the run stay as they are. */
export function writeWordsWithin(out: usize, offsets: usize, words: usize, n: i32, count: i32): void {
  const end = words + n * 12;
  for (let i = 0; i < count; i++) {
    let after = out + load<u32>(offsets + (i << 2));
    for (let one = words; one < end; one += 12) {
      const entry = load<usize>(one) + (load<u32>(load<usize>(one, 4) + (i << 2)) << 2);
      after += load<usize>(entry, 4) - load<usize>(entry);
    }
    // A step overruns the end of the run by up to sixteen bytes.
    const kept = v128.load(after);
    writeRow(out, offsets, words, end, i, false);
    v128.store(after, kept);
  }
}

function copyRest(target: usize, source: usize, end: usize): void {
  for (let to = target, from = source; to < end; to += 16, from += 16) v128.store(to, v128.load(from));
}

/** Writes entries of four to eight bytes as two overlapping halves. */
export function writeWordsOfFourToEight(
  out: usize,
  offsets: usize,
  table: usize,
  indices: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const entry = table + (load<u32>(indices + (i << 2)) << 2);
    const from = load<usize>(entry);
    const end = load<usize>(entry, 4);
    const at = offsets + (i << 2);
    const to = out + load<u32>(at);
    const next = to + end - from;
    store<u32>(to, load<u32>(from));
    store<u32>(next - 4, load<u32>(end - 4));
    store<u32>(at, <u32>(next - out));
  }
}

/** Writes entries of eight to sixteen bytes as two overlapping halves. */
export function writeWordsOfEightToSixteen(
  out: usize,
  offsets: usize,
  table: usize,
  indices: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const entry = table + (load<u32>(indices + (i << 2)) << 2);
    const from = load<usize>(entry);
    const end = load<usize>(entry, 4);
    const at = offsets + (i << 2);
    const to = out + load<u32>(at);
    const next = to + end - from;
    store<u64>(to, load<u64>(from));
    store<u64>(next - 8, load<u64>(end - 8));
    store<u32>(at, <u32>(next - out));
  }
}

/** Writes entries of any length, and never beyond their ends. */
export function writeWords(
  out: usize,
  offsets: usize,
  table: usize,
  indices: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const entry = table + (load<u32>(indices + (i << 2)) << 2);
    const from = load<usize>(entry);
    const length = <i32>(load<usize>(entry, 4) - from);
    const at = offsets + (i << 2);
    const to = load<i32>(at);
    copyExactly(out + to, from, length);
    store<i32>(at, to + length);
  }
}

/** Writes the lengths[i] bytes from data + starts[i] on, and never beyond them. */
export function writeTexts(
  out: usize,
  offsets: usize,
  data: usize,
  starts: usize,
  lengths: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const at = offsets + (i << 2);
    const to = load<i32>(at);
    const length = load<i32>(lengths + (i << 2));
    copyExactly(out + to, data + load<i32>(starts + (i << 2)), length);
    store<i32>(at, to + length);
  }
}

/** The same, but may overwrite up to fifteen bytes after each text. */
export function writeTextsLoosely(
  out: usize,
  offsets: usize,
  data: usize,
  starts: usize,
  lengths: usize,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const at = offsets + (i << 2);
    const to = load<i32>(at);
    const length = load<i32>(lengths + (i << 2));
    copyLoosely(out + to, data + load<i32>(starts + (i << 2)), length);
    store<i32>(at, to + length);
  }
}

/** Writes the same bytes in every row. */
export function writeLiteral(
  out: usize,
  offsets: usize,
  bytes: usize,
  length: i32,
  count: i32,
): void {
  for (let i = 0; i < count; i++) {
    const at = offsets + (i << 2);
    const to = load<i32>(at);
    copyExactly(out + to, bytes, length);
    store<i32>(at, to + length);
  }
}
