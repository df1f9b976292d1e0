import type { Decoded } from '../../constraints/param.js';
import type { FaultList } from '../../errors/fault-list.js';
import type { Field, Followed } from '../../generation/generate-request.js';
import type { Definition } from '../params/definitions.js';
import type { setTableParams } from '../params/set-params.js';

/** A table of a set whose members and fields are decoded, but whose relations are not checked yet. */
export interface TableDraft {
  /** The pointer to the table in the request. */
  readonly path: string;
  /** Receives faults with paths from the table on. */
  readonly faults: FaultList;
  readonly decoded: Decoded<typeof setTableParams>;
  readonly faulty: ReadonlySet<string>;
  /** The fields as received, and a name for each copy that a dotted name adds. */
  readonly definitions: Definition[];
  /** `undefined` for a faulty field. Copies that dotted names add come last. */
  readonly fields: (Field | undefined)[];
  /** The same fields by name: checks look for many of them. */
  readonly byName: Map<unknown, Field | undefined>;
  /** Undefined if the table follows no other one, or if there is a fault. */
  followed?: Followed | undefined;
  /** Undefined if it is not known because of a fault. */
  rows?: number | undefined;
}

/** The tables of a set by name. */
export type Drafts = ReadonlyMap<string, TableDraft>;

/** Returns the field of a table, if there is one without fault. */
export function fieldOf({ byName }: TableDraft, name: string): Field | undefined {
  return byName.get(name);
}

/** Whether a table has a field of this name, faulty or not. */
export function hasField({ byName }: TableDraft, name: string): boolean {
  return byName.has(name);
}

/** The fields of a table by name. A faulty one is undefined. */
export function fieldsByName(
  definitions: readonly Definition[],
  fields: readonly (Field | undefined)[],
): TableDraft['byName'] {
  const known = fields.flatMap((field) =>
    field === undefined ? [] : [[field.name, field] as const],
  );
  return new Map<unknown, Field | undefined>([
    ...definitions.map(({ name }) => [name, undefined] as const),
    ...known,
  ]);
}

/** The table above all parents of the rows of a table. Rows that follow each other in a circle have none, so one of its tables is returned. */
export function rootOf(draft: TableDraft, drafts: Drafts): TableDraft {
  let root = draft;
  for (const seen = new Set<TableDraft>(); !seen.has(root); ) {
    seen.add(root);
    root = drafts.get(root.decoded.per?.table ?? '') ?? root;
  }
  return root;
}
