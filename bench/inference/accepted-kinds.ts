import type { ColumnSummary } from '../../src/domain/inference/index.js';
import type { ColumnLabel } from './labels.js';

/** Field types that are right for a label, whatever its values. */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  integer: ['integer'],
  float: ['float'],
  percent: ['percentage'],
  currency: ['price'],
  boolean: ['boolean'],
  year: ['year'],
  date: ['date'],
  time: ['time'],
  // An id is a text of a form, a counter, or a number from a range without sampled ids.
  id: ['string', 'sequence', 'integer'],
  code: ['string', 'currency'],
  categorical: ['choice', 'gender'],
  city: ['city'],
  state: ['state'],
  country: ['country'],
  person_name: ['name'],
  org_name: ['company'],
  title: ['text', 'sentence'],
  text: ['text', 'sentence', 'paragraph'],
  url: ['url'],
  domain: ['domain'],
  email: ['email'],
  phone: ['phone'],
  latitude: ['latitude'],
  longitude: ['longitude'],
};

/**
 * Whether the inferred kind of a column is right. A coarser kind is accepted if the label allows it: a column that is
 * scored by its categories may be a choice, a column of a single value a constant, and a text of a written form a
 * string. A category whose values are too rare for k must be a word, as the contract requires.
 */
export function isRight(
  { kind, type }: ColumnSummary,
  label: ColumnLabel,
  wordIsDue: boolean,
): boolean {
  const accepted = ACCEPTED[label.type] ?? [];
  if (accepted.includes(kind)) return true;
  if (label.score_as === 'categorical' && type === 'choice') return true;
  if (label.distinct === 1 && kind === 'constant') return true;
  if (label.type === 'text' && label.format !== '' && kind === 'string') return true;
  const isCategory = label.type === 'categorical' || label.score_as === 'categorical';
  return wordIsDue && isCategory && kind === 'word';
}
