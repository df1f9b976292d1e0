import type { QualityReport } from '../../src/page/index.js';
import { percent } from './numbers.js';

function alike(score: number | null): string {
  return score === null ? 'not known' : percent(score);
}

/** What a report says, in two sentences. */
export function reportSentences({
  scores,
  baselines,
  rows_compared,
  privacy: { exact_rows: rows },
}: QualityReport): readonly string[] {
  const halves = baselines.two_halves?.overall;
  const beside = halves == null ? '' : `; two halves of the sample are ${alike(halves)} alike`;
  return [
    `Sample and clone are ${alike(scores.overall)} alike: ${alike(scores.column_shapes)} in the columns, ${alike(scores.column_pair_trends)} in pairs of columns${beside}. ${rows_compared.toLocaleString('en')} rows were compared.`,
    rows === null
      ? 'Too few rows or columns to count rows that sample and clone have in common.'
      : rows.made <= rows.sampled
        ? `Rows of this table are often equal by chance: ${percent(rows.sampled)} of the sampled rows equal another one, and ${percent(rows.made)} of the rows of the clone equal a sampled one.`
        : `${percent(rows.made)} of the rows of the clone equal a sampled one, and ${percent(rows.sampled)} of the sampled rows equal another one.`,
  ];
}

/** The report as a page of HTML, which loads nothing. The writer is loaded at its first use. */
export async function reportPage(report: QualityReport, source: string): Promise<Blob> {
  const { htmlReport } = await import('../../src/page/report.js');
  return new Blob([htmlReport(report, source)], { type: 'text/html' });
}
