import { words } from '../columns/pieces.js';
import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { list } from '../constraints/lists.js';
import { number } from '../constraints/numbers.js';
import { object } from '../constraints/objects.js';
import { type Decoded, uneven, withDefault } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import { checkWeights, frequencies } from '../constraints/weights.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import { MarkovChain, transitionsOf } from '../series/markov-chain.js';
import { fieldType } from './field-type.js';
import { chainColumn } from './series/chain-column.js';

/** The time and the memory for the tables of a chain grow with the third and the second power of this. */
const MOST_STATES = 20;

const name = (description: string) =>
  text(description, { minLength: 1, maxLength: MAX_NAME_LENGTH });

const state = object(
  'a state, how long it lasts and which states follow it',
  {
    state: name('the name of the state'),
    mean_length: number('the number of rows that the state lasts, on average', {
      min: 1,
      max: 1e9,
    }),
    next: list('the states that may follow; by default all others', name('the name of a state'), {
      maxItems: MOST_STATES - 1,
    }),
    weights: frequencies('how often each of these follows, one number per state of next'),
  },
  { required: ['state', 'mean_length'] },
);

const constraints = {
  of: uneven(
    name('a series with incidents: its rows are normal, or have the kind of their incident'),
  ),
  states: withDefault(
    list('the states in which a row can be', state, { minItems: 2, maxItems: MOST_STATES }),
    [
      { state: 'running', mean_length: 48, next: ['idle', 'fault'], weights: [4, 1] },
      { state: 'idle', mean_length: 12, next: ['running'] },
      { state: 'fault', mean_length: 4, next: ['running'] },
    ],
  ),
};

type States = Decoded<typeof constraints>['states'];

/** The weight with which each state follows one of them. */
function weightsAfter(from: number, states: States): readonly number[] {
  const { next, weights } = states[from] as States[number];
  if (next === undefined) return states.map((_, to) => (to === from ? 0 : 1));
  return states.map(({ state: to }) => {
    const at = next.indexOf(to);
    return at < 0 ? 0 : (weights?.[at] ?? 1);
  });
}

function memberFaults(states: States): readonly Fault[] {
  const names = states.map((one) => one.state);
  return states.flatMap((one, i) =>
    faultsOfState(one, names, i).map((fault) => ({ ...fault, path: `/states/${i}${fault.path}` })),
  );
}

function faultsOfState(
  { state: own, next, weights }: States[number],
  names: readonly string[],
  index: number,
): readonly Fault[] {
  if (names.indexOf(own) < index) {
    const message = `expected another name: there is a state ${quote(own)} already`;
    return [{ path: '/state', message }];
  }
  if (next === undefined) {
    const message = 'weights need next, the states that they are for';
    return weights === undefined ? [] : [{ path: '/weights', message }];
  }
  const faults = next.flatMap((to, k): readonly Fault[] => {
    const path = `/next/${k}`;
    if (to === own) {
      const message = 'expected another state: mean_length says how long this one lasts';
      return [{ path, message }];
    }
    if (next.indexOf(to) < k) {
      return [{ path, message: `expected each state once, got ${quote(to)} again` }];
    }
    if (names.includes(to)) return [];
    const expected = `one of ${names.join(', ')}`;
    return [{ path, message: `unknown state ${quote(to)}: expected ${expected}`, expected }];
  });
  return faults.length > 0 ? faults : checkWeights(weights, next.length, 'state of next');
}

/** The states that are reached in the end, if `leads` says which ones lead to which. */
function reachedFrom(first: number, n: number, leads: (from: number, to: number) => boolean) {
  const reached = new Set([first]);
  for (const from of reached) {
    for (let to = 0; to < n; to++) if (leads(from, to)) reached.add(to);
  }
  return reached;
}

/** Returns the fault of a state that rows never reach, or from which they never come back to the first one. */
function reachFaults(states: States): readonly Fault[] {
  const n = states.length;
  const weights = states.map((_, from) => weightsAfter(from, states));
  const leads = (from: number, to: number): boolean => (weights[from]?.[to] ?? 0) > 0;
  const after = reachedFrom(0, n, leads);
  const before = reachedFrom(0, n, (to, from) => leads(from, to));
  const first = quote(states[0]?.state);
  const apart = states.findIndex((_, i) => !after.has(i));
  if (apart >= 0) {
    const message = `no way leads from ${first} to ${quote(states[apart]?.state)}: name it in next of a state on the way`;
    return [{ path: `/states/${apart}/state`, message }];
  }
  const last = states.findIndex((_, i) => !before.has(i));
  if (last < 0) return [];
  const message = `no way leads from ${quote(states[last]?.state)} back to ${first}: name a state on the way in next`;
  return [{ path: `/states/${last}/next`, message }];
}

export const stateSeries = fieldType({
  name: 'state_series',
  synonyms: [
    ...['markov_chain', 'machine_state', 'operating_state', 'regime', 'state_sequence'],
    ...['incident', 'anomaly', 'anomaly_label'],
  ],
  category: 'text and choices',
  description:
    'State that lasts for some rows, then gives way to another one, such as running, idle, fault of a machine: a Markov chain; in a table with per, one for each parent. Or the label of each row of a series with incidents.',
  constraints,
  rules: {
    state_series:
      'of names a series with incidents. Names of states differ, and next has other states, each once. weights need next and have one number for each, at least one of them above 0. From each state all others are reached in the end.',
  },
  excludes: { of: ['states'] },
  references: ({ of }) => (of === undefined ? [] : [{ field: of, path: '/of' }]),
  checkColumns: ({ of }, context) => {
    if (of === undefined || context.column(of).incidents !== undefined) return [];
    const message = `expected a series with incidents, but ${quote(of)} has none: give it incidents, or name another field`;
    return [{ path: '/of', message }];
  },
  check: ({ states }) => {
    const faults = memberFaults(states);
    return faults.length > 0 ? faults : reachFaults(states);
  },
  capacity: () => 1,
  plan: ({ of, states }, context) => {
    const ofSeries = of === undefined ? undefined : context.column(of).incidents;
    if (ofSeries !== undefined) {
      const { labels, indices, steps } = ofSeries;
      return { type: { kind: 'text' }, steps, cell: [words(labels, indices)] };
    }
    const chain = new MarkovChain(
      transitionsOf(
        states.map(({ mean_length: meanLength }, i) => ({
          meanLength,
          next: weightsAfter(i, states),
        })),
      ),
    );
    const { indices, steps } = chainColumn(chain, context.key('state'), context);
    const names = states.map((one) => one.state);
    return { type: { kind: 'text' }, steps, cell: [words(names, indices)] };
  },
});
