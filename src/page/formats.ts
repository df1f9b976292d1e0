/** Every format, which the page loads when a request names one that is not of the first visit. */

export { builtInFormats } from '../domain/formats/index.js';
export { builtInDialects } from '../domain/sql-dialects/index.js';
