import { anchoredMoments, anchoredSpan } from '../columns/anchored-moments.js';
import type { DrawnNumbers } from '../columns/drawn.js';
import type { Grain, Moments } from '../columns/moments.js';
import type { Fault } from '../errors/fault.js';
import { quote } from '../errors/quote.js';
import { type Instant, isInCalendar } from '../time/instant.js';
import { type Anchor, type AnchorConstraints, anchorOf, distanceOf } from './anchor.js';
import type { ColumnContext } from './column-context.js';
import type { FieldReference } from './field-reference.js';
import { type ReachedConstraints, reachedMoments } from './reached.js';

/** The moments of a type whose values are dates or times, so that other columns can be relative to them. */
export interface Timeline<C> {
  /** Returns the field that the values are relative to, if there is one. */
  anchor(constraints: C): Anchor | undefined;
  /**
   * Returns the first and the last moment, or undefined if they are known only once the column is planned. `other` has
   * those of the field that the values are relative to.
   */
  span(constraints: C, other: Instant | undefined): Instant | undefined;
  moments(constraints: C, context: ColumnContext): Moments;
}

/** The constraints of dates and moments that exclude each other. */
export const timelineExcludes = {
  after: ['before', 'reached', 'start', 'end', 'distribution', 'ascends_over'],
  before: ['reached', 'start', 'end', 'distribution', 'ascends_over'],
  reached: ['start', 'end', 'distribution', 'ascends_over'],
} as const;

/** The reference of `after` or `before`, if there is one. */
export function anchorReferences(constraints: AnchorConstraints): readonly FieldReference[] {
  const anchor = anchorOf(constraints);
  if (anchor === undefined) return [];
  return [{ field: anchor.field, path: `/${anchor.side}/field`, needsMoments: true }];
}

/** Checks that another field, which the constraint at `path` names, holds dates or moments. */
export function momentFaults(
  field: string,
  path: string,
  context: ColumnContext,
): readonly Fault[] {
  if (context.column(field).moments !== undefined) return [];
  const message = `expected a field that holds dates or moments, but the values of ${quote(field)} are others`;
  return [{ path, message }];
}

/** Checks that the other field holds moments, and that all values lie within the years 1 to 9999. */
export function checkAnchored(
  given: AnchorConstraints,
  grain: Grain,
  context: ColumnContext,
): readonly Fault[] {
  const anchor = anchorOf(given);
  if (anchor === undefined) return [];
  const { side, field, gap, limits } = anchor;
  const found = momentFaults(field, `/${side}/field`, context);
  if (found.length > 0) return found;
  const { span } = context.moments(field);
  if (isInCalendar(anchoredSpan(distanceOf(anchor, grain.step), span, grain))) return [];
  const message = `values could lie outside 0001-01-01 to 9999-12-31: expected fewer ${gap.unitName}, or a narrower range of the other field`;
  return [{ path: `/${side}/${limits.max}`, message }];
}

/** The moments of a column that is relative to no other field. */
interface OwnMoments<C> {
  grain(constraints: C): Grain;
  span(constraints: C): Instant;
  draw(constraints: C, context: ColumnContext): DrawnNumbers;
}

/** Returns the timeline of a type whose values can be relative to those of another field. */
export function anchoredTimeline<C extends AnchorConstraints & ReachedConstraints>(
  own: OwnMoments<C>,
): Timeline<C> {
  return {
    anchor: anchorOf,
    span: (given, other) => {
      if (given.reached !== undefined) return undefined;
      const anchor = anchorOf(given);
      if (anchor === undefined || other === undefined) return own.span(given);
      const grain = own.grain(given);
      return anchoredSpan(distanceOf(anchor, grain.step), other, grain);
    },
    moments: (given, context) => {
      const grain = own.grain(given);
      if (given.reached !== undefined) return reachedMoments(given.reached, grain, context);
      const anchor = anchorOf(given);
      if (anchor === undefined) {
        return { ...own.draw(given, context), grain, span: own.span(given) };
      }
      const other = context.moments(anchor.field);
      const distance = distanceOf(anchor, grain.step);
      return anchoredMoments(distance, other, grain, context.key('distance'));
    },
  };
}
