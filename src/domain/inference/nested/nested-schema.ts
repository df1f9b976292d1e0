import type {
  ColumnSummary,
  InferredField,
  InferredSchema,
  InnerField,
} from '../inferred-schema.js';
import { shownFields } from '../inferred-schema.js';
import type { WholeArray, WholeColumn } from './unnest.js';

/** The inferred schema of the items of an array; undefined if it may not be disclosed. */
export type InferredItems =
  | { readonly schema: InferredSchema; readonly areObjects: boolean }
  | undefined;

/** A schema with objects and arrays, and the paths of those of which nothing is left. */
interface NestedSchema {
  readonly schema: InferredSchema;
  readonly lost: readonly string[];
}

/** An inferred definition, and the summaries of its values. */
interface Folded {
  readonly field: InnerField;
  readonly columns: readonly ColumnSummary[];
}

/** Puts the fields of a table without objects and lists back into the objects and arrays that they came from. */
export function nestedSchema(
  flat: InferredSchema,
  wholes: readonly WholeColumn[],
  itemsOf: (array: WholeArray) => InferredItems,
): NestedSchema {
  const lost: string[] = [];
  const shown = shownFields(flat);
  const fields = new Map(shown.map((field) => [field.name, field]));
  const summaries = new Map(flat.columns.map((summary) => [summary.name, summary]));
  const fold = (column: WholeColumn): Folded | undefined => {
    const field = fields.get(column.path);
    const summary = summaries.get(column.path);
    if (field === undefined || summary === undefined) return undefined;
    if (column.kind === 'value') return { field: withoutName(field), columns: [summary] };
    if (column.kind === 'array') return arrayOf(field, summary, itemsOf(column));
    const members = column.members.flatMap((member) => {
      const folded = fold(member);
      return folded === undefined ? [] : [[member.key, folded] as const];
    });
    if (members.length === 0) {
      lost.push(column.path);
      return undefined;
    }
    const properties = Object.fromEntries(members.map(([key, folded]) => [key, folded.field]));
    const { constraints } = field;
    return {
      field: { type: 'object', properties, constraints },
      columns: members.flatMap(([, { columns }]) => columns),
    };
  };
  const folded = wholes.flatMap((column) => {
    const found = fold(column);
    if (found === undefined && column.kind !== 'value') lost.push(column.path);
    return found === undefined ? [] : [{ name: column.key, ...found }];
  });
  const hidden = flat.fields.filter((field) => field.hidden === true);
  return {
    schema: {
      ...flat,
      fields: [...folded.map(({ name, field }) => ({ name, ...field })), ...hidden],
      columns: folded.flatMap(({ columns }) => columns),
    },
    lost,
  };
}

function withoutName({ name: _, ...field }: InferredField): InnerField {
  return field;
}

/** An array with the lengths that a column of numbers tells. */
function arrayOf(
  { constraints: { min, max, ...others } }: InferredField,
  { items: _, ...lengths }: ColumnSummary,
  items: InferredItems,
): Folded {
  const bounds = max === undefined ? {} : { min_items: min, max_items: max };
  const columns = items?.schema.columns.map((column) => renamed(column, lengths.name, items));
  return {
    field: {
      type: 'array',
      items: itemOf(items),
      constraints: { ...bounds, ...others },
    },
    columns: [{ ...lengths, type: 'array', kind: 'array', ...(columns && { items: columns }) }],
  };
}

/** The summary of a column of items under its path in the table, such as `lines[].sku` or `tags[]`. */
function renamed(
  { name, items: inner, ...summary }: ColumnSummary,
  path: string,
  items: NonNullable<InferredItems>,
): ColumnSummary {
  const own = items.areObjects ? `${path}[].${name}` : `${path}[]`;
  const within = (text: string): string => own + text.slice(name.length);
  return {
    ...summary,
    name: own,
    ...(inner && { items: inner.map((item) => moved(item, within)) }),
  };
}

function moved(
  { items, ...summary }: ColumnSummary,
  within: (name: string) => string,
): ColumnSummary {
  return {
    ...summary,
    name: within(summary.name),
    ...(items && { items: items.map((item) => moved(item, within)) }),
  };
}

function itemOf(items: InferredItems): InnerField {
  const fields = items?.schema.fields ?? [];
  if (items?.areObjects === true && fields.length > 0) {
    const properties = Object.fromEntries(fields.map((field) => [field.name, withoutName(field)]));
    return { type: 'object', properties, constraints: {} };
  }
  const [only] = fields;
  return only === undefined ? { type: 'word', constraints: {} } : withoutName(only);
}
