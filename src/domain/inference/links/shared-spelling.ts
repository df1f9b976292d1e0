import type { InferredColumn } from '../inferred-schema.js';
import { areTruthWords } from '../reading/truth-words.js';

const WORDS = 2;

/** Columns of true and false whose own words are too rare to be disclosed get the words of another such column. */
export function withSharedSpelling(columns: readonly InferredColumn[]): readonly InferredColumn[] {
  const choices = columns.map(wordsOf).find((words) => words !== undefined);
  if (choices === undefined) return columns;
  return columns.map((column) => {
    const { field, summary } = column;
    const { true_rate: rate, ...constraints } = field.constraints;
    if (field.type !== 'boolean' || rate !== undefined) return column;
    return {
      field: { ...field, type: 'choice', constraints: { choices, ...constraints } },
      summary: { ...summary, type: 'choice' },
    };
  });
}

/** The words for true and false that a column tells. */
function wordsOf({ field, summary }: InferredColumn): readonly string[] | undefined {
  const { choices } = field.constraints;
  if (summary.kind !== 'boolean' || !Array.isArray(choices) || choices.length !== WORDS) return;
  return areTruthWords(choices.map(String)) ? choices : undefined;
}
