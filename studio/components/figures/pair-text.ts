import type { Axis, PairFigures } from '../../engine/pair-figures.js';
import type { TimeBin } from '../../engine/timeline.js';
import { groupedNumber, percent, shortNumber } from '../../state/numbers.js';
import { momentText } from './figures-text.js';

export function valueText({ isMoment }: Pick<Axis, 'isMoment'>, value: number): string {
  return isMoment ? momentText(value) : shortNumber(value);
}

/** The range of an axis. */
export function axisText(axis: Axis): string {
  return `${valueText(axis, axis.min)} – ${valueText(axis, axis.max)}`;
}

/** What a plot of two columns shows, in a sentence or two. */
export function pairSentence(pair: PairFigures): string {
  const rows = `${groupedNumber(pair.rows)} rows`;
  switch (pair.kind) {
    case 'points': {
      const { x, y, points, correlation } = pair;
      const shown =
        points.length < pair.rows ? `; the first ${groupedNumber(points.length)} are shown` : '';
      const strength =
        correlation === undefined ? 'none, one of them is constant' : correlation.toFixed(2);
      return `${x.name} from ${valueText(x, x.min)} to ${valueText(x, x.max)} and ${y.name} from ${valueText(y, y.min)} to ${valueText(y, y.max)} in ${rows}${shown}. Correlation: ${strength}.`;
    }
    case 'timeline': {
      const { time, axis, bins } = pair;
      const [lowest, highest] = extremes(bins, ({ mean }) => mean);
      if (lowest === undefined || highest === undefined) return rows;
      const at = (bin: TimeBin): string =>
        `${valueText(axis, bin.mean)} (${valueText(time, bin.at)})`;
      const first = valueText(time, time.min);
      const last = valueText(time, time.max);
      return `The line is the mean of ${axis.name} over ${time.name}, from ${first} to ${last} in ${rows}, and the band has 90 % of its values. The mean goes from ${at(lowest)} to ${at(highest)}.`;
    }
    case 'counts': {
      const { down, across, counts } = pair;
      const most = Math.max(...counts.flat());
      const i = counts.findIndex((line) => line.includes(most));
      const j = counts[i]?.indexOf(most) ?? 0;
      return `Percent of ${rows}. The most frequent pair is ${down[i]} and ${across[j]} (${percent(most / pair.rows)}).`;
    }
    case 'boxes': {
      const { axis, boxes, categories } = pair;
      const [lowest, highest] = extremes(boxes, ({ median }) => median);
      if (lowest === undefined || highest === undefined) return rows;
      const shown =
        boxes.length < categories
          ? `the ${boxes.length} most frequent of ${groupedNumber(categories)} values`
          : `all ${categories} values`;
      return `Boxes have half of the rows of each value, lines 90 %. The median of ${axis.name} goes from ${valueText(axis, lowest.median)} (${lowest.category}) to ${valueText(axis, highest.median)} (${highest.category}); ${rows}, ${shown}.`;
    }
    case 'none':
      return pair.why;
  }
}

/** The ones with the least and the greatest value; undefined if there is none. */
function extremes<A>(
  all: readonly A[],
  measure: (one: A) => number,
): readonly [A | undefined, A | undefined] {
  const sorted = [...all].sort((a, b) => measure(a) - measure(b));
  return [sorted[0], sorted.at(-1)];
}
