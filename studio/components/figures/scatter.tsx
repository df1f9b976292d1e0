import type { PairFigures } from '../../engine/pair-figures.js';
import { Dots } from './dots.js';
import { PlotFrame, pointOf } from './plot-frame.js';

/** Points of two columns of numbers, or of two of moments. */
export function Scatter({ pair }: { readonly pair: Extract<PairFigures, { kind: 'points' }> }) {
  const { x, y, points } = pair;
  return (
    <PlotFrame x={x} y={y}>
      <Dots points={points.map(([a, b]) => pointOf(a, b, x, y))} />
    </PlotFrame>
  );
}
