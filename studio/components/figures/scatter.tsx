import type { Axis, PairFigures } from '../../engine/pair-figures.js';
import { Dots } from './dots.js';
import { axisText } from './pair-text.js';

const WIDTH = 288;
const HEIGHT = 208;
/** The room for the labels below the points and above them. */
const TOP = 18;
const BOTTOM = 18;
const SIDE = 4;

/** Points of two columns of numbers or moments. The caption has the sentence for those who do not see it. */
export function Scatter({ pair }: { readonly pair: Extract<PairFigures, { kind: 'points' }> }) {
  const { x, y, points } = pair;
  const dots = points.map(([a, b]): readonly [number, number] => [
    SIDE + shareOf(a, x) * (WIDTH - 2 * SIDE),
    TOP + (1 - shareOf(b, y)) * (HEIGHT - TOP - BOTTOM),
  ]);
  return (
    <svg class="scatter" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path class="axes" d={`M0 ${TOP - 4}V${HEIGHT - BOTTOM + 4}H${WIDTH}`} />
      <Dots points={dots} />
      <text x="0" y="10">
        ↑ {y.name}: {axisText(y)}
      </text>
      <text x={WIDTH} y={HEIGHT - 3} text-anchor="end">
        {x.name}: {axisText(x)} →
      </text>
    </svg>
  );
}

function shareOf(value: number, { min, max }: Axis): number {
  return max === min ? 0.5 : (value - min) / (max - min);
}
