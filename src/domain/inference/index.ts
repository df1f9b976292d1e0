/** Learns requests from samples of tables; `inferSchema` is all that a use case needs. */
export { inferSchema } from './infer-schema.js';
export type {
  ColumnProfile,
  InferenceOptions,
  InferredField,
  InferredSchema,
} from './inferred-schema.js';
