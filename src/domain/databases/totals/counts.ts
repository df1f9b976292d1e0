import { isMoment } from '../../columns/moments.js';
import { wordsOf } from '../../meanings/name-words.js';
import { columnsByName, wordsOfColumns } from '../model/table-index.js';
import { firstMoment } from '../relations/named-orders.js';
import type { SetField, SetTable } from '../requests/set-request.js';
import { type ChildRows, childOfTopic } from './child-of-topic.js';
import { countedTopic, momentTopic } from './count-names.js';
import type { FilledSet } from './filled-set.js';
import { boundsOf, mayHold } from './number-bounds.js';

/** Gives columns such as `comments_count` the number of the rows that they count, and those such as `last_comment_at` their last moment. */
export function addCounts(set: FilledSet): void {
  for (const table of set.tables) {
    for (const field of table.fields) {
      addCount(table, field, set);
      addMoment(table, field, set);
    }
  }
}

function addCount(table: SetTable, field: SetField, set: FilledSet): void {
  const structured = set.structured(table);
  if (structured === undefined || field.type !== 'integer' || isKept(field)) return;
  const words = wordsOfColumns(structured.table).get(field.name) ?? [];
  const topic = boundsOf(field) && countedTopic(words);
  const child = topic && childOfTopic(topic, table, set.tables);
  if (child === undefined) return;
  const bounds = { ...set.childrenOf(child, table), decimals: 0 };
  if (!mayHold(structured, field.name, bounds, set.dialect)) return;
  if (!set.mayAddUp(table, field.name, child)) return;
  const by = `${child.table.name}.${child.by.name}`;
  set.put(
    table,
    [{ ...totalOf(field, child, {}), because: `${field.because}, counts the rows of ${by}` }],
    `${table.name}.${field.name} counts ${by}`,
  );
}

function addMoment(table: SetTable, field: SetField, set: FilledSet): void {
  const structured = set.structured(table);
  if (structured === undefined || !isMoment(field.type) || isKept(field)) return;
  const column = columnsByName(structured.table).get(field.name);
  const { checks } = structured;
  // Where no row refers to it, there is no moment.
  const isFree =
    column?.isNullable && !checks.present.has(field.name) && !checks.unread.has(field.name);
  if (!isFree || checks.rules.has(field.name) || isOrdered(field.name, checks.orders)) return;
  const found = momentTopic(wordsOfColumns(structured.table).get(field.name) ?? []);
  const child = found && childOfTopic(found.topic, table, set.tables);
  const of = child && beginningOf(child.table, field.type);
  if (found === undefined || child === undefined || of === undefined) return;
  if (!set.mayAddUp(table, field.name, child)) return;
  const { kind } = found;
  const which = kind === 'greatest' ? 'last' : 'first';
  const by = `${child.table.name}.${of.name}`;
  set.put(
    table,
    [
      {
        ...totalOf(field, child, { of: of.name, kind }),
        because: `${field.because}, the ${which} ${by}`,
      },
    ],
    `${table.name}.${field.name} is the ${which} ${by}`,
  );
}

/** A field that a key or a condition has decided. */
function isKept({ constraints = {} }: SetField): boolean {
  return constraints.unique === true || constraints.given !== undefined;
}

function isOrdered(
  name: string,
  orders: readonly { readonly lower: string; readonly upper: string }[],
): boolean {
  return orders.some(({ lower, upper }) => lower === name || upper === name);
}

/** The date or moment at which the rows of a table begin, if it is of this type. */
function beginningOf({ fields }: SetTable, type: string): SetField | undefined {
  const moments = fields.filter((field) => isMoment(field.type));
  const first = firstMoment(moments.map(({ name }) => ({ name, words: wordsOf(name) })));
  return moments.find((field) => field.name === first && field.type === type);
}

/** The total in place of a field. */
export function totalOf(
  { name }: Pick<SetField, 'name'>,
  { table, by }: ChildRows,
  more: Readonly<Record<string, unknown>>,
): Omit<SetField, 'because'> {
  return { name, type: 'total', constraints: { table: table.name, by: by.name, ...more } };
}
