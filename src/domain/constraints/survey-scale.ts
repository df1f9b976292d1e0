import { isWhole } from '../basics/is-whole.js';
import { type Param, parsing } from './param.js';

export interface Scale {
  readonly low: number;
  readonly high: number;
}

const HIGHEST = 10;

/** Returns a pattern that matches a score, with or without a leading zero. */
function digits(score: number): string {
  return score < 10 ? `0?${score}` : String(score);
}

/** `low-high` for every valid pair, so that the schema itself requires low < high. */
const PAIRS = Array.from({ length: HIGHEST }, (_, low) => {
  const above = Array.from({ length: HIGHEST - low }, (_, i) => digits(low + 1 + i));
  return `${digits(low)}-(${above.join('|')})`;
});

const BOUNDS = new RegExp(`^(${PAIRS.join('|')})$`);

function parseScale(value: unknown): Scale | undefined {
  if (isWhole(value, 2, HIGHEST)) return { low: 1, high: value };
  if (typeof value !== 'string' || !BOUNDS.test(value)) return undefined;
  const [low, high] = value.split('-').map(Number) as [number, number];
  return { low, high };
}

/** The scores of a survey: N for 1 to N, or `low-high`. */
export const scale: Param<Scale> = {
  description: 'N for the scores 1 to N, or "low-high" such as "0-10"',
  schema: {
    anyOf: [
      { type: 'integer', minimum: 2, maximum: HIGHEST },
      { type: 'string', pattern: BOUNDS.source },
    ],
  },
  ...parsing('a whole number from 2 to 10, or "low-high" with 0 <= low < high <= 10', parseScale),
};
