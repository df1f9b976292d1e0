/** Work in steps of a few milliseconds each. Its driver may let other work run between two steps. */
export type Stepwise<A> = Generator<void, A, void>;

/** Runs all steps without a pause, for callers that hold up nobody else, and returns the result. */
export function inOneGo<A>(work: Stepwise<A>): A {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
