import { escapeHtml } from '../../domain/encoding/escape-html.js';
import type { QualityReport } from '../../domain/report/index.js';
import { columnsSection } from './columns-section.js';
import { groupsSection } from './groups-section.js';
import { PAGE_STYLE } from './page-style.js';
import { pairsSection } from './pairs-section.js';
import { privacySection } from './privacy-section.js';
import { scoresSection } from './scores-section.js';

/** The browser loads nothing and runs nothing, whatever the names and values of the table are. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'";

/** A report as one HTML page that loads nothing; `source` names the table. */
export function htmlReport(report: QualityReport, source: string): string {
  const { rows_sampled: sampled, columns, seed } = report;
  const name = escapeHtml(source);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>Quality and privacy of a clone of ${name}</title>
<style>${PAGE_STYLE}</style></head><body><main>
<h1>How alike are <bdi>${name}</bdi> and its clone?</h1>
<p class="soft">${sampled.toLocaleString('en')} rows and ${columns.length.toLocaleString('en')} columns were sampled. The clone is made from a description of these columns, not from rows; seed ${escapeHtml(String(seed))}.</p>
${scoresSection(report)}
${groupsSection(report)}${columnsSection(report)}
${pairsSection(report)}
${privacySection(report)}
<footer>Made by Tablewright. Scores are named and computed as in SDMetrics; those of the sample are rounded so that a step represents ${report.privacy.k} rows.</footer>
</main></body></html>
`;
}
