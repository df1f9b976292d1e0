import { escapeHtml } from '../../domain/encoding/escape-html.js';
import type { BarChart, HistogramChart, PairChart } from '../../domain/report/index.js';
import { groupText } from './heat-map.js';
import { edgeText } from './histogram.js';
import { percent } from './plot.js';

/** A table of texts that are HTML already. */
export function table(
  head: readonly string[],
  rows: readonly (readonly string[])[],
  classes = '',
): string {
  const heads = head.map((cell) => `<th scope="col">${cell}</th>`).join('');
  const lines = rows.map(([first = '', ...cells]) => {
    const rest = cells.map((cell) => `<td>${cell}</td>`).join('');
    return `<tr><th scope="row">${first}</th>${rest}</tr>`;
  });
  return `<div class="scroll"><table class="${classes}"><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
}

/** The figures of a plot, folded: for readers of tables and for screen readers. */
export function figures(head: readonly string[], rows: readonly (readonly string[])[]): string {
  return `<details><summary>Figures</summary>${table(head, rows, 'figures')}</details>`;
}

/** The figures of a chart of one column. */
export function columnFigures(chart: BarChart | HistogramChart): string {
  const groups =
    chart.form === 'bars'
      ? chart.labels.map(escapeHtml)
      : chart.sampled.map((_, i) => intervalText(chart, i));
  return figures(
    ['', 'Sample', 'Clone'],
    groups.map((group, i) => [group, percent(chart.sampled[i] ?? 0), percent(chart.made[i] ?? 0)]),
  );
}

function intervalText({ edges, open }: HistogramChart, i: number): string {
  const [from, to] = [edges[i] ?? '', edges[i + 1] ?? ''].map((edge) => escapeHtml(edgeText(edge)));
  if (i === 0 && open[0]) return `below ${to}`;
  return i === edges.length - 2 && open[1] ? `${from} and above` : `${from} to ${to}`;
}

const MOST_CELLS = 20;

/** The largest cells of a chart of two columns. */
export function pairFigures({ columns, labels, sampled, made }: PairChart): string {
  const [down, across] = labels;
  const cells = down.flatMap((one, i) =>
    across.map((other, j) => ({
      groups: [one, other],
      sample: sampled[i]?.[j] ?? null,
      clone: made[i]?.[j] ?? null,
    })),
  );
  const shown = cells
    .filter(({ sample, clone }) => sample !== null || clone !== null)
    .sort((a, b) => (b.sample ?? 0) - (a.sample ?? 0))
    .slice(0, MOST_CELLS);
  const share = (value: number | null): string => (value === null ? 'few' : percent(value));
  return figures(
    [...columns.map(escapeHtml), 'Sample', 'Clone'],
    shown.map(({ groups, sample, clone }) => [
      ...groups.map((group) => escapeHtml(groupText(group))),
      share(sample),
      share(clone),
    ]),
  );
}
