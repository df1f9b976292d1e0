import type { BulkRun } from './bulk-run.js';

/** Some of many names. */
export interface Names {
  /** The first few. */
  readonly first: readonly string[];
  readonly count: number;
}

/** The most names in a failure. */
const MOST = 5;

export function firstNames(names: readonly string[]): Names {
  return { first: names.slice(0, MOST), count: names.length };
}

/** An expected refusal of a run. */
export type BulkFailure =
  /** The store has no run, or the run is not sealed: `file` is missing. */
  | { readonly code: 'not_found'; readonly file: string }
  /** A file of the run itself is not as Tablewright writes it. */
  | { readonly code: 'unreadable'; readonly file: string }
  /** The store has the files of another run, which differs in these members. */
  | {
      readonly code: 'other_run';
      readonly found: BulkRun;
      readonly asked: BulkRun;
      readonly members: readonly (keyof BulkRun)[];
    }
  /** The store has files with the names of parts, and no run. */
  | { readonly code: 'foreign_files'; readonly file: string }
  | { readonly code: 'parts_missing'; readonly parts: Names }
  /** These parts do not have the bytes that were written. */
  | { readonly code: 'parts_damaged'; readonly parts: Names }
  /** These files are where the parts are, and are none of the run. */
  | { readonly code: 'parts_unknown'; readonly parts: Names }
  /** The request makes these parts with other bytes than the manifest says. */
  | { readonly code: 'parts_made_otherwise'; readonly parts: Names }
  | { readonly code: 'no_such_part'; readonly parts: Names }
  /** The queue does not have the run. */
  | { readonly code: 'run_unknown'; readonly id: string }
  /** The run in a queue is sealed: nothing of it is left to cancel. */
  | { readonly code: 'run_sealed'; readonly id: string };
