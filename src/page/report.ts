/** Compares tables. */

export { htmlReport } from '../adapters/report/html-report.js';
export { rowsCorrelation } from '../domain/report/measures.js';
