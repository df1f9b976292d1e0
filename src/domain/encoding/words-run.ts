import type { Kernel, Target, Words } from '../kernel/kernel.js';
import { LiteralPart, type Part, WordsPart } from './parts.js';

/** Adjacent words and literals, which the kernel writes in one pass over the rows. */
class WordsRun implements Part {
  readonly #words: readonly Words[];
  readonly minLength: number;
  readonly maxLength: number;

  constructor(parts: readonly RunPart[], zeros: Int32Array) {
    this.#words = parts.map((part) => (part instanceof WordsPart ? part : asWord(part, zeros)));
    this.minLength = parts.reduce((sum, part) => sum + part.minLength, 0);
    this.maxLength = parts.reduce((sum, part) => sum + part.maxLength, 0);
  }

  write(kernel: Kernel, target: Target, count: number): void {
    kernel.writeWords(target, this.#words, count);
  }
}

type RunPart = WordsPart | LiteralPart;

/** A literal as the only word of a table. */
function asWord({ table }: LiteralPart, zeros: Int32Array): Words {
  return { table, indices: { data: zeros } };
}

/** The parts, with runs of words and the literals beside them joined. `zeros` has a zero for every row of a window. */
export function joinWords(parts: readonly Part[], zeros: Int32Array): readonly Part[] {
  const joined: Part[] = [];
  let run: RunPart[] = [];
  const endRun = (): void => {
    // A literal alone is written without a look at its index.
    const hasWords = run.some((part) => part instanceof WordsPart);
    if (hasWords) joined.push(new WordsRun(run, zeros));
    else for (const part of run) joined.push(part);
    run = [];
  };
  for (const part of parts) {
    if (part instanceof WordsPart || part instanceof LiteralPart) run.push(part);
    else {
      endRun();
      joined.push(part);
    }
  }
  endRun();
  return joined;
}
