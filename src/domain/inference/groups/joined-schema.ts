import { counted } from '../../basics/counted.js';
import { nth } from '../../basics/nth.js';
import type { InferredField, InferredGroups, InferredSchema } from '../inferred-schema.js';
import type { SampledColumns } from '../reading/sampled-columns.js';
import type { Groups } from './find-groups.js';

interface Tables {
  readonly heads: InferredSchema;
  readonly lines: InferredSchema;
  /** The hidden field of the place of a row in its group, if others need it. */
  readonly place: readonly InferredField[];
}

/** The schema of the whole table, with the columns in their order. */
export function joinedSchema(
  { names }: SampledColumns,
  { key, constant }: Groups,
  groups: InferredGroups,
  { heads, lines, place }: Tables,
): InferredSchema {
  const ofGroups = heads.fields.map((field) => ({ ...field, per: 'group' as const }));
  const inOrder = <Item extends object>(own: readonly Item[], others: readonly Item[]): Item[] => {
    let [mine, theirs] = [0, 0];
    return names.map((_, i) => (constant.has(i) ? nth(own, mine++) : nth(others, theirs++)));
  };
  const further = constant.size - 1;
  return {
    fields: [
      ...inOrder(ofGroups, lines.fields),
      ...ofGroups.slice(constant.size),
      ...place,
      ...lines.fields.slice(names.length - constant.size),
    ],
    columns: inOrder(heads.columns, lines.columns),
    correlate: [...heads.correlate, ...lines.correlate],
    even: true,
    groups,
    warnings: [
      ...heads.warnings,
      ...lines.warnings,
      `the rows form groups by column ${nth(names, key)}${further === 0 ? '' : `: ${counted(further, 'further column')} ${further === 1 ? 'has' : 'have'} one value in each`}`,
    ],
  };
}
