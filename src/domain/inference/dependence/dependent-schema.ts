import { counted } from '../../basics/counted.js';
import { entryOf } from '../../basics/entry-of.js';
import { nth } from '../../basics/nth.js';
import type { Split } from '../columns/marked-column.js';
import { valuesOf } from '../columns/read-column.js';
import type { ReadColumns } from '../columns/read-columns.js';
import type { InferenceOptions, InferredColumn, InferredSchema } from '../inferred-schema.js';
import { withOwnLinks } from '../links/entity-links.js';
import { joinedColumns } from '../links/joined-columns.js';
import { withSharedCountries } from '../links/shared-countries.js';
import { withSharedLocales } from '../links/shared-locales.js';
import { withSharedSpelling } from '../links/shared-spelling.js';
import type { ColumnValues } from '../reading/column-values.js';
import { undecodableFields } from '../trial/undecodable-fields.js';
import { checkedDependence } from './checked-dependence.js';
import { type AllGiven, learnDependence, NOTHING_GIVEN } from './learn-dependence.js';
import { neededPart, type RowOrder } from './row-order.js';
import { withDependence } from './with-dependence.js';

/** The most different values of columns that are counted once; those of others are counted whenever they are needed. */
const MOST_VALUES = 200_000;

interface Terms {
  readonly options: InferenceOptions;
  /** The number of rows that everything disclosed represents. */
  readonly k: number;
  /** The names that are taken, those of hidden columns among them. */
  readonly taken: ReadonlySet<string>;
  readonly isSingle: boolean;
  readonly order?: RowOrder | undefined;
  /** What the columns may depend on besides each other. */
  readonly given?: AllGiven;
}

/** The schema of columns that depend on each other, and the warnings about it. */
export function dependentSchema(
  { names, columns, splits, nodes, equal }: ReadColumns,
  { options, k, taken, isSingle, order, given = NOTHING_GIVEN }: Terms,
): InferredSchema {
  const valuesOfName = new Map<string, ColumnValues>();
  let kept = 0;
  const withOrder = order === undefined ? columns : [...columns, order.part];
  const byName = new Map(
    [...given.columns, ...withOrder].map((read) => [read.column.field.name, read]),
  );
  const columnOf = (name: string): ColumnValues => {
    const known = valuesOfName.get(name);
    if (known !== undefined) return known;
    const values = valuesOf(entryOf(byName, name));
    // That bounds the memory: a sample may have millions of different values.
    if (kept + values.counts.size <= MOST_VALUES) {
      kept += values.counts.size;
      valuesOfName.set(name, values);
    }
    return values;
  };
  const used = new Set([...taken, ...byName.keys()]);
  const dependence = checkedDependence(
    learnDependence([...nodes.values()], equal, used, k, { order, given }),
    [...given.columns, ...columns].map(({ column: { field } }) => field),
    columnOf,
    k,
  );
  const inferred = [...columns, ...neededPart(order, dependence)].map(({ column }) => column);
  const schema = decodable(withSharedSpelling(inferred), options);
  const dependent = withDependence(
    schema,
    dependence,
    isSingle ? [] : joinedColumns(inferred, used, options),
    options,
    given,
  );
  return withShown(dependent, splits, names.length);
}

/** The schema in which columns are shown that hidden ones make: the first columns, in the place of one of those. */
function withShown(
  schema: InferredSchema,
  splits: ReadonlyMap<number, Split>,
  count: number,
): InferredSchema {
  const own = schema.fields.slice(0, count);
  const shownAt = (i: number): InferredColumn | undefined => splits.get(i)?.shown;
  const hidden = [...own.filter((_, i) => shownAt(i) !== undefined), ...schema.fields.slice(count)];
  return {
    ...schema,
    fields: [
      ...own.map((field, i) => ({
        ...(shownAt(i)?.field ?? field),
        because: nth(schema.columns, i).because,
      })),
      ...hidden.map((field) => ({ ...field, hidden: true })),
    ],
    columns: schema.columns.slice(0, count).map((summary, i) => shownAt(i)?.summary ?? summary),
  };
}

/** The result without the constraints that a request would be refused for, such as patterns that cost too much. */
function decodable(inferred: readonly InferredColumn[], options: InferenceOptions): InferredSchema {
  const { fieldTypes, lexicon } = options;
  const linked = withOwnLinks(
    inferred.map(({ field }) => field),
    fieldTypes,
  );
  const fields = withSharedLocales(
    withSharedCountries(linked, fieldTypes, lexicon.places),
    options,
  );
  const columns = inferred.map(({ summary }) => summary);
  const refused = undecodableFields(fields, options);
  if (refused.size === 0) return { fields, columns, warnings: [], correlate: [], even: true };
  return {
    fields: fields.map((field, i) => (refused.has(i) ? plainField(field) : field)),
    columns: columns.map((summary, i) => (refused.has(i) ? { ...summary, type: 'word' } : summary)),
    correlate: [],
    even: true,
    warnings: [
      `${counted(refused.size, 'column')} ${refused.size === 1 ? 'gets' : 'get'} random words, because a request would be refused for their constraints`,
    ],
  };
}

function plainField({ name, constraints }: InferredColumn['field']): InferredColumn['field'] {
  const { null_rate: rate } = constraints;
  return { name, type: 'word', constraints: rate === undefined ? {} : { null_rate: rate } };
}
