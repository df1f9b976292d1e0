import type { SeriesConstraints } from './constraints.js';

/** The memory of a series that has nothing else that varies. */
const USUAL_HALF_LIFE = 24;
const USUAL_DEVIATION = 0.1;

export function memoryOf({
  memory,
  walk,
  growth,
  noise,
  level,
  counts,
}: SeriesConstraints): SeriesConstraints['memory'] {
  if (memory !== undefined) return memory;
  const varies = walk !== undefined || growth !== undefined || counts !== undefined || noise > 0;
  if (varies) return undefined;
  return { half_life: USUAL_HALF_LIFE, std_dev: Math.abs(level) * USUAL_DEVIATION };
}
