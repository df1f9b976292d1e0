import type { DrawnIndices, DrawnNumbers } from '../columns/drawn.js';
import type { Moments } from '../columns/moments.js';
import { hull } from '../time/instant.js';
import { type DrawSource, numbersByState, soleDraw } from './conditional-draws.js';
import { type NonEmpty, selectedNumbers } from './selected-pieces.js';

/**
 * Returns moments that are those of variant `states` in each row. Returns undefined if the variants do not count in the same
 * unit, or cannot take the places of a copula: only numbers of one draw can. The variants are missing in the same rows.
 */
export function conditionalMoments(
  source: DrawSource,
  states: DrawnIndices,
  variants: NonEmpty<Moments>,
): Moments | undefined {
  const [{ grain, present }] = variants;
  if (variants.some((variant) => variant.grain.unit !== grain.unit)) return undefined;
  const numbers = drawn(source, states, variants);
  if (numbers === undefined) return undefined;
  return { ...numbers, grain, present, span: hull(variants.map(({ span }) => span)) };
}

function drawn(
  source: DrawSource,
  states: DrawnIndices,
  variants: readonly Moments[],
): DrawnNumbers | undefined {
  const draws = variants.flatMap(({ steps }) => {
    const draw = soleDraw(steps);
    return draw?.kind === 'numbers' ? [draw] : [];
  });
  if (draws.length === variants.length) return numbersByState(source, states, draws);
  if (source.isCorrelated) return undefined;
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
