import type { Task } from 'fp-ts/lib/Task.js';

/** What a person should know before rows are written. */
export type Concern =
  /** This many rows are deleted first. */
  | { readonly code: 'deletes_rows'; readonly rows: number }
  /** Some of this many rows may get other values. */
  | { readonly code: 'changes_rows'; readonly rows: number }
  /** The database is on another machine. */
  | { readonly code: 'other_machine' };

/** What will be written to a database. */
export interface PlannedWriting {
  /** In the order in which they are loaded, with the number of rows that each receives and has now. */
  readonly tables: readonly {
    readonly name: string;
    readonly rows: number;
    readonly present: number;
    /** The columns by which rows are matched with those that are there. Missing: all rows are added. */
    readonly matchedBy?: readonly string[];
    /** The number of rows that are deleted, if they are there. Missing: none are. */
    readonly leaving?: number;
  }[];
  /** Whether an earlier call has begun to write this. */
  readonly hasBegun: boolean;
  readonly concerns: readonly Concern[];
}

/** Shows a person what will be written, and asks if there are concerns. False: nothing is written. */
export type Confirm = (writing: PlannedWriting, signal: AbortSignal) => Task<boolean>;
