/** Compares tables. */

export { htmlReport } from '../adapters/report/html-report.js';
export { pearson } from '../domain/report/measures.js';
