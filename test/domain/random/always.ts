import * as fc from 'fast-check';

/** Expects a property to hold for samples that are the same in every run. */
export function always<Ts>(property: fc.IProperty<Ts>, numRuns = 1000): void {
  void fc.assert(property, { seed: 20_260_101, numRuns });
}
