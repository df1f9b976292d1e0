/** Decodes requests for several tables. */

export { decodeGroupedStepwise } from '../domain/schema/sets/decode-grouped.js';
export { decodeSetStepwise } from '../domain/schema/sets/decode-set.js';
