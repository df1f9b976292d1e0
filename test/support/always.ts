import fc from 'fast-check';

/** Tries a law on so many random examples, the same ones in every run. */
export function always<Example>(
  examples: fc.Arbitrary<Example>,
  numRuns: number,
  law: (example: Example) => void,
): void {
  // A property without async work is checked when this returns.
  void fc.assert(fc.property(examples, law), { seed: 42, numRuns });
}
