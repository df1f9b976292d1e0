import { nth } from '../basics/nth.js';
import type { PlainWhen, When } from '../constraints/when.js';
import type { Classes, ClassRun, Unmet } from './classes.js';

/** Conditions with the members of each set as conditions of their own, each once. */
interface Plain {
  readonly conditions: readonly PlainWhen[];
  /** The indices of the plain conditions that a condition consists of. */
  readonly partsOf: (condition: When) => readonly number[];
}

type Unchecked = Omit<Classes, 'unmet'>;

/** Returns the plain conditions that some conditions consist of. */
export function plainConditions(conditions: readonly When[]): Plain {
  const places = new Map<string, number>();
  const plain: PlainWhen[] = [];
  const placeOf = (condition: PlainWhen): number => {
    const name = JSON.stringify(condition);
    const known = places.get(name);
    if (known !== undefined) return known;
    places.set(name, plain.length);
    return plain.push(condition) - 1;
  };
  const parts = new Map(
    conditions.map((condition) => [
      condition,
      'members' in condition ? condition.members.map(placeOf) : [placeOf(condition)],
    ]),
  );
  return { conditions: plain, partsOf: (condition) => parts.get(condition) ?? [] };
}

/**
 * The classes of conditions that may be sets, by the classes of the plain conditions that they consist of. Classes that no
 * condition tells apart become one, because a table has a place for each combination of the classes of its columns.
 */
export function joinedSets(
  classes: Unchecked,
  { conditions: plain, partsOf }: Plain,
  conditions: readonly When[],
): Classes {
  const runsOf = (condition: When): readonly ClassRun[] =>
    partsOf(condition).flatMap((place) => nth(classes.members, place));
  const unmetMembers = conditions.flatMap((condition, index) =>
    unmetIn(condition, index, plain, (place) => nth(classes.members, place).length === 0, partsOf),
  );
  if (!conditions.some(isSet)) {
    return { ...classes, members: conditions.map(runsOf), unmet: unmetMembers };
  }
  const joined = joinedClasses(classes.count, conditions.map(runsOf));
  const members = conditions.map((condition, i) => {
    const own = runsOver(nth(joined.members, i));
    return condition.kind === 'not_in' ? otherRuns(own, joined.count) : own;
  });
  const unmet = [
    ...unmetMembers,
    ...conditions.flatMap((condition, index): readonly Unmet[] =>
      condition.kind === 'not_in' && members[index]?.length === 0
        ? [{ index, within: '', condition }]
        : [],
    ),
  ];
  return {
    ...classes,
    count: joined.count,
    members,
    unmet,
    lists: [...(classes.lists ?? []), joined.numbers],
    fill: (data, count, kernel) => {
      classes.fill(data, count, kernel);
      kernel.lookUp(data, joined.numbers, data, count);
    },
  };
}

function isSet({ kind }: When): boolean {
  return kind === 'in' || kind === 'not_in';
}

function unmetIn(
  condition: When,
  index: number,
  plain: readonly PlainWhen[],
  isEmpty: (place: number) => boolean,
  partsOf: Plain['partsOf'],
): readonly Unmet[] {
  return partsOf(condition).flatMap((place, at) => {
    if (!isEmpty(place)) return [];
    const within = isSet(condition) ? `/${condition.kind}/${at}` : '';
    return [{ index, within, condition: nth(plain, place) }];
  });
}

interface Joined {
  /** The number of the new class of each class. */
  readonly numbers: Int32Array;
  readonly count: number;
  /** For each set of classes its new classes, ascending. */
  readonly members: readonly (readonly number[])[];
}

/** The coarsest classes of which each set is a union. Each set splits the classes that it cuts. */
function joinedClasses(count: number, sets: readonly (readonly ClassRun[])[]): Joined {
  const numbers = new Int32Array(count);
  let next = Math.min(1, count);
  const sizes = [count];
  for (const runs of sets) {
    const inside = new Map<number, number[]>();
    for (const own of classesIn(runs)) {
      const number = numbers[own] as number;
      const others = inside.get(number);
      if (others === undefined) inside.set(number, [own]);
      else others.push(own);
    }
    for (const [number, own] of inside) {
      if (own.length === sizes[number]) continue;
      for (const each of own) numbers[each] = next;
      sizes[number] = (sizes[number] as number) - own.length;
      sizes.push(own.length);
      next++;
    }
  }
  const members = sets.map((runs) =>
    [...new Set([...classesIn(runs)].map((own) => numbers[own] as number))].sort((a, b) => a - b),
  );
  return { numbers, count: next, members };
}

/** The classes of runs, each once. */
function classesIn(runs: readonly ClassRun[]): ReadonlySet<number> {
  const all = new Set<number>();
  for (const { first, end } of runs) for (let own = first; own < end; own++) all.add(own);
  return all;
}

/** The runs of ascending classes. */
function runsOver(classes: readonly number[]): readonly ClassRun[] {
  const runs: { first: number; end: number }[] = [];
  for (const own of classes) {
    const before = runs.at(-1);
    if (before?.end === own) before.end++;
    else runs.push({ first: own, end: own + 1 });
  }
  return runs;
}

/** The runs of all other classes. */
function otherRuns(runs: readonly ClassRun[], count: number): readonly ClassRun[] {
  const starts = [0, ...runs.map(({ end }) => end)];
  const ends = [...runs.map(({ first }) => first), count];
  return starts.flatMap((first, i) => {
    const end = nth(ends, i);
    return first < end ? [{ first, end }] : [];
  });
}
