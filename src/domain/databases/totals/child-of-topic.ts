import { greatest } from '../../basics/extremes.js';
import { tableWords, wordsOf } from '../../meanings/name-words.js';
import { parentTableOf, referencesTo } from '../requests/set-references.js';
import type { SetField, SetTable } from '../requests/set-request.js';

/** The rows of a table that refer to the rows of another one. */
export interface ChildRows {
  readonly table: SetTable;
  readonly by: SetField;
}

/** Rows of the same table that refer to each other are called so. */
const OWN_CHILDREN = ['child', 'children', 'reply', 'report', 'subordinate'];
/** Whose row it is, where a row has several references to people. */
const OWNERS = ['user', 'author', 'owner', 'creator', 'customer', 'member', 'account'];
/** The most letters of an ending that makes a thing of a row: a membership is of a member. */
const ENDING = 5;

/** The rows that the name of a column of `parent` means; undefined if there are none, or several alike. */
export function childOfTopic(
  topic: readonly string[],
  parent: SetTable,
  tables: readonly SetTable[],
): ChildRows | undefined {
  const ranked = tables.flatMap((table) => {
    const rank = rankOf(topic, table, parent);
    const by = rank > 0 ? ownReference(table, parent) : undefined;
    return by === undefined ? [] : [{ table, by, rank }];
  });
  const best = greatest(ranked.map(({ rank }) => rank));
  const [found, ...others] = ranked.filter(({ rank }) => rank === best);
  if (found !== undefined) return others.length === 0 ? found : undefined;
  const [pair, ...pairs] = tables.flatMap((table) => pairedRows(topic, table, parent));
  return pairs.length === 0 ? pair : undefined;
}

/** How well the words of a column name the rows of a table that refers to the table of the column. */
function rankOf(topic: readonly string[], table: SetTable, parent: SetTable): number {
  const text = topic.join(' ');
  if (table === parent) return OWN_CHILDREN.includes(text) ? 1 : 0;
  const words = tableWords(table.name);
  const own = without(words, tableWords(parent.name));
  if (words.join(' ') === text || own.join(' ') === text) return 3;
  if (words.slice(-topic.length).join(' ') === text) return 2;
  const [last = '', named = ''] = [own.at(-1), topic.at(-1)];
  const isDerived = named.length > 2 && last.startsWith(named);
  const isOne = own.length === 1 && topic.length === 1;
  return isOne && isDerived && last.length - named.length <= ENDING ? 1 : 0;
}

/** The words of a table without those of another one at their start or end: the tag of `post_tags`. */
function without(words: readonly string[], others: readonly string[]): readonly string[] {
  const n = others.length;
  if (words.length <= n) return words;
  const text = others.join(' ');
  if (words.slice(0, n).join(' ') === text) return words.slice(n);
  return words.slice(-n).join(' ') === text ? words.slice(0, -n) : words;
}

/** The reference by which rows belong to a parent: the only one, or the one with its name, or that of an owner. */
function ownReference(table: SetTable, parent: SetTable): SetField | undefined {
  const all = referencesTo(parent.name, table);
  if (all.length < 2) return all[0];
  const parentName = tableWords(parent.name).join(' ');
  const named = (words: readonly string[]): readonly SetField[] =>
    all.filter((field) => words.includes(thingOf(field)));
  const [own, ...others] = named([parentName]);
  if (own !== undefined) return others.length === 0 ? own : undefined;
  const owners = named(OWNERS);
  return owners.length === 1 ? owners[0] : undefined;
}

/** Rows between two things, counted by the other one: a follower is one of the rows by which others follow. */
function pairedRows(
  topic: readonly string[],
  table: SetTable,
  parent: SetTable,
): readonly ChildRows[] {
  const references = table.fields.filter((field) => parentTableOf(table, field) !== undefined);
  const other = references.find((field) => thingOf(field) === topic.join(' '));
  const key = table.key ?? [];
  if (other === undefined) return [];
  const own = references.filter(
    (field) =>
      field !== other &&
      parentTableOf(table, field) === parent.name &&
      (table.pairs !== undefined || (key.includes(field.name) && key.includes(other.name))),
  );
  return own.length === 1 ? own.map((by) => ({ table, by })) : [];
}

/** What a reference is called after: the author of `author_id`. */
function thingOf({ name }: SetField): string {
  const words = wordsOf(name);
  const isKey = ['id', 'uuid', 'key', 'fk'].includes(words.at(-1) ?? '');
  return (isKey ? words.slice(0, -1) : words).join(' ');
}
