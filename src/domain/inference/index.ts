/** Infers requests from samples of tables. */

export { boundContributions } from './bound-contributions.js';
export { type AskedColumn, columnFaults } from './column-faults.js';
export { headerFaults } from './header-faults.js';
export type {
  ColumnSummary,
  InferenceOptions,
  InferredField,
  InferredSchema,
  InferredTable,
  InnerField,
  SchemaInference,
} from './inferred-schema.js';
export { inferSchema } from './nested/infer-nested.js';
export { everyField, leafFields, leafSample } from './nested/leaf-fields.js';
export type { SourceNotation } from './source-notation.js';
