import { type Key, lane, word } from './mix.js';

const ROOT: Key = { a: 0x5461626c, b: 0x65777269 };

/** Mixes one 32-bit word into a key; for a fixed word this is a permutation of the keys. */
function absorb(key: Key, input: number): Key {
  const a = word(key.a ^ input, key.b, 0x2545f491);
  return { a, b: word(key.b, a, lane(ROOT, input, 1)) };
}

/** Derives the key of a child. Labels are mixed in with their lengths: ('ab', 'c') and ('a', 'bc') differ. */
export function deriveKey(parent: Key, ...labels: readonly string[]): Key {
  let key = parent;
  for (const label of labels) {
    key = absorb(key, label.length);
    for (let i = 0; i < label.length; i++) key = absorb(key, label.charCodeAt(i));
  }
  return absorb(key, labels.length);
}

/** The root key of a seed; a number and its decimal text are the same seed. */
export function seedKey(seed: number | string): Key {
  return deriveKey(ROOT, String(seed));
}
