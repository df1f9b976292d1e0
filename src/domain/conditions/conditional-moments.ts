import type { DrawnIndices, DrawnNumbers } from '../columns/drawn.js';
import type { Moments } from '../columns/moments.js';
import type { Key } from '../random/mix.js';
import { hull } from '../time/instant.js';
import { numbersByState, soleDraw } from './conditional-draws.js';
import { type NonEmpty, selectedNumbers } from './selected-pieces.js';

/**
 * Returns moments that are those of variant `states` in each row, or undefined if the variants do not count in the same
 * unit. `key` is that of the values.
 */
export function conditionalMoments(
  key: Key,
  states: DrawnIndices,
  variants: NonEmpty<Moments>,
): Moments | undefined {
  const [{ grain }] = variants;
  if (variants.some((variant) => variant.grain.unit !== grain.unit)) return undefined;
  return { ...drawn(key, states, variants), grain, span: hull(variants.map(({ span }) => span)) };
}

function drawn(key: Key, states: DrawnIndices, variants: readonly Moments[]): DrawnNumbers {
  const draws = variants.flatMap(({ steps }) => {
    const draw = soleDraw(steps);
    return draw?.kind === 'numbers' ? [draw] : [];
  });
  if (draws.length === variants.length) return numbersByState(key, states, draws);
  const inputs = variants.flatMap(({ steps }) => steps);
  const { values, step } = selectedNumbers(
    states.indices,
    variants.map((variant) => variant.values),
  );
  return {
    values,
    steps: [...new Set([...states.steps, ...inputs]), step],
  };
}
