import { nth } from '../basics/nth.js';
import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { list } from '../constraints/lists.js';
import { number } from '../constraints/numbers.js';
import { object } from '../constraints/objects.js';
import { type Complete, uneven, withDefault } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import { gapFaults, gapMembers, gapOf, gapRules } from './gap.js';

const MOST_STEPS = 100;

/** Sums of probabilities such as 0.7 + 0.2 + 0.1 differ from 1 by less than this. */
const ROUNDING = 1e-9;

const stateName = (description: string) =>
  text(description, { minLength: 1, maxLength: MAX_NAME_LENGTH });

const members = {
  state: stateName('the name of the state that the step reaches'),
  from: stateName('the state that the step leaves; by default that of the step before'),
  probability: number(
    'the share of the rows in the state before that take the step; by default what the other steps from there leave, shared evenly',
    { min: 0, max: 1 },
  ),
  after: object('the time since the state before, 0 to 365 days by default', gapMembers),
};

const step = object('a state and the step that leads to it', members, { required: ['state'] });

const USUAL_STEPS = [
  { state: 'new' },
  { state: 'paid', probability: 0.9, after: { unit: 'hours', max: 48 } },
  { state: 'shipped', probability: 0.95, after: { unit: 'days', min: 1, max: 5 } },
  { state: 'returned', probability: 0.1, after: { unit: 'days', min: 3, max: 30 } },
];

/** The constraint that describes a workflow. The first step has a state alone. */
export const steps = {
  ...uneven(
    withDefault(
      list('the states in order, with the probability and the time of each step', step, {
        maxItems: MOST_STEPS,
      }),
      USUAL_STEPS,
    ),
  ),
  rules: {
    steps:
      'The first step has a state alone. from names the state of one earlier step. The probabilities of the steps from a state add up to at most 1, and no row reaches a state twice. All moments lie within the years 1 to 9999.',
    ...gapRules,
  },
};

export type WorkflowStep = Complete<typeof members, 'state'>;

/** The index of the step before each step; -1 for the first one, and for a state that `from` does not find. */
export function stepsBefore(given: readonly WorkflowStep[]): readonly number[] {
  const firsts = new Map<string, number>();
  return given.map(({ state, from }, i) => {
    const before = from === undefined ? i - 1 : (firsts.get(from) ?? -1);
    if (!firsts.has(state)) firsts.set(state, i);
    return before;
  });
}

/** Returns for each step the share of the rows that stop at its state. */
export function sharesOfSteps(
  given: readonly WorkflowStep[],
  before: readonly number[],
): readonly number[] {
  const unstated = given.map(() => 0);
  const left = given.map(() => 1);
  given.forEach(({ probability }, i) => {
    const from = nth(before, i);
    if (from < 0) return;
    if (probability === undefined) unstated[from] = nth(unstated, from) + 1;
    else left[from] = nth(left, from) - probability;
  });
  const reaching: number[] = [];
  given.forEach(({ probability }, i) => {
    const from = nth(before, i);
    const share =
      from < 0 ? 1 : (probability ?? Math.max(0, nth(left, from)) / nth(unstated, from));
    reaching.push(share * (reaching[from] ?? 1));
  });
  return given.map((_, i) => {
    const stopping = nth(unstated, i) > 0 ? 0 : nth(left, i);
    return stopping < ROUNDING ? 0 : stopping * nth(reaching, i);
  });
}

/** The steps on the way to a step, from the first one on, which includes the step itself. */
function wayTo(step: number, before: readonly number[]): readonly number[] {
  const way: number[] = [];
  for (let at = step; at >= 0; at = nth(before, at)) way.unshift(at);
  return way;
}

/** Returns the faults of steps whose moments are multiples of `step` milliseconds. */
export function stepFaults(given: readonly WorkflowStep[], step: () => number): readonly Fault[] {
  const faults = [...firstFaults(given), ...fromFaults(given)];
  if (faults.length > 0) return faults;
  const before = stepsBefore(given);
  return [
    ...repeatedStates(given, before),
    ...probabilityFaults(given, before),
    ...given.flatMap(({ after }, i) =>
      after === undefined
        ? []
        : gapFaults(gapOf(after), step).map(({ path, ...fault }) => ({
            path: `/steps/${i}/after${path}`,
            ...fault,
          })),
    ),
  ];
}

function firstFaults([first]: readonly WorkflowStep[]): readonly Fault[] {
  return (['from', 'probability', 'after'] as const).flatMap((name) =>
    first?.[name] === undefined
      ? []
      : [
          {
            path: `/steps/0/${name}`,
            message: `expected no ${name}: every row begins with the first state`,
          },
        ],
  );
}

function fromFaults(given: readonly WorkflowStep[]): readonly Fault[] {
  const stepsTo = new Map<string, number>();
  return given.flatMap(({ state, from }, i) => {
    const earlier = from === undefined ? 0 : (stepsTo.get(from) ?? 0);
    stepsTo.set(state, (stepsTo.get(state) ?? 0) + 1);
    if (i === 0 || from === undefined) return [];
    if (earlier === 1) return [];
    const message =
      earlier === 0
        ? `expected the state of an earlier step, got ${quote(from)}`
        : `expected the state of a single step, but ${earlier} steps lead to ${quote(from)}`;
    return [{ path: `/steps/${i}/from`, message }];
  });
}

function repeatedStates(
  given: readonly WorkflowStep[],
  before: readonly number[],
): readonly Fault[] {
  const seen = new Set<string>();
  return given.flatMap(({ state }, i) => {
    // Few states repeat, and only these need a look at all steps before.
    if (!seen.has(state)) {
      seen.add(state);
      return [];
    }
    const from = nth(before, i);
    const isOnWay = wayTo(from, before).some((at) => given[at]?.state === state);
    const isSibling = given.some(
      (other, at) => at < i && i > 0 && other.state === state && before[at] === from,
    );
    if (!isOnWay && !isSibling) return [];
    const message = isOnWay
      ? `expected another state: a row that takes this step has been in ${quote(state)} before`
      : `expected another state: a step from the same state leads to ${quote(state)} already`;
    return [{ path: `/steps/${i}/state`, message }];
  });
}

function probabilityFaults(
  given: readonly WorkflowStep[],
  before: readonly number[],
): readonly Fault[] {
  const following = given.map((): number[] => []);
  before.forEach((from, i) => {
    following[from]?.push(i);
  });
  return given.flatMap(({ state }, from) => {
    const next = nth(following, from);
    const sum = next.reduce((total, i) => total + (given[i]?.probability ?? 0), 0);
    if (sum <= 1 + ROUNDING) return [];
    const message = `expected probabilities from ${quote(state)} that add up to at most 1, got ${Number(sum.toPrecision(12))}`;
    const last = next.filter((i) => given[i]?.probability !== undefined).at(-1);
    return [{ path: `/steps/${last}/probability`, message }];
  });
}
