import {
  type Around,
  LiteralSegment,
  literalSegment,
  type Segment,
  WordsSegment,
} from './segments.js';

/** The most bytes of all folded tables of a plan together; further literals are not folded. */
const FOLD_BYTES = 8 * 1024 * 1024;
/** Folding a literal into one entry costs about as much as writing the literal in this number of rows. */
const ROWS_PER_ENTRY = 32;

const NOTHING = new Uint8Array(0);

/**
 * Joins neighbouring literals, then folds a literal into the word table next to it. Each fold saves one loop over the
 * rows. The bytes of a row stay the same.
 */
export function foldLiterals(segments: readonly Segment[], rows: number): readonly Segment[] {
  let budget = FOLD_BYTES;
  const folded: Segment[] = [];
  for (const segment of joinLiterals(segments)) {
    const last = folded.at(-1);
    const whole =
      segment instanceof LiteralSegment && last instanceof WordsSegment
        ? foldInto(last, { before: NOTHING, after: segment.bytes })
        : segment instanceof WordsSegment && last instanceof LiteralSegment
          ? foldInto(segment, { before: last.bytes, after: NOTHING })
          : undefined;
    if (whole === undefined) folded.push(segment);
    else {
      budget -= whole.size;
      folded[folded.length - 1] = whole;
    }
  }
  return folded;

  function foldInto(segment: WordsSegment, around: Around): WordsSegment | undefined {
    if (rows < segment.entries * ROWS_PER_ENTRY) return undefined;
    const whole = segment.between(around);
    return whole.size > budget ? undefined : whole;
  }
}

function joinLiterals(segments: readonly Segment[]): readonly Segment[] {
  const whole: Segment[] = [];
  for (const segment of segments) {
    const last = whole.at(-1);
    if (!(segment instanceof LiteralSegment)) whole.push(segment);
    else if (last instanceof LiteralSegment) {
      whole[whole.length - 1] = literalSegment(last.text + segment.text);
    } else if (segment.bytes.length > 0) whole.push(segment);
  }
  return whole;
}
