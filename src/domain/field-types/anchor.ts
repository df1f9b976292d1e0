import type { Distance } from '../columns/anchored-moments.js';
import { MAX_NAME_LENGTH } from '../constraints/limits.js';
import { integer } from '../constraints/numbers.js';
import { object } from '../constraints/objects.js';
import { type Decoded, statedDefault, uneven } from '../constraints/param.js';
import { text } from '../constraints/texts.js';
import type { Fault } from '../errors/fault.js';
import {
  DEFAULT_MOST_DAYS,
  type Gap,
  gapFaults,
  gapMembers,
  gapOf,
  gapRules,
  gapStrata,
  MOST_DAYS,
} from './gap.js';

const days = (description: string, usual: number) =>
  statedDefault(integer(description, { min: 0, max: MOST_DAYS }), usual);

const members = {
  field: text('name of the other field, a date or a moment', {
    minLength: 1,
    maxLength: MAX_NAME_LENGTH,
  }),
  min_days: days('the least distance in days', 0),
  max_days: days('the greatest distance in days', DEFAULT_MOST_DAYS),
  ...gapMembers,
};

const required = ['field'] as const;

const rules = {
  anchor:
    'after and before name another field of type date or datetime, or a formula whose values are dates or moments. max_days is at least min_days, neither is combined with unit, min or max, and all values lie within the years 1 to 9999.',
  ...gapRules,
};

function anchor(side: string) {
  const description = `each value lies min_days to max_days, or min to max of another unit, ${side} the value of another field`;
  return { ...uneven(object(description, members, { required })), rules };
}

/** The constraints of a type whose values can lie after or before those of another field. */
export const anchors = { after: anchor('after'), before: anchor('before') };

/** The position of a field's values in time: after or before those of another field. */
export interface Anchor {
  readonly side: 'after' | 'before';
  readonly field: string;
  readonly gap: Gap;
  /** The names of the constraints that limit the gap. */
  readonly limits: { readonly min: string; readonly max: string };
}

const IN_DAYS = { min: 'min_days', max: 'max_days' };
const IN_UNITS = { min: 'min', max: 'max' };

export type AnchorConstraints = Decoded<typeof anchors>;

export function anchorOf({ after, before }: AnchorConstraints): Anchor | undefined {
  const given = after ?? before;
  if (given === undefined) return undefined;
  const { field, min_days: min, max_days: max, distribution } = given;
  const side = after === undefined ? 'before' : 'after';
  return memberInUnits(given) === undefined
    ? { side, field, gap: gapOf({ min, max, distribution }), limits: IN_DAYS }
    : { side, field, gap: gapOf(given), limits: IN_UNITS };
}

/** The first member that states a gap in a unit. */
function memberInUnits(given: Decoded<typeof gapMembers>): string | undefined {
  return (['unit', 'min', 'max'] as const).find((name) => given[name] !== undefined);
}

/** Returns the faults of the anchor of values that are multiples of `step` milliseconds, which is read last. */
export function checkAnchor(given: AnchorConstraints, step: () => number): readonly Fault[] {
  const anchor = anchorOf(given);
  if (anchor === undefined) return [];
  const { side, gap, limits } = anchor;
  const members = given[side] ?? { field: '' };
  const unitMember = memberInUnits(members);
  const dayMember = (['min_days', 'max_days'] as const).find((name) => members[name] !== undefined);
  if (unitMember !== undefined && dayMember !== undefined) {
    const message = `${unitMember} cannot be combined with ${dayMember}: leave one of them out`;
    return [{ path: `/${side}/${unitMember}`, message }];
  }
  return gapFaults(gap, step, limits).map((fault) => ({ ...fault, path: `/${side}${fault.path}` }));
}

/** Returns the distance of values that are multiples of `step` milliseconds. */
export function distanceOf({ side, gap }: Pick<Anchor, 'side' | 'gap'>, step: number): Distance {
  return {
    side,
    least: gap.min * gap.unit,
    most: gap.max * gap.unit,
    strata: gapStrata(gap, step),
  };
}
