import type { Seed } from '../generation/generate-request.js';

/**
 * Scores from 0 to 1; 1 means that two tables do not differ. The names are those of SDMetrics. Null: there is nothing
 * to compare.
 */
export interface Scores {
  /** The mean of the shapes of columns and the trends of pairs. */
  readonly overall: number | null;
  /** The mean of the scores of the columns. */
  readonly column_shapes: number | null;
  /** The mean of the scores of all pairs of columns. */
  readonly column_pair_trends: number | null;
  /** The mean of the scores of the pairs that depend on each other in the sample. */
  readonly linked_pairs: number | null;
  /** The mean of the similarities of the shares of nulls. */
  readonly null_similarity: number | null;
}

/** How the values of a column are compared. */
export type ComparedAs = 'number' | 'date' | 'moment' | 'time' | 'category';

/** Shares of the values of a column, in the sample and in the made rows, side by side. */
export interface BarChart {
  readonly form: 'bars';
  readonly labels: readonly string[];
  readonly sampled: readonly number[];
  readonly made: readonly number[];
}

/** Shares of the values between edges, in the sample and in the made rows. */
export interface HistogramChart {
  readonly form: 'histogram';
  /** Numbers, or dates, moments and times of day in the notation of ISO 8601; one more than bins. */
  readonly edges: readonly (number | string)[];
  /** Whether the first and the last bin also count the values beyond their outer edges. */
  readonly open: readonly [boolean, boolean];
  readonly sampled: readonly number[];
  readonly made: readonly number[];
}

export interface ColumnReport {
  readonly name: string;
  /** The field type that makes the column. */
  readonly type: string;
  readonly compared_as: ComparedAs | null;
  /** Why the values are not compared; null if they are. */
  readonly not_compared: string | null;
  readonly measure: 'KSComplement' | 'TVComplement' | null;
  readonly score: number | null;
  /** The score of one half of the sample against the other. */
  readonly two_halves: number | null;
  readonly null_rate: { readonly sampled: number; readonly made: number };
  /**
   * The share of the made values that are valid: a category that the sample has, or between the ends of its numbers.
   * Both ends leave out the outermost `k` rows, and reach as far beyond the next one as `k` further rows are before it.
   */
  readonly validity: number | null;
  readonly chart: BarChart | HistogramChart | null;
  /** The warnings of inference. */
  readonly warnings: readonly string[];
}

export interface PairReport {
  readonly columns: readonly [string, string];
  readonly measure: 'CorrelationSimilarity' | 'ContingencySimilarity';
  readonly score: number;
  readonly two_halves: number | null;
  /** The strength of the link in the sample: the size of the correlation, or Cramér's V. */
  readonly strength: number;
  /** Whether the strength is above the limit from which on SDMetrics counts a pair: 0.5, or 0.3 for Cramér's V. */
  readonly linked: boolean;
  /** The correlations, if both columns have numbers, dates or times. */
  readonly correlation: { readonly sampled: number; readonly made: number } | null;
  /** The probable reason for a low score; null for others. */
  readonly reason: string | null;
}

/** Shares of all rows by the groups of two columns, first by group of the first column. */
export interface PairChart {
  readonly columns: readonly [string, string];
  readonly score: number;
  readonly labels: readonly [readonly string[], readonly string[]];
  /** Null: fewer than k rows. */
  readonly sampled: readonly (readonly (number | null)[])[];
  readonly made: readonly (readonly (number | null)[])[];
}

/** Distances of rows to their nearest sampled row, as shares of the greatest possible one; null: too few rows. */
export interface NearestRows {
  readonly median: number;
  readonly percentile_5: number | null;
  /** The median ratio of the distance to the nearest row to that to the second nearest. */
  readonly ratio_to_second: number | null;
}

/** How many values or rows also occur in the sample, rounded up. */
export interface Copied {
  /** The share of the made ones that occur in the sample. */
  readonly made: number;
  /** The share of the sampled ones that occur in another row of the sample: what is usual in this table. */
  readonly sampled: number;
}

