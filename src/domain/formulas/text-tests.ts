import type { Compilation } from './compilation.js';
import { type FewWords, fewWords } from './few-words.js';
import {
  contains,
  endsWith,
  equal,
  less,
  lessOrEqual,
  startsWith,
  type TextLoop,
} from './text-loops.js';
import type { Mask, Text, Truth } from './values.js';

interface Test {
  /** The test of two words. */
  readonly holds: (a: string, b: string) => boolean;
  /** The same test of bytes. */
  readonly loop: TextLoop;
}

/** Compares by code points, as the bytes of UTF-8 do; `<` would compare surrogates. */
function compareWords(a: string, b: string): number {
  const [x, y] = [[...a], [...b]];
  const length = Math.min(x.length, y.length);
  for (let i = 0; i < length; i++) {
    const difference = (x[i]?.codePointAt(0) ?? 0) - (y[i]?.codePointAt(0) ?? 0);
    if (difference !== 0) return difference;
  }
  return x.length - y.length;
}

const TESTS = {
  equal: { holds: (a, b) => a === b, loop: equal },
  less: { holds: (a, b) => compareWords(a, b) < 0, loop: less },
  lessOrEqual: { holds: (a, b) => compareWords(a, b) <= 0, loop: lessOrEqual },
  contains: { holds: (a, b) => a.includes(b), loop: contains },
  startsWith: { holds: (a, b) => a.startsWith(b), loop: startsWith },
  endsWith: { holds: (a, b) => a.endsWith(b), loop: endsWith },
} as const satisfies Record<string, Test>;

export type TextTest = keyof typeof TESTS;

/** Tests two texts in each row, null where one of them is null. */
export function testTexts(c: Compilation, a: Text, name: TextTest, b: Text): Truth {
  const present = c.all(a.present, b.present);
  const { holds, loop }: Test = TESTS[name];
  const [few, other] = [fewWords(a), fewWords(b)];
  const [word] = other?.words ?? [];
  if (few !== undefined && other?.indices === undefined && word !== undefined) {
    return lookedUp(c, few, (text) => holds(text, word), present);
  }
  const [first] = few?.words ?? [];
  if (other !== undefined && few?.indices === undefined && first !== undefined) {
    return lookedUp(c, other, (text) => holds(first, text), present);
  }
  const flags = c.flags(() => {
    const [left, right] = [a.written(), b.written()];
    return (out, count) => loop(out, count, left.texts, right.texts);
  });
  return c.truth(flags, present);
}

/** The test of a text that is one of a few: each of its words is tested once. */
function lookedUp(
  c: Compilation,
  { words, indices }: FewWords,
  test: (word: string) => boolean,
  present: Mask,
): Truth {
  if (indices === undefined) return c.constantTruth(test(words[0] ?? ''));
  const list = Int32Array.from(words, (word) => (test(word) ? 1 : 0));
  const flags = c.flags(() => (out, count) => {
    const { data } = indices;
    for (let i = 0; i < count; i++) out[i] = list[data[i] as number] as number;
  });
  return c.truth(flags, present);
}
