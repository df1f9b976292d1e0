/** Compares tables. */

export { htmlReport } from '../adapters/report/html-report.js';
export { correlation } from '../domain/basics/correlation.js';
