import { lazy } from '../basics/lazy.js';
import type { ColumnPlan } from '../columns/column-plan.js';
import { drawnIndices, evenNumbers } from '../columns/drawn.js';
import type { Grain } from '../columns/moments.js';
import { words } from '../columns/pieces.js';
import { everyRule } from '../constraints/faulty-members.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import { instant } from '../constraints/times.js';
import { quote } from '../errors/quote.js';
import { isInCalendar } from '../time/instant.js';
import { DEFAULT_END, DEFAULT_START } from '../time/reference-day.js';
import { anchors, checkAnchor } from './anchor.js';
import { fieldType } from './field-type.js';
import { momentRange, momentRangeFaults, momentSpan } from './moment-range.js';
import { anchoredTimeline, anchorReferences, checkAnchored } from './timeline.js';
import { momentsOfSteps, reachedStates } from './workflow-moments.js';
import { sharesOfSteps, stepFaults, steps, stepsBefore } from './workflow-steps.js';

const constraints = {
  steps,
  start: withDefault(instant('the first moment at which a row begins'), DEFAULT_START),
  end: withDefault(
    instant('the last moment at which a row begins; a date means the end of that day'),
    DEFAULT_END,
  ),
  precision: withDefault(oneOf('seconds or milliseconds', ['s', 'ms']), 's'),
  after: anchors.after,
};

type Constraints = Decoded<typeof constraints>;

function grainOf({ precision }: Constraints): Grain {
  const step = precision === 's' ? 1000 : 1;
  return { step, unit: step };
}

/** The moments at which the rows begin. */
const beginning = anchoredTimeline<Constraints>({
  grain: grainOf,
  span: (given) => momentSpan(given, grainOf(given)),
  draw: (given, context) => evenNumbers(context.key('start'), momentRange(given, grainOf(given))),
});

export const workflow = fieldType({
  name: 'workflow',
  synonyms: [
    'lifecycle',
    'status_change',
    'state_machine',
    'funnel',
    'pipeline',
    'process',
    'status_over_time',
  ],
  category: 'text and choices',
  description:
    'The state that a row has reached in a workflow, such as new, paid, shipped. A date or datetime with the constraint reached shows when.',
  constraints,
  excludes: { after: ['start', 'end'] },
  check: everyRule(
    (given) => momentRangeFaults(given, grainOf(given)),
    (given) => stepFaults(given.steps, () => grainOf(given).step),
    (given) => checkAnchor(given, () => grainOf(given).step),
  ),
  references: anchorReferences,
  checkColumns: (given, context) => {
    const anchored = checkAnchored(given, grainOf(given), context);
    if (anchored.length > 0) return anchored;
    const moments = momentsOfSteps(given.steps, beginning.moments(given, context), context);
    const late = moments.findIndex(({ span }) => !isInCalendar(span));
    if (late < 0) return [];
    const message = `rows could reach ${quote(given.steps[late]?.state)} outside 0001-01-01 to 9999-12-31: expected a shorter time, or an earlier beginning`;
    return [{ path: `/steps/${late}`, message }];
  },
  capacity: () => 1,
  plan: (given, context): ColumnPlan => {
    const shares = sharesOfSteps(given.steps, stepsBefore(given.steps));
    const draws = { key: context.key, unique: false };
    const drawn = drawnIndices(draws, given.steps.length, shares);
    const first = beginning.moments(given, context);
    const states = given.steps.map(({ state }) => state);
    return {
      type: { kind: 'text' },
      steps: first.present === undefined ? drawn.steps : [...first.steps, ...drawn.steps],
      cell: [words(states, drawn.indices)],
      present: first.present,
      reached: reachedStates(
        given.steps,
        lazy(() => momentsOfSteps(given.steps, first, context)),
        drawn,
      ),
    };
  },
});
