import { anchoredMoments, anchoredSpan } from '../columns/anchored-moments.js';
import type { DrawnNumbers } from '../columns/drawn.js';
import type { Grain, Moments } from '../columns/moments.js';
import { type Anchor, type AnchorConstraints, anchorOf } from '../constraints/anchor.js';
import type { Instant } from '../time/instant.js';
import type { ColumnContext } from './column-context.js';

/** What a type whose values are moments tells of them, so that other columns can be reckoned from them. */
export interface Timeline<C> {
  /** The field that the values are reckoned from, if there is one. */
  anchor(constraints: C): Anchor | undefined;
  /** The first and the last moment, given those of the field that they are reckoned from. */
  span(constraints: C, other: Instant | undefined): Instant;
  moments(constraints: C, context: ColumnContext): Moments;
}

/** The moments that a column has by itself. */
interface OwnMoments<C> {
  grain(constraints: C): Grain;
  span(constraints: C): Instant;
  draw(constraints: C, context: ColumnContext): DrawnNumbers;
}

/** The timeline of a type that takes `after` and `before`. */
export function anchoredTimeline<C extends AnchorConstraints>(own: OwnMoments<C>): Timeline<C> {
  return {
    anchor: anchorOf,
    span: (given, other) => {
      const anchor = anchorOf(given);
      if (anchor === undefined || other === undefined) return own.span(given);
      return anchoredSpan(anchor, other, own.grain(given));
    },
    moments: (given, context) => {
      const anchor = anchorOf(given);
      const grain = own.grain(given);
      if (anchor === undefined) {
        return { ...own.draw(given, context), grain, span: own.span(given) };
      }
      const other = context.moments(anchor.field);
      return anchoredMoments(anchor, other, grain, context.key('distance'));
    },
  };
}
