/** Infers requests from samples of tables. */
export { inferSchema } from './infer-schema.js';
export type {
  ColumnProfile,
  InferenceOptions,
  InferredField,
  InferredSchema,
  InferredTable,
  SchemaInference,
} from './inferred-schema.js';
