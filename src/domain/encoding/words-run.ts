import type { Kernel, Target, Words } from '../kernel/kernel.js';
import { LiteralSegment, type Segment, WordsSegment } from './segments.js';

/** Adjacent words and literals, which the kernel writes in one pass over the rows. */
class WordsRun implements Segment {
  readonly #words: readonly Words[];
  readonly minLength: number;
  readonly maxLength: number;

  constructor(segments: readonly RunSegment[], zeros: Int32Array) {
    this.#words = segments.map((segment) =>
      segment instanceof WordsSegment ? segment : asWord(segment, zeros),
    );
    this.minLength = segments.reduce((sum, segment) => sum + segment.minLength, 0);
    this.maxLength = segments.reduce((sum, segment) => sum + segment.maxLength, 0);
  }

  write(kernel: Kernel, target: Target, count: number): void {
    kernel.writeWords(target, this.#words, count);
  }
}

type RunSegment = WordsSegment | LiteralSegment;

/** A literal as the only word of a table. */
function asWord({ table }: LiteralSegment, zeros: Int32Array): Words {
  return { table, indices: { data: zeros } };
}

/** The segments, with runs of words and the literals beside them joined. `zeros` has a zero for every row of a window. */
export function joinWords(segments: readonly Segment[], zeros: Int32Array): readonly Segment[] {
  const joined: Segment[] = [];
  let run: RunSegment[] = [];
  const endRun = (): void => {
    // A literal alone is written without a look at its index.
    const hasWords = run.some((segment) => segment instanceof WordsSegment);
    if (hasWords) joined.push(new WordsRun(run, zeros));
    else for (const segment of run) joined.push(segment);
    run = [];
  };
  for (const segment of segments) {
    if (segment instanceof WordsSegment || segment instanceof LiteralSegment) run.push(segment);
    else {
      endRun();
      joined.push(segment);
    }
  }
  endRun();
  return joined;
}
