import type { Fault } from '../errors/fault.js';
import { MAX_NAME_LENGTH } from './limits.js';
import { integer } from './numbers.js';
import { object } from './objects.js';
import { type Decoded, uneven, withDefault } from './param.js';
import { text } from './texts.js';

/** The number of days between 0001-01-01 and 9999-12-31. */
const MOST_DAYS = 3_652_058;

const members = {
  field: text('name of the other field, a date or a moment', {
    minLength: 1,
    maxLength: MAX_NAME_LENGTH,
  }),
  min_days: withDefault(integer('the least distance in days', { min: 0, max: MOST_DAYS }), 0),
  max_days: withDefault(integer('the greatest distance in days', { min: 0, max: MOST_DAYS }), 365),
};

const required = ['field'] as const;

const rules = {
  anchor:
    'after and before name another field of type date or datetime. max_days is at least min_days, and all values lie within the years 1 to 9999.',
};

function anchor(side: string) {
  const description = `each value lies min_days to max_days ${side} the value of another field`;
  return { ...uneven(object(description, members, { required })), rules };
}

/** The constraints of a type whose values can lie after or before those of another field. */
export const anchors = { after: anchor('after'), before: anchor('before') };

/** The constraints that cannot be combined with `after` or `before`. */
export const anchorExcludes = {
  after: ['before', 'start', 'end', 'distribution'],
  before: ['start', 'end', 'distribution'],
} as const;

/** The position of a field's values in time: after or before those of another field. */
export interface Anchor {
  readonly side: 'after' | 'before';
  readonly field: string;
  readonly minDays: number;
  readonly maxDays: number;
}

export type AnchorConstraints = Decoded<typeof anchors>;

export function anchorOf({ after, before }: AnchorConstraints): Anchor | undefined {
  const given = after ?? before;
  if (given === undefined) return undefined;
  const { field, min_days: minDays, max_days: maxDays } = given;
  const side = after === undefined ? 'before' : 'after';
  return { side, field, minDays, maxDays };
}

export function checkAnchor(given: AnchorConstraints): readonly Fault[] {
  const anchor = anchorOf(given);
  if (anchor === undefined || anchor.minDays <= anchor.maxDays) return [];
  const { side, minDays, maxDays } = anchor;
  const message = `expected at least min_days (${minDays}), got ${maxDays}`;
  return [{ path: `/${side}/max_days`, message }];
}
