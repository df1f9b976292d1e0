import type { InferredSchema } from '../../src/domain/inference/index.js';
import { disclosableCategories } from '../../src/domain/inference/privacy/privacy.js';
import type { TableSample } from '../../src/domain/tables/table-sample.js';
import { isRight } from './accepted-kinds.js';
import { inferred } from './clone.js';
import type { TableLabel } from './labels.js';

/** The agreement of an inferred schema with the labels. */
export interface Verdict {
  readonly schema: InferredSchema;
  readonly columns: number;
  readonly right: number;
  /** The name, label and inferred kind of each wrong column. */
  readonly wrong: readonly string[];
  readonly headerIsRight: boolean;
  /** The largest distance between a labelled share of nulls and the inferred one. */
  readonly nullError: number;
}

export function judge(sample: TableSample, label: TableLabel, k: number): Verdict {
  const schema = inferred(sample, k);
  const labelled = Object.entries(label.columns);
  let nullError = 0;
  const wrong = labelled.flatMap(([name, column], i) => {
    const profile = schema.columns[i];
    if (profile === undefined) return [`${name}: missing`];
    nullError = Math.max(nullError, Math.abs(profile.null_rate - column.nulls / sample.rows));
    return isRight(profile, column, wordIsDue(sample, label, i, k))
      ? []
      : [`${name}: ${column.type}, inferred ${profile.kind}`];
  });
  const names = labelled.map(([name]) => name);
  return {
    schema,
    columns: labelled.length,
    right: labelled.length - wrong.length,
    wrong,
    headerIsRight: names.every((name, i) => schema.fields[i]?.name === name),
    nullError,
  };
}

/** Whether the contract requires a word, because no value occurs in k rows. */
function wordIsDue(sample: TableSample, label: TableLabel, i: number, k: number): boolean {
  const nulls = new Set(['', ...label.null_tokens]);
  const counts = new Map<string, number>();
  for (const cell of sample.columns[i] ?? []) {
    if (cell === null || nulls.has(cell)) continue;
    counts.set(cell, (counts.get(cell) ?? 0) + 1);
  }
  return disclosableCategories(counts, k) === undefined;
}
