/** Decodes requests for several tables. */

export { setDecoders } from '../domain/schema/sets/set-decoders.js';
