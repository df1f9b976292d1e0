import type { ExplainedColumn, ExplainedField } from '../../../domain/meanings/explain-column.js';
import { aligned } from './aligned.js';

/** Characters of the constraints of a field. */
const MOST_CHARACTERS = 60;

/** The fields that suit a column, the best first, each with its confidence and what says so. */
export function describeColumn({ offers, ...field }: ExplainedColumn): readonly string[] {
  return aligned([['field', 'confidence', 'because'], ...[field, ...offers].map(rowOf)]);
}

function rowOf({ type, constraints, confidence, because }: ExplainedField): readonly string[] {
  const text = constraints === undefined ? '' : JSON.stringify(constraints);
  const shown = text.length > MOST_CHARACTERS ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
  return [`${type} ${shown === '{}' ? '' : shown}`.trim(), String(confidence), because];
}
