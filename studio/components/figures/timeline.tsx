import type { PairFigures } from '../../engine/pair-figures.js';
import type { TimeBin } from '../../engine/timeline.js';
import { PlotFrame, pointOf } from './plot-frame.js';

/** Numbers over time: the mean as a line within the range of most of them. */
export function Timeline({ pair }: { readonly pair: Extract<PairFigures, { kind: 'timeline' }> }) {
  const { time, axis, bins } = pair;
  const pathOf = (all: readonly TimeBin[], measure: (bin: TimeBin) => number): string =>
    all
      .map((bin) => pointOf(bin.at, measure(bin), time, axis))
      .map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`)
      .join('L');
  const upper = pathOf(bins, ({ high }) => high);
  const lower = pathOf([...bins].reverse(), ({ low }) => low);
  return (
    <PlotFrame x={time} y={axis}>
      <path class="band" d={`M${upper}L${lower}Z`} />
      <path class="mean" d={`M${pathOf(bins, ({ mean }) => mean)}`} />
    </PlotFrame>
  );
}
