import type { DatabaseColumn } from '../../../../../src/domain/databases/model/database-schema.js';
import type { Fact } from './facts.js';

/** A database that runs a script and tells what its own catalogue then contains. */
export interface Catalogue {
  readonly title: string;
  /** Runs a script in an empty database that nobody else uses, and drops it at the end. */
  factsAfter(script: string): Promise<readonly Fact[]>;
  /** The type of a column as this catalogue writes it. */
  typeOf(column: DatabaseColumn): string;
}
