import { surround } from '../kernel/encoded-table.js';
import { LiteralPart, type Part, WordsPart } from './parts.js';

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
    const joined =
      part instanceof LiteralPart && last instanceof WordsPart
        ? foldInto(last, NOTHING, part.bytes)
        : part instanceof WordsPart && last instanceof LiteralPart
          ? foldInto(part, last.bytes, NOTHING)
          : undefined;
    if (joined === undefined) folded.push(part);
    else {
      budget -= joined.table.bytes.length;
      folded[folded.length - 1] = joined;
    }
  }
  return folded;

  function foldInto(part: WordsPart, before: Uint8Array, after: Uint8Array): WordsPart | undefined {
    const entries = part.table.starts.length - 1;
    const size = part.table.bytes.length + entries * (before.length + after.length);
    if (rows < entries * ROWS_PER_ENTRY || size > budget) return undefined;
    return new WordsPart(surround(part.table, before, after), part.indices);
  }
}

function joinLiterals(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (!(part instanceof LiteralPart)) joined.push(part);
    else if (last instanceof LiteralPart) {
      const bytes = new Uint8Array(last.bytes.length + part.bytes.length);
      bytes.set(last.bytes);
      bytes.set(part.bytes, last.bytes.length);
      joined[joined.length - 1] = new LiteralPart(bytes);
    } else if (part.bytes.length > 0) joined.push(part);
  }
  return joined;
}
