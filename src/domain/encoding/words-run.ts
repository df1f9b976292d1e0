import type { Kernel, Target } from '../kernel/kernel.js';
import { type Part, WordsPart } from './parts.js';

/** Adjacent word parts, which the kernel writes in one pass over the rows. */
class WordsRun implements Part {
  readonly #parts: readonly WordsPart[];
  readonly minLength: number;
  readonly maxLength: number;

  constructor(parts: readonly WordsPart[]) {
    this.#parts = parts;
    this.minLength = parts.reduce((sum, part) => sum + part.minLength, 0);
    this.maxLength = parts.reduce((sum, part) => sum + part.maxLength, 0);
  }

  write(kernel: Kernel, target: Target, count: number): void {
    kernel.writeWords(target, this.#parts, count);
  }
}

/** The parts, with runs of adjacent word parts joined. */
export function joinWords(parts: readonly Part[]): readonly Part[] {
  const joined: Part[] = [];
  let run: WordsPart[] = [];
  const endRun = (): void => {
    if (run.length > 0) joined.push(new WordsRun(run));
    run = [];
  };
  for (const part of parts) {
    if (part instanceof WordsPart) run.push(part);
    else {
      endRun();
      joined.push(part);
    }
  }
  endRun();
  return joined;
}
