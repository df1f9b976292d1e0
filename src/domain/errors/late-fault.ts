import type { Budget } from '../basics/budget.js';
import type { Fault } from './fault.js';

/**
 * A fault whose text is written only if it is shown. It takes long to find the name that is nearest to an unknown one,
 * and a request may have thousands of unknown names.
 */
export interface LateFault {
  readonly path: string;
  /** `budget` pays for the suggestions of all faults that are shown. */
  readonly write: (budget: Budget) => Omit<Fault, 'path'>;
}

/** A fault as it is found. */
export type FoundFault = Fault | LateFault;

/** The fault with its text. */
export function written(fault: FoundFault, budget: Budget): Fault {
  return 'write' in fault ? { path: fault.path, ...fault.write(budget) } : fault;
}
