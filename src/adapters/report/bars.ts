import type { BarChart } from '../../domain/report/index.js';
import { percent, plot, rect, SIDES, type Sides, text } from './plot.js';
import { shortened } from './shortened.js';

const WIDTH = 340;
const LABELS = 126;
const VALUES = 44;
const ROW = 32;
const BAR = 11;

/** Two bars for each category: the sample above the made rows. */
export function barPlot(
  { labels, sampled, made }: BarChart,
  title: string,
  sides: Sides = SIDES,
): string {
  const most = Math.max(...sampled, ...made, 0.0001);
  const length = (share: number): number => (share / most) * (WIDTH - LABELS - VALUES);
  const rows = labels.map((label, i) => {
    const y = i * ROW + 4;
    const bar = (share: number, at: number, side: string): string =>
      rect([LABELS, at, length(share), BAR], side) +
      text(LABELS + length(share) + 5, at + BAR - 1.5, percent(share), 'soft');
    return (
      text(LABELS - 8, y + BAR + 5, shortened(label, 16), 'end') +
      bar(sampled[i] ?? 0, y, 'sampled') +
      bar(made[i] ?? 0, y + BAR + 1, 'made')
    );
  });
  const sentences = labels.map(
    (label, i) =>
      `${label}: ${sides.sampled} ${percent(sampled[i] ?? 0)}, ${sides.made} ${percent(made[i] ?? 0)}`,
  );
  return plot(WIDTH, labels.length * ROW + 4, `${title}. ${sentences.join('; ')}`, rows.join(''));
}
