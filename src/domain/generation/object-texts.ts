import { nth } from '../basics/nth.js';
import type { FillStep } from '../columns/fill-step.js';
import type { PlannedColumn, PlannedParent } from '../formats/format.js';
import { endOf } from './nested-columns.js';
import { jsonSegments, RowTexts } from './row-texts.js';

/** Replaces the columns of each object that can be null by one column: its JSON text. Other objects stay columns. */
export function withObjectTexts(columns: readonly PlannedColumn[]): readonly PlannedColumn[] {
  return within(columns, 0);
}

function within(columns: readonly PlannedColumn[], depth: number): readonly PlannedColumn[] {
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
    const members = within(columns.slice(from, to), depth + 1);
    if (parent.present !== undefined) replaced.push(objectColumn(first, parent, depth, members));
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
    nullable: true,
    unique: false,
    plan: {
      type: { kind: 'json' },
      steps: [...steps, ...presence, encode],
      cell: [texts.piece(alphabet)],
      present,
    },
  };
}
