/** Decodes requests for several tables. */

export { decodeSetStepwise } from '../domain/schema/decode-set.js';
