import { disclosableCategories, disclosableWeights, MOST_CATEGORIES } from '../privacy/privacy.js';
import { areThings } from '../privacy/said-names.js';
import { type Evidence, type Finding, scalarOf } from './detector.js';

/** The share of the rows that listed values must have if the column can be generated in another way. */
export const MOST_ROWS = 0.7;

/** The values of a column as weighted choices; undefined if too few rows have values that may be disclosed. */
export function categories(
  { values, texts, k, saidNames, words }: Evidence,
  kind: string,
  { confidence, leastCoverage }: { readonly confidence: number; readonly leastCoverage: number },
): Finding | undefined {
  if (texts.length > MOST_CATEGORIES) return undefined;
  const kept = disclosableCategories(values.counts, k);
  if (kept === undefined) return undefined;
  const choices = kept.map(({ value }) => value);
  if (saidNames !== undefined && !areThings(choices, words)) return undefined;
  const keptRows = kept.reduce((sum, { rows }) => sum + rows, 0);
  if (keptRows < leastCoverage * values.rows) return undefined;
  const dropped = texts.length - kept.length;
  const droppedRows = values.rows - keptRows;
  const scalars = choices.map(scalarOf);
  const isNumeric = scalars.every((value) => typeof value === 'number');
  return {
    kind,
    type: 'choice',
    constraints: {
      choices: isNumeric ? scalars : choices,
      weights: disclosableWeights(
        kept.map(({ rows }) => rows),
        k,
      ),
    },
    confidence,
    warnings:
      droppedRows < k
        ? []
        : [`${dropped} values, each in fewer than ${k} rows, are replaced by the others`],
  };
}
