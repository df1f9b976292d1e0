import type { ComponentChildren } from 'preact';
import type { Axis } from '../../engine/pair-figures.js';
import { axisText } from './pair-text.js';

const WIDTH = 288;
const HEIGHT = 208;
/** The room for the labels below what is drawn and above it. */
const TOP = 18;
const BOTTOM = 18;
const SIDE = 4;

interface PlotFrameProps {
  readonly x: Axis;
  readonly y: Axis;
  readonly children: ComponentChildren;
}

/** Two axes with their labels around what is drawn. The caption has the sentence for those who do not see it. */
export function PlotFrame({ x, y, children }: PlotFrameProps) {
  return (
    <svg class="scatter" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path class="axes" d={`M0 ${TOP - 4}V${HEIGHT - BOTTOM + 4}H${WIDTH}`} />
      {children}
      <text x="0" y="10">
        ↑ {y.name}: {axisText(y)}
      </text>
      <text x={WIDTH} y={HEIGHT - 3} text-anchor="end">
        {x.name}: {axisText(x)} →
      </text>
    </svg>
  );
}

/** Where a pair of values is within the frame. */
export function pointOf(a: number, b: number, x: Axis, y: Axis): readonly [number, number] {
  return [
    SIDE + shareOf(a, x) * (WIDTH - 2 * SIDE),
    TOP + (1 - shareOf(b, y)) * (HEIGHT - TOP - BOTTOM),
  ];
}

function shareOf(value: number, { min, max }: Axis): number {
  return max === min ? 0.5 : (value - min) / (max - min);
}
