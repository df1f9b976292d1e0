import { entryOf } from '../basics/entry-of.js';
import { oncePer } from '../basics/once-per.js';
import type { PostalForm } from './postal-forms.js';

/** A code with # for every digit and @ for every letter. Codes of different shapes always differ. */
function shapeOf(prefix: string, marks: string): string {
  return prefix.replace(/\d/g, '#').replace(/[A-Z]/g, '@') + marks;
}

/** Codes of one shape by their prefixes. */
type SameShape = Map<string, PostalForm['ending']>;

/**
 * Regroups the codes of all forms so that each code occurs once. Codes of the same shape form a group; shorter prefixes
 * are expanded to the length of the longest.
 */
export const countedGroups = oncePer((forms: readonly PostalForm[]): readonly PostalForm[] => {
  const shapes = new Map<string, SameShape>();
  for (const { prefixes, ending } of new Set(forms)) {
    for (const prefix of prefixes) {
      const shape = shapeOf(prefix, ending.marks);
      let same = shapes.get(shape);
      if (same === undefined) {
        same = new Map();
        shapes.set(shape, same);
      }
      same.set(prefix, ending);
    }
  }
  return [...shapes.values()].map(groupOf);
});

function groupOf(same: SameShape): PostalForm {
  const longest = [...same.keys()].reduce((best, prefix) =>
    prefix.length > best.length ? prefix : best,
  );
  const prefixes = new Set<string>();
  for (const [prefix, ending] of same) {
    for (const expanded of expand(prefix, ending, longest.length)) prefixes.add(expanded);
  }
  return { prefixes: [...prefixes].sort(), ending: entryOf(same, longest) };
}

/** Every text of the given length that starts with a prefix and continues with its ending. */
function expand(
  prefix: string,
  { slots, bytes }: PostalForm['ending'],
  length: number,
): readonly string[] {
  let expanded: readonly string[] = [prefix];
  for (let at = 0; prefix.length + at < length; at++) {
    const codes = slots.find((slot) => slot.at === at)?.codes ?? bytes.subarray(at, at + 1);
    const characters = Array.from(codes, (code) => String.fromCharCode(code));
    expanded = expanded.flatMap((start) => characters.map((character) => start + character));
  }
  return expanded;
}
