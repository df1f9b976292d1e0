import { counted } from '../../domain/basics/counted.js';
import { escapeHtml } from '../../domain/encoding/escape-html.js';
import type {
  Copied,
  PrivacyReport,
  PublishedFacts,
  QualityReport,
} from '../../domain/report/index.js';
import { table } from './data-table.js';
import { percent } from './plot.js';

/** What the clone has in common with single rows, and what the figures do not promise. */
export function privacySection({ privacy }: QualityReport): string {
  const { k, copied_values: copied } = privacy;
  return `<section><h2>Privacy</h2>
<p>The request behind the clone, and this report, are based on <b>at least ${k} sampled rows</b> for each value, range and combination (k-anonymity with k = ${k}). Names, IDs, addresses and free text are invented, however often a value occurs.</p>
<p>The request tells ${publishedText(privacy.published)}. The privacy gate counted each of them again in the sample.</p>
${table(['Measure', 'Clone', 'Sample'], [...exactLine(privacy), ...nearestLines(privacy)], 'privacy')}
${copied.length === 0 ? '' : copiedTable(copied)}
${halvesText(privacy)}
<h3>What this does not promise</h3>
<ul>
<li><b>Rows are not persons.</b> Ten orders of one customer are ten rows: together they can make a value appear that only this customer has. With the option <code>unit</code>, k counts customers.</li>
<li><b>Groups can tell about their members.</b> If all sampled rows with one value also have another one, the request can say so, and whoever knows that someone has the first value learns the second.</li>
<li><b>No protection from those who know the rest.</b> Someone who knows all other rows, or who compares the clones of two versions of a table, can learn about the rows between.</li>
<li><b>Values that appear are real.</b> A category in the clone shows that at least ${k} sampled rows have it.</li>
<li><b>No figure above is a pass or a fail.</b> Distances between rows depend on the table: rows of a table with few values are close to each other by nature. Differential privacy bounds what one row can change; k-anonymity does not.</li>
</ul></section>`;
}

function publishedText(facts: PublishedFacts): string {
  const counts = [
    [facts.values, 'listed value'],
    [facts.bins, 'bin'],
    [facts.conditional_figures, 'figure', ` in ${counted(facts.conditions, 'condition')}`],
    [facts.correlations, 'correlation'],
  ] as const;
  const listed = counts.filter(([count]) => count > 0);
  if (listed.length === 0) return 'no figure of the sample';
  const fewest =
    facts.fewest_rows === null ? '' : `; the rarest of them is that of ${facts.fewest_rows} rows`;
  return (
    listed.map(([count, noun, where = '']) => `${counted(count, noun)}${where}`).join(', ') + fewest
  );
}

function copiedCells({ made, sampled }: Copied): readonly [string, string] {
  return [percent(made), percent(sampled)];
}

function exactLine({ exact_rows: rows }: PrivacyReport): readonly (readonly string[])[] {
  if (rows === null) return [];
  const title =
    'Rows that equal a sampled row<small>in all compared columns; for the sample: rows that equal another one</small>';
  return [[title, ...copiedCells(rows)]];
}

function nearestLines({ nearest }: PrivacyReport): readonly (readonly string[])[] {
  if (nearest === null) return [];
  const { made, sampled } = nearest;
  const figure = (value: number | null): string => (value === null ? '–' : String(value));
  return [
    [
      'Distance to the nearest sampled row, median<small>DCR; 0 means equal, 1 different in every column</small>',
      figure(made.median),
      figure(sampled.median),
    ],
    [
      'The same for the closest 5 % of the rows<small>DCR, 5th percentile</small>',
      figure(made.percentile_5),
      figure(sampled.percentile_5),
    ],
    [
      'Nearest by second nearest distance, median<small>NNDR; low values mean that rows hide next to a single real one</small>',
      figure(made.ratio_to_second),
      figure(sampled.ratio_to_second),
    ],
  ];
}

function copiedTable(columns: PrivacyReport['copied_values']): string {
  return `<h3>Values that also occur in the sample</h3>
<p>These columns are invented, mostly from public lists, so some values are real by chance. The right column shows how many sampled values occur in another sampled row. Shares are rounded up.</p>
${table(
  ['Column', 'Clone', 'Sample'],
  columns.map(({ column, ...copied }) => [
    `<bdi>${escapeHtml(column)}</bdi>`,
    ...copiedCells(copied),
  ]),
  'privacy',
)}`;
}

function halvesText({ halves }: PrivacyReport): string {
  if (halves === null) return '';
  const { splits, nearer_to_own: nearer, exact_rows: exact } = halves;
  return `<p>To test whether rows betray who was in the sample, the schema was inferred again from one random half of it, ${splits} times. <b>${percent(nearer.mean)}</b> of the rows made from it are nearer to this half than to the other, unseen half (${percent(nearer.least)} to ${percent(nearer.greatest)}); 50 % would mean that nothing tells them apart, 100 % that the rows are copies. <b>${percent(exact.own)}</b> of them equal a row of this half, and ${percent(exact.unseen)} a row of the unseen one, which are equal by chance.</p>`;
}
