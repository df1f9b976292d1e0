import { escapeHtml } from '../../domain/encoding/escape-html.js';
import type { ColumnReport, QualityReport } from '../../domain/report/index.js';
import { barPlot } from './bars.js';
import { columnFigures, table } from './data-table.js';
import { histogramPlot } from './histogram.js';
import { percent } from './plot.js';
import { meter } from './scores-section.js';

const LEGEND =
  '<p class="legend"><span class="key sampled"></span>sample <span class="key made"></span>clone</p>';

/** A plot of each compared column, and a list of the others. */
export function columnsSection({ columns, privacy: { k } }: QualityReport): string {
  const compared = columns.filter(({ measure }) => measure !== null);
  const others = columns.filter(({ measure }) => measure === null);
  const nothing = compared.length === 0 ? '<p>No column can be compared.</p>' : '';
  return `<section><h2>Columns</h2>
<p>Each plot shows one column: the sample in blue, the clone in orange. Values or ranges that fewer than ${k} sampled rows have are joined with others or left out.</p>
${nothing}${LEGEND}<div class="cards">${compared.map(card).join('')}</div>
${others.length === 0 ? '' : notCompared(others)}</section>`;
}

function card(column: ColumnReport): string {
  const { chart, measure, score, two_halves: halves, null_rate: nulls, validity } = column;
  const name = escapeHtml(column.name);
  const others = [
    ...(validity === null ? [] : [`valid ${percent(validity)}`]),
    ...(nulls.sampled > 0 || nulls.made > 0
      ? [`null: sample ${percent(nulls.sampled)}, clone ${percent(nulls.made)}`]
      : []),
  ];
  return `<article><h3><bdi>${name}</bdi></h3>
<p class="facts">${measure} ${meter(score)}${halves === null ? '' : ` <span class="soft">halves ${halves.toFixed(3)}</span>`}</p>
<p class="facts soft">${others.join('; ')}</p>
${chart === null ? '<p class="soft">No value may be shown.</p>' : plotOf(chart, column.name)}</article>`;
}

function plotOf(chart: NonNullable<ColumnReport['chart']>, name: string): string {
  const drawn = chart.form === 'bars' ? barPlot(chart, name) : histogramPlot(chart, name);
  return drawn + columnFigures(chart);
}

function notCompared(columns: readonly ColumnReport[]): string {
  return `<h3>Columns without a score</h3>
<p>The values of these columns are invented, or too rare to compare. No value of the sample is in the request.</p>
${table(
  ['Column', 'Field type', 'Reason'],
  columns.map(({ name, type, not_compared: reason, warnings }) => [
    `<bdi>${escapeHtml(name)}</bdi>`,
    `<code>${escapeHtml(type)}</code>`,
    escapeHtml([reason ?? '', ...warnings].join('; ')),
  ]),
)}`;
}
