/** Infers requests from samples of tables. */

export { groupKey } from './groups/group-key.js';
export type {
  ColumnSummary,
  InferenceOptions,
  InferredField,
  InferredGroups,
  InferredSchema,
  InferredTable,
  InnerField,
  SchemaInference,
} from './inferred-schema.js';
export { inferSchema } from './nested/infer-nested.js';
export { everyField, leafFields, leafSample } from './nested/leaf-fields.js';
export { boundContributions } from './privacy/bound-contributions.js';
export { type AskedColumn, columnFaults } from './reading/column-faults.js';
export { headerFaults } from './reading/header-faults.js';
export type { SourceNotation } from './reading/source-notation.js';
