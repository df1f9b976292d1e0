import { highWord, type Key, lane, word } from './mix.js';

const ROOT: Key = { a: 0x5461626c, b: 0x65777269 };

/**
 * Derives the key of a child. Labels are mixed in with their lengths: ('ab', 'c') and ('a', 'bc') differ. Each word is
 * mixed into both halves; for a fixed word this is a permutation of the keys.
 */
export function deriveKey(parent: Key, ...labels: readonly string[]): Key {
  let { a, b } = parent;
  for (const label of labels) {
    const { length } = label;
    for (let i = -1; i < length; i++) {
      const input = i < 0 ? length : label.charCodeAt(i);
      a = word(a ^ input, b, 0x2545f491);
      b = word(b, a, lane(ROOT, input, 1));
    }
  }
  a = word(a ^ labels.length, b, 0x2545f491);
  b = word(b, a, lane(ROOT, labels.length, 1));
  return { a, b };
}

/** Derives a key for each purpose once: the plans of a thousand rows of `given` ask for the same keys. */
export function keysByPurpose(parent: Key, ...labels: readonly string[]): (purpose: string) => Key {
  const keys = new Map<string, Key>();
  return (purpose) => {
    const key = keys.get(purpose) ?? deriveKey(parent, ...labels, purpose);
    keys.set(purpose, key);
    return key;
  };
}

/** Derives the key of a numbered child, such as a group of rows. It takes less time than a label. */
export function numberKey(parent: Key, number: number): Key {
  const high = highWord(number);
  const low = number | 0;
  return {
    a: word(low, parent.a, lane(parent, high, 0)),
    b: word(low, parent.a, lane(parent, high, 1)),
  };
}

/** The root key of a seed; a number and its decimal text are the same seed. */
export function seedKey(seed: number | string): Key {
  return deriveKey(ROOT, String(seed));
}
