/** Compares samples with the rows that their inferred schemas make. */
export { makeReport } from './make-report.js';
export type {
  BarChart,
  ColumnReport,
  Copied,
  HistogramChart,
  PairChart,
  PairReport,
  PrivacyReport,
  PublishedFacts,
  QualityReport,
  Scores,
} from './quality-report.js';
export type { ReportOptions } from './report-options.js';
