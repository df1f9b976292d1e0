import * as E from 'fp-ts/lib/Either.js';
import { Budget } from '../basics/budget.js';
import type { Automaton } from './automaton.js';
import { determinise } from './determinise.js';
import { Language } from './language.js';
import { lengthsInWords } from './measures.js';
import { parsePattern } from './parse-pattern.js';
import { choice, type Node } from './syntax-tree.js';
import { type LengthBounds, withinLengths } from './within-lengths.js';

export const MAX_PATTERN_LENGTH = 4000;
const LONGEST_RESULT = 1000;

/**
 * The limit on steps for determinising a pattern, and for restricting it to lengths: some tens of milliseconds each, and
 * 0.15 s. Patterns that people write take a few thousand steps.
 */
const STEPS = 100_000;
/** A step of a cut makes a state that is counted and written to a table, and takes as long as this many others. */
const COST_OF_CUT = 4;
/** Counting the texts of an edge takes time in proportion to their length: a step covers this number of characters. */
const COUNTS_PER_STEP = 10;
const SIMPLER = 'a simpler pattern: this one needs too many states';

/** The texts within length bounds, and the steps that computing them took. */
interface Cut {
  readonly key: string;
  readonly language: E.Either<string, Language>;
  readonly steps: number;
}

/** A regular expression of the safe subset, as the set of all texts that match it entirely. */
export class Pattern {
  readonly #automaton: Automaton;
  readonly #payer: Budget | undefined;
  /** The cut of the last call: checks, capacity and plan of a field ask for the same bounds. */
  readonly #cuts: { last: Cut | undefined };
  /** The syntax trees of the outermost alternatives. */
  readonly #options: readonly Node[];
  /** The cut that `payer` paid for last. */
  #paid: string | undefined;
  #alternatives: E.Either<string, readonly Pattern[]> | undefined;

  private constructor(
    options: readonly Node[],
    automaton: Automaton,
    payer: Budget | undefined,
    cuts: { last: Cut | undefined },
  ) {
    this.#options = options;
    this.#automaton = automaton;
    this.#payer = payer;
    this.#cuts = cuts;
  }

  /** Compiles a pattern, or returns the expectation that it does not meet. `payer` pays for this and for all cuts. */
  static of(text: string, payer?: Budget): E.Either<string, Pattern> {
    return E.chain((options: readonly Node[]) => Pattern.#ofOptions(options, payer))(
      parsePattern(text),
    );
  }

  static #ofOptions(
    options: readonly Node[],
    payer: Budget | undefined,
  ): E.Either<string, Pattern> {
    const node = choice(options);
    const { longest } = node;
    if (longest > LONGEST_RESULT) {
      const most = Number.isSafeInteger(longest) ? longest : 'more than 2^53';
      return E.left(`results of at most ${LONGEST_RESULT} characters, but some have ${most}`);
    }
    const budget = new Budget(STEPS);
    const automaton = determinise(node, budget);
    payer?.spend(budget.taken);
    if (automaton === undefined) return E.left(SIMPLER);
    const pattern = new Pattern(options, automaton, payer, { last: undefined });
    payer?.spend((pattern.edges * longest) / COUNTS_PER_STEP);
    return E.right(pattern);
  }

  /** The same compiled pattern for another request. Each request pays for its cuts, even for a cut that they share. */
  paidBy(payer: Budget | undefined): Pattern {
    return new Pattern(this.#options, this.#automaton, payer, this.#cuts);
  }

  /** The number of edges, a measure of the memory of the pattern. */
  get edges(): number {
    return this.#automaton.reduce((sum, { edges }) => sum + edges.length, 0);
  }

  /** A pattern for each outermost alternative, in the order of the text, or the expectation that one does not meet. */
  get alternatives(): E.Either<string, readonly Pattern[]> {
    this.#alternatives ??= E.traverseArray((option: Node) =>
      Pattern.#ofOptions([option], this.#payer),
    )(this.#options);
    return this.#alternatives;
  }

  /** All matching texts. No text is longer than `LONGEST_RESULT`, so no cut is necessary. */
  get language(): Language {
    const language = this.within();
    if (E.isLeft(language)) throw new Error(`expected ${language.left}`);
    return language.right;
  }

  /** The matching texts with a number of characters within bounds, or the expectation that the bounds do not meet. */
  within({
    min = 0,
    max = LONGEST_RESULT,
  }: Partial<LengthBounds> = {}): E.Either<string, Language> {
    const key = `${min}-${max}`;
    const { last } = this.#cuts;
    const cut = last?.key === key ? last : this.#cutTo({ min, max }, key);
    this.#cuts.last = cut;
    if (this.#paid !== key) this.#payer?.spend(COST_OF_CUT * cut.steps);
    this.#paid = key;
    return cut.language;
  }

  #cutTo(bounds: LengthBounds, key: string): Cut {
    const budget = new Budget(STEPS);
    const language = this.#languageOf(bounds, budget);
    return { key, language, steps: budget.taken };
  }

  #languageOf(bounds: LengthBounds, budget: Budget): E.Either<string, Language> {
    const cut = withinLengths(this.#automaton, bounds, budget);
    if (cut === undefined) return E.left(`${SIMPLER} for these lengths`);
    if (cut.length > 0) return E.right(new Language(cut));
    const lengths = lengthsInWords(this.#automaton);
    const asked = bounds.min === bounds.max ? bounds.min : `${bounds.min} to ${bounds.max}`;
    return E.left(`texts of ${asked} characters, but those of the pattern have ${lengths}`);
  }
}
