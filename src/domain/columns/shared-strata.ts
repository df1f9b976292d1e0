import { sharedWhileUsed } from '../basics/shared-while-used.js';
import { type StrataTable, type Stratum, strataTable } from '../random/strata.js';
import type { Preparation } from './preparation.js';

/** The most strata of a distribution. In a range of fewer values, each value is a stratum with its exact mass. */
export const MOST_CUTS = 2048;

/** The estimated time to cut a distribution, for each stratum, in nanoseconds. */
const STRATUM_COST = 250;

/** The size of a stratum in a table: three doubles and a 32-bit number. */
const STRATUM_BYTES = 3 * 8 + 4;

/** The strata of a distribution, computed when the first row needs them. */
export class SharedStrata implements Preparation {
  readonly cost: number;
  readonly bytes: number;
  /** The maximum number of the strata. */
  readonly most: number;
  /** Cuts the distribution. */
  readonly strata: () => readonly Stratum[];
  #table: StrataTable | undefined;

  constructor(strata: () => readonly Stratum[], most: number) {
    this.strata = strata;
    this.most = most;
    this.cost = most * STRATUM_COST;
    this.bytes = most * STRATUM_BYTES;
  }

  table(): StrataTable {
    this.#table ??= strataTable(this.strata());
    return this.#table;
  }

  make(): void {
    this.table();
  }
}

const shared = sharedWhileUsed<SharedStrata>();

/** Strata that all columns with the same distribution share; `name` identifies it. */
export function sharedStrata(
  name: string,
  cut: () => readonly Stratum[],
  most = MOST_CUTS,
): SharedStrata {
  return shared(name, () => new SharedStrata(cut, most));
}
