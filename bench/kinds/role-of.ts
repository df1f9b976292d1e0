import type { InferredSchema } from '../../src/domain/inference/index.js';
import type { Role } from './base-column.js';

const NUMBERS = ['integer', 'float', 'percentage', 'price', 'year', 'formula'];
const SURVEYS = ['age', 'csat_score', 'nps_score', 'rating'];
const MOMENTS = ['date', 'datetime', 'time'];

/** What the clone of a column keeps. */
export function roleOf({ fields, columns }: InferredSchema, i: number): Role {
  const [field, profile] = [fields[i], columns[i]];
  if (field === undefined || profile === undefined) return 'invented';
  const { type, constraints } = field;
  const { choices, distribution } = constraints;
  if (type === 'boolean' || type === 'constant' || Array.isArray(choices)) return 'category';
  if (SURVEYS.includes(type)) return 'number';
  if (type === 'formula') return NUMBERS.includes(profile.kind) ? 'number' : 'category';
  if (distribution === undefined) return 'invented';
  if (MOMENTS.includes(type)) return 'moment';
  return NUMBERS.includes(type) ? 'number' : 'invented';
}
