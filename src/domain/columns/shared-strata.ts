import { sharedWhileUsed } from '../basics/shared-while-used.js';
import { type StrataTable, type Stratum, strataTable } from '../random/strata.js';
import type { Preparation } from './column-plan.js';

/** The most strata of a distribution. In a range of fewer values, each value is a stratum with its exact mass. */
export const MOST_CUTS = 2048;

/** The estimated time to cut a distribution into strata, in nanoseconds. */
const CUT_COST = 500_000;

/** The size of a table of 2048 strata, each of three doubles and a 32-bit number. */
const TABLE_BYTES = MOST_CUTS * (3 * 8 + 4);

/** The strata of a distribution, computed when the first row needs them. */
export class SharedStrata implements Preparation {
  readonly cost = CUT_COST;
  readonly bytes = TABLE_BYTES;
  readonly #cut: () => readonly Stratum[];
  #table: StrataTable | undefined;

  constructor(cut: () => readonly Stratum[]) {
    this.#cut = cut;
  }

  table(): StrataTable {
    this.#table ??= strataTable(this.#cut());
    return this.#table;
  }

  make(): void {
    this.table();
  }
}

const shared = sharedWhileUsed<SharedStrata>();

/** Strata that all columns with the same distribution share; `name` identifies it. */
export function sharedStrata(name: string, cut: () => readonly Stratum[]): SharedStrata {
  return shared(name, () => new SharedStrata(cut));
}