/** How many facts of a sample an inferred request tells. Each one represents k sampled rows or more. */
export interface PublishedFacts {
  /** Listed categories and constants. */
  readonly values: number;
  /** Bins of histograms. */
  readonly bins: number;
  /** Rows of the tables of conditions. */
  readonly conditions: number;
  /** Weights, bins and shares in these rows. */
  readonly conditional_figures: number;
  readonly correlations: number;
  /**
   * The fewest sampled rows behind one of the values, bins and conditions, to a multiple of five; null if there are none.
   * The gaps between moments, and columns that only others need, are not counted.
   */
  readonly fewest_rows: number | null;
}

/**
 * What rows show about the half of the sample that their schema was inferred from, as means over several random splits.
 * Null: too few rows or columns.
 */
export interface HalfFigures {
  readonly splits: number;
  /** The share of rows that are nearer to their own half than to the unseen one; 0.5 means that nothing tells them apart. */
  readonly nearer_to_own: {
    readonly mean: number;
    /** Of the splits. */
    readonly least: number;
    readonly greatest: number;
  };
  /** The shares of rows that equal a row of a half in all compared columns, rounded up. */
  readonly exact_rows: { readonly own: number; readonly unseen: number };
}

export interface PrivacyReport {
  /** The rows that each disclosed fact is based on, at least. */
  readonly k: number;
  readonly published: PublishedFacts;
  /** The made rows that equal a sampled one in all compared columns. */
  readonly exact_rows: Copied | null;
  /** The values of columns whose values are invented that also occur in the sample. */
  readonly copied_values: readonly ({ readonly column: string } & Copied)[];
  readonly nearest: {
    readonly made: NearestRows;
    /** The distances of sampled rows to the other sampled rows. */
    readonly sampled: NearestRows;
    /** The quotients of the distances: made by sampled. */
    readonly median_ratio: number | null;
    readonly percentile_5_ratio: number | null;
  } | null;
  readonly halves: HalfFigures | null;
}

/** How alike groups of rows are, such as the lines of orders. Columns that are constant in groups are so in each made one. */
export interface GroupReport {
  /** The KSComplement of the numbers of rows per group. */
  readonly rows_per_group: number;
  /** The columns of numbers, dates and times that vary within groups. */
  readonly columns: readonly {
    readonly name: string;
    /** The share of rows whose value is above that of the row before in their group; null: too few rows. */
    readonly rising: { readonly sampled: number | null; readonly made: number | null };
    /** The correlation with the row before in the group; null: too few rows, or the values do not vary. */
    readonly resemblance: { readonly sampled: number | null; readonly made: number | null };
  }[];
}

/** A comparison of a sample with rows that its inferred schema makes. Everything in it represents k sampled rows or more. */
export interface QualityReport {
  readonly rows_sampled: number;
  /** The rows of the sample, and of the clone, that were compared. */
  readonly rows_compared: number;
  /** The compared rows of the clone are the first ones of this seed. */
  readonly seed: Seed;
  readonly scores: Scores;
  readonly baselines: {
    /** The made rows with each column shuffled alone: columns that do not depend on each other. */
    readonly independent_columns: Scores;
    /** One half of the sample against the other: what chance leaves of a perfect score. */
    readonly two_halves: Scores | null;
  };
  /** The columns without a score, which the scores leave out. */
  readonly without_score: {
    readonly columns: readonly string[];
    /** The overall score if these columns, and the pairs that they are in, counted 0. */
    readonly overall: number | null;
  };
  /** Null: the rows of the request form no groups. */
  readonly groups: GroupReport | null;
  readonly columns: readonly ColumnReport[];
  readonly pairs: {
    readonly compared: number;
    readonly linked: number;
    /** The pairs with the lowest scores. */
    readonly worst: readonly PairReport[];
    /** The pairs with the strongest links. */
    readonly strongest: readonly PairReport[];
    /** The values of the strongest pairs. */
    readonly charts: readonly PairChart[];
  };
  readonly privacy: PrivacyReport;
}
