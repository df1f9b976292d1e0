import type { Grain, Moments } from './moments.js';
import { NumberVector } from './vectors.js';

/** The moments of another column at a grain of their own: each becomes the last moment that is not after it. */
export function rescaledMoments(base: Moments, grain: Grain): Moments {
  if (base.grain.step === grain.step && base.grain.unit === grain.unit) return base;
  const { step, unit } = grain;
  const baseUnit = base.grain.unit;
  const scale = step / unit;
  const values = new NumberVector();
  const fill = (_row: number, count: number): void => {
    const { data } = base.values;
    for (let i = 0; i < count; i++) {
      values.data[i] = Math.floor(((data[i] as number) * baseUnit) / step) * scale;
    }
  };
  const last = (moment: number): number => Math.floor(moment / step) * step;
  return {
    ...base,
    values,
    steps: [...base.steps, { vectors: [values], fill }],
    grain,
    span: { from: last(base.span.from), to: last(base.span.to) },
  };
}
