import type { Fault } from '../../errors/fault.js';
import { written } from '../../errors/late-fault.js';
import { suggestionBudget } from '../../errors/nearest-name.js';
import { unknownName } from '../../errors/unknown-name.js';
import type { Lexicon } from '../../lexicon/lexicon.js';
import type { TableSample } from '../../tables/table-sample.js';
import { unnest } from '../nested/unnest.js';
import { withDisclosableNames } from '../privacy/disclosable-names.js';
import { knownWords } from './known-words.js';
import { sampledColumns } from './sampled-columns.js';

/** A column that an option of inference names, and the place of that option in the request. */
export interface AskedColumn {
  readonly path: string;
  readonly name: string;
}

interface Known {
  readonly k: number;
  readonly lexicon: Lexicon;
  /** Words of further locales, whose names of people are recognised. */
  readonly lexicons?: readonly Lexicon[];
}

/** A fault for each of these columns that the table does not have, or whose names may be values. */
export function columnFaults(
  sample: TableSample,
  asked: readonly AskedColumn[],
  { k, lexicon, lexicons }: Known,
): readonly Fault[] {
  if (asked.length === 0) return [];
  const words = knownWords(lexicon, lexicons);
  const flat = unnest(sample, 0, () => false)?.sample ?? sample;
  const { names } = sampledColumns(
    withDisclosableNames(flat, k, words),
    words,
    flat.columns.length,
  );
  const known = new Set(names);
  const budget = suggestionBudget();
  return asked
    .filter(({ name }) => !known.has(name))
    .map(({ name, path }) =>
      written(unknownName(path, { noun: 'column', name, known: () => names }), budget),
    );
}
