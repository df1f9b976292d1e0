import type { Lexicon } from '../lexicon/lexicon.js';

/** A column as a request to generate takes it. */
export interface InferredField {
  readonly name: string;
  readonly type: string;
  readonly constraints: Readonly<Record<string, unknown>>;
}

/** What was seen of a column: kinds, shares and counts, never a value. */
export interface ColumnProfile {
  readonly name: string;
  /** The type of its field. */
  readonly type: string;
  /** The field type that says best what the column holds; `type` may be a coarser one that can be learnt. */
  readonly kind: string;
  /** 0..1: how sure the kind is. */
  readonly confidence: number;
  /** Share of the rows that are null, 0..1. */
  readonly null_rate: number;
  /** How many different values the rows hold; left out under k rows. */
  readonly distinct?: number;
  readonly warnings: readonly string[];
}

/** What is told of one column. */
export interface InferredColumn {
  readonly field: InferredField;
  readonly profile: ColumnProfile;
}

/** All that leaves of a sample. */
export interface InferredSchema {
  /** Can be POSTed to /generate as they stand. */
  readonly fields: readonly InferredField[];
  /** One for each field. */
  readonly columns: readonly ColumnProfile[];
  readonly warnings: readonly string[];
}

export interface InferenceOptions {
  /** How many sampled rows everything stands for that leaves: at least 1. */
  readonly k: number;
  /** Words by which names of people and places are known. */
  readonly lexicon: Lexicon;
  /** Columns beyond this many are cut; 1000 by default, the most that a request takes. */
  readonly columnsLimit?: number;
}
