import { oncePer } from '../columns/once-per.js';
import type { PostalForm } from './postal-forms.js';

/** A code with # for every digit and @ for every letter: codes of two shapes are never the same. */
function shapeOf(prefix: string, marks: string): string {
  return prefix.replace(/\d/g, '#').replace(/[A-Z]/g, '@') + marks;
}

/** Codes of one shape by their prefixes. */
type SameShape = Map<string, PostalForm['ending']>;

/**
 * The codes of all forms, each once: those of one shape are put together, with their prefixes drawn out to the
 * longest of them.
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
  const longest = [...same.keys()].reduce((one, other) =>
    other.length > one.length ? other : one,
  );
  const prefixes = new Set<string>();
  for (const [prefix, ending] of same) {
    for (const drawn of drawnOut(prefix, ending, longest.length)) prefixes.add(drawn);
  }
  return { prefixes: [...prefixes].sort(), ending: same.get(longest) as PostalForm['ending'] };
}

/** A prefix with all that may follow it, up to a length. */
function drawnOut(
  prefix: string,
  { slots, bytes }: PostalForm['ending'],
  length: number,
): readonly string[] {
  let drawn: readonly string[] = [prefix];
  for (let at = 0; prefix.length + at < length; at++) {
    const codes = slots.find((slot) => slot.at === at)?.codes ?? bytes.subarray(at, at + 1);
    const characters = Array.from(codes, (code) => String.fromCharCode(code));
    drawn = drawn.flatMap((start) => characters.map((character) => start + character));
  }
  return drawn;
}
