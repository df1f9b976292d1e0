import type { Box, PairFigures } from '../../engine/pair-figures.js';
import { groupedNumber } from '../../state/numbers.js';
import { momentText } from './figures-text.js';
import { valueText } from './pair-text.js';

type Boxes = Extract<PairFigures, { kind: 'boxes' }>;

/** For each category a box from its lower to its upper quartile, its median, and whiskers to its 5 % and 95 %. */
export function BoxPlot({ pair: { axis, boxes } }: { readonly pair: Boxes }) {
  const span = axis.max - axis.min || 1;
  const at = (value: number): string => `${(100 * (value - axis.min)) / span}%`;
  const between = (from: number, to: number) => ({
    left: at(from),
    width: `${(100 * (to - from)) / span}%`,
  });
  return (
    <ul class="boxes">
      {boxes.map((box) => (
        <li key={box.category} class="value-bar" title={boxText(box, axis)}>
          <span class="value-label">{box.category === '' ? '(empty)' : box.category}</span>
          <span class="box-track" aria-hidden="true">
            <span class="box-whisker" style={between(box.low, box.high)} />
            <span class="box-body" style={between(box.lowerQuartile, box.upperQuartile)} />
            <span class="box-median" style={{ left: at(box.median) }} />
          </span>
          <span class="value-share" aria-hidden="true">
            {valueText(axis, box.median)}
          </span>
          <span class="hidden-text">{boxText(box, axis)}</span>
        </li>
      ))}
      <li class="value-bar" aria-hidden="true">
        <span />
        <span class="box-scale">
          <span>{scaleText(axis, axis.min)}</span>
          <span>{scaleText(axis, axis.max)}</span>
        </span>
        <span class="value-share">median</span>
      </li>
    </ul>
  );
}

/** An end of the scale, which has little room: a month for a moment. */
function scaleText(axis: Boxes['axis'], value: number): string {
  return axis.isMoment ? momentText(value).slice(0, 7) : valueText(axis, value);
}

function boxText(
  { category, count, lowerQuartile, median, upperQuartile }: Box,
  axis: Boxes['axis'],
) {
  const [from, middle, to] = [lowerQuartile, median, upperQuartile].map((value) =>
    valueText(axis, value),
  );
  return `${category}: ${groupedNumber(count)} rows, half of them from ${from} to ${to}, median ${middle}`;
}
