/** Reads a sample of a table and infers its schema. */

export { bounded } from '../adapters/tables/bytes/bounded.js';
export { ByteCursor } from '../adapters/tables/bytes/byte-cursor.js';
export { readText } from '../adapters/tables/read-text.js';
export { unreadable } from '../adapters/tables/unreadable.js';
export {
  type InferredSample,
  inferSample,
  USUAL_TERMS,
} from '../application/inference/infer-sample.js';
export { HubFault } from '../application/ports/hub-fault.js';
export { builtInParts } from '../domain/engine/built-in-parts.js';
export { InferenceEngine } from '../domain/engine/inference-engine.js';
export { fileKind } from '../domain/tables/file-kind.js';
export { SAMPLE_BOUNDS } from '../domain/tables/sample-bounds.js';
