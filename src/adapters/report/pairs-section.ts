import { escapeHtml } from '../../domain/encoding/escape-html.js';
import type { PairChart, PairReport, QualityReport } from '../../domain/report/index.js';
import { pairFigures, table } from './data-table.js';
import { greatestCell, heatMap } from './heat-map.js';
import { meter } from './scores-section.js';

/** Heat maps of the strongest pairs, and a table of the pairs with the lowest scores. */
export function pairsSection({ pairs, privacy: { k } }: QualityReport): string {
  const { compared, linked, charts, worst } = pairs;
  if (compared === 0) return '';
  const lead =
    linked === 0
      ? `None of the ${compared} pairs of columns depend on each other clearly.`
      : `${linked} of ${compared} pairs of columns depend on each other: their correlation is above 0.5, or Cramér's V above 0.3. The plots show the strongest ones.`;
  return `<section><h2>Pairs of columns</h2>
<p>${lead} The stronger the colour of a cell, the more rows have both values. Alike patterns side by side mean that the clone keeps the link. Cells of fewer than ${k} rows are blank on both sides.</p>
${charts.map(card).join('')}
${lowest(worst.filter(({ reason }) => reason !== null))}</section>`;
}

function lowest(pairs: readonly PairReport[]): string {
  if (pairs.length === 0) return '<p>No pair has a score below 0.9.</p>';
  return `<h3>Lowest scores</h3>
${table(['Pair', 'Score', 'Two halves', 'Why'], pairs.map(line), 'worst')}`;
}

function pairName([one, other]: readonly [string, string]): string {
  return `<bdi>${escapeHtml(one)}</bdi> × <bdi>${escapeHtml(other)}</bdi>`;
}

function card(chart: PairChart): string {
  const most = greatestCell(chart);
  return `<article class="pair"><h3>${pairName(chart.columns)}</h3>
<p class="facts">score ${meter(chart.score)}</p><div class="sides">${heatMap(chart, chart.sampled, { side: 'Sample', most })}${heatMap(chart, chart.made, { side: 'Clone', most })}</div>
${pairFigures(chart)}</article>`;
}

function line({ columns, score, two_halves: halves, correlation, reason }: PairReport) {
  const correlations =
    correlation === null
      ? ''
      : ` Correlation: sample ${correlation.sampled.toFixed(2)}, clone ${correlation.made.toFixed(2)}.`;
  return [
    pairName(columns),
    meter(score),
    halves === null ? '–' : halves.toFixed(3),
    escapeHtml(`${reason ?? ''}${correlations}`.trim()),
  ];
}
