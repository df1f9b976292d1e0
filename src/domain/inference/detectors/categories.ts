import { MOST_CATEGORIES, tellableCategories, tellableWeights } from '../privacy.js';
import { type Evidence, type Finding, scalarOf } from './detector.js';

/** The values of a column as weighted choices; undefined if they must not be disclosed. */
export function categories(
  { values, texts, k }: Evidence,
  kind: string,
  confidence: number,
): Finding | undefined {
  if (texts.length > MOST_CATEGORIES) return undefined;
  const kept = tellableCategories(values.counts, values.rows, k);
  if (kept === undefined) return undefined;
  const dropped = texts.length - kept.length;
  const droppedRows = values.rows - kept.reduce((sum, { rows }) => sum + rows, 0);
  const choices = kept.map(({ value }) => value);
  const scalars = choices.map(scalarOf);
  const isNumeric = scalars.every((value) => typeof value === 'number');
  return {
    kind,
    type: 'choice',
    constraints: {
      choices: isNumeric ? scalars : choices,
      weights: tellableWeights(kept.map(({ rows }) => rows)),
    },
    confidence,
    warnings:
      droppedRows < k ? [] : [`${dropped} values, each in fewer than ${k} rows, were left out`],
  };
}
