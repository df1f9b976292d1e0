/** Decodes requests for several tables. */

export { decodeGroupedStepwise } from '../domain/schema/decode-grouped.js';
export { decodeSetStepwise } from '../domain/schema/decode-set.js';
