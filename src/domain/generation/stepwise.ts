/** Work that is done in pieces of milliseconds: whoever drives it may let others run between two. */
export type Stepwise<A> = Generator<void, A, void>;

/** The result of work whose caller has no neighbours to starve. */
export function inOneGo<A>(work: Stepwise<A>): A {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
