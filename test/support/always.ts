import fc from 'fast-check';

/** Checks a law with `numRuns` random examples, which are the same in every run. */
export function always<Example>(
  examples: fc.Arbitrary<Example>,
  numRuns: number,
  law: (example: Example) => void,
): void {
  // A synchronous property has been checked when this call returns.
  void fc.assert(fc.property(examples, law), { seed: 42, numRuns });
}
