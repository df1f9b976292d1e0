import { anchoredMoments, anchoredSpan } from '../columns/anchored-moments.js';
import type { DrawnNumbers } from '../columns/drawn.js';
import type { Grain, Moments } from '../columns/moments.js';
import type { Instant } from '../time/instant.js';
import { type Anchor, type AnchorConstraints, anchorOf, distanceOf } from './anchor.js';
import type { ColumnContext } from './column-context.js';
import type { Reference } from './reference.js';

/** The moments of a type whose values are dates or times, so that other columns can be relative to them. */
export interface Timeline<C> {
  /** Returns the field that the values are relative to, if there is one. */
  anchor(constraints: C): Anchor | undefined;
  /** Returns the first and the last moment; `other` has those of the field that the values are relative to. */
  span(constraints: C, other: Instant | undefined): Instant;
  moments(constraints: C, context: ColumnContext): Moments;
}

/** The reference of `after` or `before`, if there is one. */
export function anchorReferences(constraints: AnchorConstraints): readonly Reference[] {
  const anchor = anchorOf(constraints);
  if (anchor === undefined) return [];
  return [{ field: anchor.field, path: `/${anchor.side}/field`, needsMoments: true }];
}

/** The moments of a column that is relative to no other field. */
interface OwnMoments<C> {
  grain(constraints: C): Grain;
  span(constraints: C): Instant;
  draw(constraints: C, context: ColumnContext): DrawnNumbers;
}

/** Returns the timeline of a type that has the constraints `after` and `before`. */
export function anchoredTimeline<C extends AnchorConstraints>(own: OwnMoments<C>): Timeline<C> {
  return {
    anchor: anchorOf,
    span: (given, other) => {
      const anchor = anchorOf(given);
      if (anchor === undefined || other === undefined) return own.span(given);
      const grain = own.grain(given);
      return anchoredSpan(distanceOf(anchor, grain.step), other, grain);
    },
    moments: (given, context) => {
      const anchor = anchorOf(given);
      const grain = own.grain(given);
      if (anchor === undefined) {
        return { ...own.draw(given, context), grain, span: own.span(given) };
      }
      const other = context.moments(anchor.field);
      const distance = distanceOf(anchor, grain.step);
      return anchoredMoments(distance, other, grain, context.key('distance'));
    },
  };
}
