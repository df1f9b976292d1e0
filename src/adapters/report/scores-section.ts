import type { QualityReport, Scores } from '../../domain/report/index.js';
import { table } from './data-table.js';
import { shortened } from './shortened.js';

/** The most names in a sentence, and their greatest width in letters. */
const MOST_NAMES = 8;
const WIDEST_NAME = 40;

const ROWS: readonly (readonly [keyof Scores, string, string])[] = [
  ['overall', 'Overall', 'the mean of column shapes and pair trends'],
  ['column_shapes', 'Column shapes', 'each column alone: does it have the same shares of values?'],
  ['column_pair_trends', 'Pair trends', 'two columns at a time, all pairs'],
  ['linked_pairs', 'Linked pairs', 'the pairs that depend on each other in the sample'],
  ['null_similarity', 'Nulls', 'the shares of empty cells'],
];

/** A score with a bar, or a dash for none. */
export function meter(score: number | null): string {
  if (score === null) return '<span class="soft">–</span>';
  const width = (Math.max(0, Math.min(1, score)) * 100).toFixed(1);
  return `<span class="score">${score.toFixed(3)}</span><span class="meter" aria-hidden="true"><span style="width:${width}%"></span></span>`;
}

/** What the scores leave out, and what they would be with it. */
function leftOut({ without_score: { columns, overall }, columns: all }: QualityReport): string {
  if (columns.length === 0) return '';
  const names = columns
    .slice(0, MOST_NAMES)
    .map((name) => `<bdi>${shortened(name, WIDEST_NAME)}</bdi>`);
  const more = columns.length - names.length;
  const list = more > 0 ? `${names.join(', ')} and ${more} more` : names.join(', ');
  return `<p>${columns.length} of ${all.length} columns have no score, and the scores leave them out: ${list}. If these columns and their pairs counted 0, overall would be <b>${overall?.toFixed(3) ?? '–'}</b>.</p>\n`;
}

export function scoresSection(report: QualityReport): string {
  const { scores, baselines, rows_compared: rows } = report;
  const { independent_columns: independent, two_halves: halves } = baselines;
  return `<section><h2>Scores</h2>
<p>A score of 1 means that the two tables do not differ. The two columns on the right show what a score is worth. <b>Columns alone</b> are the rows of the clone with each column shuffled: what a generator reaches that knows nothing about how columns depend on each other. <b>Two halves</b> compares one half of the sample with the other: what chance leaves when nothing is invented. A clone between the two has learned something; a clone near the halves could not be much better.</p>
${table(
  ['', 'Clone', 'Columns alone', 'Two halves'],
  ROWS.map(([name, title, meaning]) => [
    `${title}<small>${meaning}</small>`,
    meter(scores[name]),
    meter(independent[name]),
    meter(halves?.[name] ?? null),
  ]),
  'scores',
)}
${leftOut(report)}<p class="soft">${rows.toLocaleString('en')} rows of each side are compared. The halves have half as many rows each, so chance costs them more: the clone can score higher than they do.</p></section>`;
}
