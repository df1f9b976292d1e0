import type { Budget } from '../basics/budget.js';
import type { Fault } from './fault.js';
import type { LateFault } from './late-fault.js';
import { nearestName } from './nearest-name.js';
import { quote } from './quote.js';

/** A fault lists at most this many known names. */
const MOST_LISTED = 100;

/** A name that should be one of the known ones. */
export interface UnknownName {
  /** What it is a name of, such as `field`. */
  readonly noun: string;
  readonly name: string;
  readonly known: () => readonly string[];
  /** More about the place of the name. */
  readonly where?: string | undefined;
  readonly nearest?: (known: readonly string[], budget: Budget) => string | undefined;
}

/** Returns the fault of an unknown name, with the nearest known name as a suggestion. */
export function unknownName(path: string, unknown: UnknownName): LateFault {
  const { noun, name, known, where = '' } = unknown;
  const { nearest = (names, budget) => nearestName(name, names, budget) } = unknown;
  return {
    path,
    write: (budget) => {
      const names = known();
      const expected = names.length > 0 ? `one of ${listed(names)}` : `no ${noun}`;
      const message = `unknown ${noun} ${quote(name)}${where}`;
      return suggesting({ message, expected }, nearest(names, budget));
    },
  };
}

/** Returns the fault with the suggestion, if there is one. */
export function suggesting<F extends Omit<Fault, 'path'>>(
  fault: F,
  suggestion: string | undefined,
): F {
  if (suggestion === undefined) return fault;
  return { ...fault, message: `${fault.message}, did you mean ${quote(suggestion)}?`, suggestion };
}

/** The first names, and how many more there are. */
export function listed(names: readonly string[]): string {
  const text = names.slice(0, MOST_LISTED).join(', ');
  return names.length > MOST_LISTED ? `${text} and ${names.length - MOST_LISTED} more` : text;
}
