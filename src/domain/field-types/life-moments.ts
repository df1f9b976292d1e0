import type { Moments } from '../columns/moments.js';
import { NumberVector } from '../columns/vectors.js';
import type { LifeMoments } from '../relations/relations.js';
import type { ColumnContext } from './column-context.js';
import { relationsOf } from './reference.js';
import { grainOf, shownMoments, type WrittenMoment, writtenMoment } from './shown-moments.js';

/** The moments of rows in the resolution in which they are written. */
function inGrain(moments: Moments, written: WrittenMoment): Moments {
  const grain = grainOf(written);
  const values = new NumberVector();
  const fill = (_row: number, count: number): void => {
    for (let i = 0; i < count; i++) {
      const moment = moments.values.data[i] as number;
      values.data[i] = Math.floor(moment / grain.step) * (grain.step / grain.unit);
    }
  };
  return { ...moments, values, grain, steps: [...moments.steps, { vectors: [values], fill }] };
}

/** Plans a column of moments of the lives of rows. */
export function plannedLife(
  given: WrittenMoment,
  context: ColumnContext,
  which: (life: LifeMoments) => Moments,
) {
  const { life } = relationsOf(context);
  if (life === undefined) throw new Error('the rows have no lives');
  const moments = inGrain(which(life), given);
  return { ...shownMoments(moments, given.format), present: moments.present, moments };
}

/** What the types of these moments have in common. */
export const lifeMoments = {
  category: 'relations',
  constraints: writtenMoment,
  showsLife: true,
  mayHoldMoments: true,
  references: () => [],
  capacity: () => 1,
} as const;
