import { type Around, LiteralPart, literalPart, type Part, WordsPart } from './parts.js';

/** The most bytes of all folded tables of a plan together; further literals are not folded. */
const FOLD_BYTES = 8 * 1024 * 1024;
/** Folding a literal into one entry costs about as much as writing the literal in this number of rows. */
const ROWS_PER_ENTRY = 32;

const NOTHING = new Uint8Array(0);

/**
 * Joins neighbouring literals, then folds a literal into the word table next to it. Each fold saves one loop over the
 * rows. The bytes of a row stay the same.
 */
export function foldLiterals(parts: readonly Part[], rows: number): readonly Part[] {
  let budget = FOLD_BYTES;
  const folded: Part[] = [];
  for (const part of joinLiterals(parts)) {
    const last = folded.at(-1);
    const whole =
      part instanceof LiteralPart && last instanceof WordsPart
        ? foldInto(last, { before: NOTHING, after: part.bytes })
        : part instanceof WordsPart && last instanceof LiteralPart
          ? foldInto(part, { before: last.bytes, after: NOTHING })
          : undefined;
    if (whole === undefined) folded.push(part);
    else {
      budget -= whole.size;
      folded[folded.length - 1] = whole;
    }
  }
  return folded;

  function foldInto(part: WordsPart, around: Around): WordsPart | undefined {
    if (rows < part.entries * ROWS_PER_ENTRY) return undefined;
    const whole = part.between(around);
    return whole.size > budget ? undefined : whole;
  }
}

function joinLiterals(parts: readonly Part[]): readonly Part[] {
  const whole: Part[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (!(part instanceof LiteralPart)) whole.push(part);
    else if (last instanceof LiteralPart) {
      whole[whole.length - 1] = literalPart(last.text + part.text);
    } else if (part.bytes.length > 0) whole.push(part);
  }
  return whole;
}
