/** The versions of a project: undo and redo move between them. */
export interface History<A> {
  readonly past: readonly A[];
  readonly present: A;
  readonly future: readonly A[];
  /** What the last change belongs to. Further changes of the same group replace it, such as the letters of a name. */
  readonly group: string | undefined;
}

/** Older versions are forgotten. */
const MOST = 200;

export function historyOf<A>(present: A): History<A> {
  return { past: [], present, future: [], group: undefined };
}

/** Adds a version. It replaces the present one if both belong to the same group. */
export function changed<A>(history: History<A>, next: A, group?: string): History<A> {
  if (next === history.present) return history;
  const past = continues(history, group)
    ? history.past
    : [...history.past, history.present].slice(-MOST);
  return { past, present: next, future: [], group };
}

/** The version that a change of a group starts from: of changes of the same group, the last one alone remains. */
export function startOf<A>(history: History<A>, group?: string): A {
  return (continues(history, group) ? history.past.at(-1) : undefined) ?? history.present;
}

function continues<A>(history: History<A>, group: string | undefined): boolean {
  return group !== undefined && group === history.group;
}

export function undone<A>({ past, present, future, group }: History<A>): History<A> {
  const last = past.at(-1);
  if (last === undefined) return { past, present, future, group };
  return { past: past.slice(0, -1), present: last, future: [present, ...future], group: undefined };
}

export function redone<A>({ past, present, future, group }: History<A>): History<A> {
  const [next, ...rest] = future;
  if (next === undefined) return { past, present, future, group };
  return { past: [...past, present], present: next, future: rest, group: undefined };
}
