import type { PostalForm } from './postal-forms.js';

/** A code with # for every digit and @ for every letter: codes of two shapes are never the same. */
function shapeOf(prefix: string, marks: string): string {
  return prefix.replace(/\d/g, '#').replace(/[A-Z]/g, '@') + marks;
}

/**
 * The codes of all forms, each once: those of one shape are put together, with their prefixes drawn out to the
 * longest of them.
 */
export function countedGroups(forms: readonly PostalForm[]): readonly PostalForm[] {
  const byShape = new Map<string, PostalForm[]>();
  for (const { prefixes, ending } of new Set(forms)) {
    for (const prefix of prefixes) {
      const shape = shapeOf(prefix, ending.marks);
      const same = byShape.get(shape);
      if (same === undefined) byShape.set(shape, [{ prefixes: [prefix], ending }]);
      else same.push({ prefixes: [prefix], ending });
    }
  }
  return [...byShape.values()].map((same) => {
    const { ending } = same.reduce((one, other) => (length(other) > length(one) ? other : one));
    const longest = Math.max(...same.map(length));
    const prefixes = new Set(same.flatMap((form) => drawnOut(form, longest)));
    return { prefixes: [...prefixes].sort(), ending };
  });
}

function length({ prefixes }: PostalForm): number {
  return prefixes[0]?.length ?? 0;
}

/** The prefixes with what may follow them, up to a length. */
function drawnOut({ prefixes, ending }: PostalForm, longest: number): readonly string[] {
  let drawn = prefixes;
  for (let at = 0; (drawn[0]?.length ?? longest) < longest; at++) {
    const slot = ending.slots.find((one) => one.at === at);
    const codes = slot?.codes ?? ending.bytes.subarray(at, at + 1);
    drawn = drawn.flatMap((prefix) =>
      Array.from(codes, (code) => prefix + String.fromCharCode(code)),
    );
  }
  return drawn;
}
