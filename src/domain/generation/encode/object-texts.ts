import { nth } from '../../basics/nth.js';
import type { FillStep } from '../../columns/fill-step.js';
import type { PlannedColumn, PlannedParent } from '../../formats/format.js';
import { endOf } from '../nested-columns.js';
import { jsonSegments, RowTexts } from './row-texts.js';

/** Which objects become columns, and of which type. */
interface Texts {
  readonly kind: 'json' | 'object';
  readonly has: (object: PlannedParent) => boolean;
}

const NULLABLE: Texts = { kind: 'json', has: ({ present }) => present !== undefined };

const ONE_COLUMN: Texts = { kind: 'object', has: ({ isOneColumn }) => isOneColumn };

/**
 * For formats with objects: replaces the columns of each object that can be null by one column, its JSON text. Other objects
 * stay columns.
 */
export function withObjectTexts(columns: readonly PlannedColumn[]): readonly PlannedColumn[] {
  return within(columns, 0, NULLABLE);
}

/** For formats without objects: replaces the columns of each object that is to be one column by its JSON text. */
export function withObjectColumns(columns: readonly PlannedColumn[]): readonly PlannedColumn[] {
  return within(columns, 0, ONE_COLUMN);
}

function within(
  columns: readonly PlannedColumn[],
  depth: number,
  texts: Texts,
): readonly PlannedColumn[] {
  const replaced: PlannedColumn[] = [];
  for (let from = 0; from < columns.length; ) {
    const first = nth(columns, from);
    const parent = first.parents[depth];
    if (parent === undefined) {
      replaced.push(first);
      from++;
      continue;
    }
    const to = endOf(columns, from, depth);
    const own = columns.slice(from, to);
    // Inside the JSON text, objects are objects.
    const members = within(own, depth + 1, texts.has(parent) ? NULLABLE : texts);
    if (texts.has(parent)) replaced.push(objectColumn(first, parent, depth, members, texts.kind));
    else for (const member of members) replaced.push(member);
    from = to;
  }
  return replaced;
}

/** The JSON text of an object, as a column at its place. */
function objectColumn(
  { path, parents }: PlannedColumn,
  { key, name, present, steps: presence }: PlannedParent,
  depth: number,
  members: readonly PlannedColumn[],
  kind: Texts['kind'],
): PlannedColumn {
  const inside = members.map((member) => ({
    ...member,
    parents: member.parents.slice(depth + 1),
  }));
  const { segments, steps, longest, alphabet } = jsonSegments(inside, []);
  const texts = new RowTexts(segments, longest, 1);
  const encode: FillStep = {
    vectors: [texts],
    fill: (_row, count) => texts.encode(count, count),
  };
  return {
    name,
    key,
    path,
    parents: parents.slice(0, depth),
    nullable: present !== undefined,
    unique: false,
    plan: {
      type: { kind },
      steps: [...steps, ...presence, encode],
      cell: [texts.piece(alphabet)],
      present,
    },
  };
}
