import { busyMoments } from '../arrivals/busy-moments.js';
import { type DrawnNumbers, drawnNumbers, type NumberRange } from '../columns/drawn.js';
import { everyRule } from '../constraints/faulty-members.js';
import { type Decoded, withDefault } from '../constraints/param.js';
import { instant } from '../constraints/times.js';
import { type Axis, timeAxis } from '../distributions/axis.js';
import { distribution } from '../distributions/distribution.js';
import { momentScale } from '../distributions/scale.js';
import { checkSpread, strataOf } from '../distributions/spread.js';
import type { Fault } from '../errors/fault.js';
import { DEFAULT_END, DEFAULT_START } from '../time/reference-day.js';
import { anchors, checkAnchor } from './anchor.js';
import { ascendsOver } from './ascends-over.js';
import type { ColumnContext } from './column-context.js';
import { fieldType } from './field-type.js';
import { momentRange, momentRangeFaults, momentSpan } from './moment-range.js';
import { checkReached, reached, reachedReferences } from './reached.js';
import { isRhythmic, rhythmFaults, rhythmOf, unevenRhythm, withRhythm } from './rhythm.js';
import { grainOf, hidesMoments, shownMoments, writtenMoment } from './shown-moments.js';
import { anchoredTimeline, anchorReferences, checkAnchored, timelineExcludes } from './timeline.js';

const constraints = {
  start: withDefault(instant('the first moment'), DEFAULT_START),
  end: withDefault(
    instant('the last moment; a date without a time means the end of that day'),
    DEFAULT_END,
  ),
  ...writtenMoment,
  ...anchors,
  ...reached,
  distribution: distribution(momentScale),
  ...ascendsOver,
  ...unevenRhythm,
};

type Constraints = Decoded<typeof constraints>;

function rangeOf(given: Constraints): NumberRange {
  return momentRange(given, grainOf(given));
}

/** Returns the axis of a distribution, whose unit is the second. */
function axisOf(given: Constraints): Axis {
  const { step, unit } = grainOf(given);
  const { min, n } = rangeOf(given);
  return timeAxis({ min: min / (step / unit), n }, { perTick: step, step: step / 1000 });
}

function checkRange(given: Constraints): readonly Fault[] {
  return momentRangeFaults(given, grainOf(given));
}

function checkDistribution(given: Constraints): readonly Fault[] {
  if (checkRange(given).length > 0) return [];
  return checkSpread(given.distribution, () => axisOf(given));
}

function checkRhythm(given: Constraints): readonly Fault[] {
  if (!isRhythmic(given) || checkRange(given).length > 0) return [];
  return rhythmFaults(given, momentSpan(given, grainOf(given)));
}

function drawn(given: Constraints, context: ColumnContext): DrawnNumbers {
  if (isRhythmic(given)) {
    const grain = grainOf(given);
    const key = context.key('busy');
    return busyMoments(rhythmOf(given), momentSpan(given, grain), grain, key);
  }
  const strata = strataOf(given.distribution, () => axisOf(given));
  return drawnNumbers(context, rangeOf(given), strata);
}

export const datetime = fieldType({
  name: 'datetime',
  synonyms: ['timestamp', 'timestamptz', 'instant', 'created_at', 'updated_at'],
  category: 'time',
  description:
    'Moment in UTC, within a range, at a distance after or before another field, or of a step of a workflow.',
  constraints,
  inferred: {
    start: 'end',
    end: 'end',
    format: 'notation',
    precision: 'nothing',
    distribution: 'bins',
    ascends_over: 'nothing',
  },
  excludes: withRhythm(timelineExcludes),
  check: everyRule(
    checkRange,
    (given) => checkAnchor(given, () => grainOf(given).step),
    checkDistribution,
    checkRhythm,
  ),
  capacity: (given) => (hidesMoments(given) ? 1 : rangeOf(given).n),
  references: (given) => [...anchorReferences(given), ...reachedReferences(given)],
  checkColumns: (given, context) => [
    ...checkReached(given, context),
    ...checkAnchored(given, grainOf(given), context),
  ],
  timeline: anchoredTimeline<Constraints>({
    grain: grainOf,
    span: (given) => momentSpan(given, grainOf(given)),
    draw: drawn,
  }),
  plan: ({ format }, context) => {
    const moments = context.moments();
    return { ...shownMoments(moments, format), present: moments.present };
  },
});
