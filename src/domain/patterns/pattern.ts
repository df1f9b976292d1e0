import * as E from 'fp-ts/lib/Either.js';
import type { Automaton } from './automaton.js';
import { Budget } from './budget.js';
import { determinise } from './determinise.js';
import { Language } from './language.js';
import { lengthsTold } from './measures.js';
import { parsePattern } from './parse-pattern.js';
import { patternWork } from './pattern-work.js';
import { type LengthBounds, withinLengths } from './within-lengths.js';

export const MAX_PATTERN_LENGTH = 4000;
export const LONGEST_RESULT = 1000;

/**
 * Steps that finding the states of a pattern may take, and that cutting them to lengths may: some tens of
 * milliseconds each. Patterns that people write take a few thousand.
 */
const STEPS = 150_000;
/** Counting the texts of an edge takes longer the longer they are; a step is worth so many of their characters. */
const COUNTS_PER_STEP = 10;
const SIMPLER = 'a simpler pattern: this one needs too many states';

/** A regular expression of the safe subset, as the set of all texts that match it from end to end. */
export class Pattern {
  readonly #automaton: Automaton;
  /** The cut that was asked for last: checks, capacity and plan of a field ask for the same one. */
  #cut: { readonly key: string; readonly language: E.Either<string, Language> } | undefined;

  private constructor(automaton: Automaton) {
    this.#automaton = automaton;
  }

  /** Compiles a pattern, or says what is expected in its place. */
  static of(text: string): E.Either<string, Pattern> {
    const parsed = parsePattern(text);
    if (E.isLeft(parsed)) return parsed;
    const { longest } = parsed.right;
    if (longest > LONGEST_RESULT) {
      const most = Number.isSafeInteger(longest) ? longest : 'more than 2^53';
      return E.left(`results of at most ${LONGEST_RESULT} characters, where some have ${most}`);
    }
    const budget = new Budget(STEPS);
    const automaton = determinise(parsed.right, budget);
    patternWork.add(budget.taken);
    if (automaton === undefined) return E.left(SIMPLER);
    const pattern = new Pattern(automaton);
    patternWork.add((pattern.edges * longest) / COUNTS_PER_STEP);
    return E.right(pattern);
  }

  /** How much of memory it takes. */
  get edges(): number {
    return this.#automaton.reduce((sum, { edges }) => sum + edges.length, 0);
  }

  /** The matching texts whose numbers of characters are within bounds, or what is expected instead. */
  within({
    min = 0,
    max = LONGEST_RESULT,
  }: Partial<LengthBounds> = {}): E.Either<string, Language> {
    const key = `${min}-${max}`;
    if (this.#cut?.key !== key) this.#cut = { key, language: this.#cutTo({ min, max }) };
    return this.#cut.language;
  }

  #cutTo(bounds: LengthBounds): E.Either<string, Language> {
    const budget = new Budget(STEPS);
    const cut = withinLengths(this.#automaton, bounds, budget);
    patternWork.add(budget.taken);
    if (cut === undefined) return E.left(`${SIMPLER} for these lengths`);
    if (cut.length > 0) return E.right(new Language(cut));
    const lengths = lengthsTold(this.#automaton);
    const asked = bounds.min === bounds.max ? bounds.min : `${bounds.min} to ${bounds.max}`;
    return E.left(`texts of ${asked} characters, where the pattern has some of ${lengths}`);
  }
}
