import type { Seed } from '../generation/generate-request.js';
import type { InferenceOptions, SchemaInference } from '../inference/index.js';

export interface ReportOptions extends InferenceOptions {
  /** The compared rows of the clone are the first ones of this seed. */
  readonly seed: Seed;
  /** The inference that made the schema. */
  readonly infer: SchemaInference;
}
