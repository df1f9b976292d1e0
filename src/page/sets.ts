/** Decodes requests for several tables, and says when those with lives are shown. */

export { arrivalOf } from '../domain/histories/living-tables.js';
export { Now } from '../domain/schema/now.js';
export { asOf } from '../domain/schema/params/lives-params.js';
export { momentBy } from '../domain/schema/sets/read-set.js';
export { setDecoders } from '../domain/schema/sets/set-decoders.js';
