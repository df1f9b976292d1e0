import * as fc from 'fast-check';

/** Expects a property to hold, for the same samples in every run. */
export function always<Ts>(property: fc.IProperty<Ts>, numRuns = 1000): void {
  void fc.assert(property, { seed: 20_260_101, numRuns });
}
