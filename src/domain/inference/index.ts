/** Infers requests from samples of tables. */

export { boundContributions } from './bound-contributions.js';
export { type AskedColumn, columnFaults } from './column-faults.js';
export { headerFaults } from './header-faults.js';
export { inferSchema } from './infer-schema.js';
export type {
  ColumnSummary,
  InferenceOptions,
  InferredField,
  InferredSchema,
  InferredTable,
  SchemaInference,
} from './inferred-schema.js';
export { shownFields } from './inferred-schema.js';
export type { SourceNotation } from './source-notation.js';
