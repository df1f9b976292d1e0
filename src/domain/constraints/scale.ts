import { type Param, parsing } from './param.js';

export interface Scale {
  readonly low: number;
  readonly high: number;
}

const BOUNDS = /^(\d{1,2})-(\d{1,2})$/;

function parseScale(value: unknown): Scale | undefined {
  if (Number.isInteger(value)) {
    const points = value as number;
    return points >= 2 && points <= 10 ? { low: 1, high: points } : undefined;
  }
  const match = typeof value === 'string' ? BOUNDS.exec(value) : null;
  if (match === null) return undefined;
  const [low, high] = [Number(match[1]), Number(match[2])];
  return low < high && high <= 10 ? { low, high } : undefined;
}

/** The scores of a survey: N for 1 to N, or `low-high`. */
export const scale: Param<Scale> = {
  description: 'N for the scores 1 to N, or "low-high" such as "0-10"',
  schema: {
    anyOf: [
      { type: 'integer', minimum: 2, maximum: 10 },
      { type: 'string', pattern: '^[0-9]{1,2}-[0-9]{1,2}$' },
    ],
  },
  decoder: parsing(
    'a whole number from 2 to 10, or "low-high" with 0 <= low < high <= 10',
    parseScale,
  ),
};
