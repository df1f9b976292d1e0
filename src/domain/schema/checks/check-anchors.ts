import { unlessFaulty } from '../../constraints/faulty-members.js';
import type { FaultList } from '../../errors/fault-list.js';
import { quote } from '../../errors/quote.js';
import type { Field } from '../../generation/generate-request.js';
import { hull, type Instant, isInCalendar } from '../../time/instant.js';
import type { DecodedFields } from '../decoded-table.js';
import type { Link, References } from './check-references.js';

/** Checks that all values lie within the years 1 to 9999, by the bounds of all fields of a chain. */
export function checkAnchors(
  { fields }: DecodedFields,
  { links, circular }: References,
  faults: FaultList,
): void {
  const spans = new Map<number, Instant | undefined>();
  const anchorOf = (index: number): Link | undefined =>
    links.get(index)?.find(({ isAnchor }) => isAnchor);
  /** Returns `undefined` if there is a fault, which is already reported. */
  const spanOf = (index: number): Instant | undefined => {
    if (circular.has(index)) return undefined;
    if (spans.has(index)) return spans.get(index);
    const { name, type, constraints, given } = fields[index] as Field;
    const link = anchorOf(index);
    const other = link === undefined ? undefined : spanOf(link.to);
    let span = unlessFaulty(() => {
      const isAnchored = type.timeline?.anchor(constraints) !== undefined;
      if (type.timeline === undefined || (isAnchored && other === undefined)) return undefined;
      const { timeline } = type;
      const all = [constraints, ...(given?.rows ?? []).map((row) => row.constraints)];
      const known = all.flatMap((each) => timeline.span(each, other) ?? []);
      return known.length === 0 ? undefined : hull(known);
    });
    const anchor = span && type.timeline?.anchor(constraints);
    if (link !== undefined && span !== undefined && anchor !== undefined && !isInCalendar(span)) {
      const { gap, limits } = anchor;
      const path = link.path.replace(/field$/, limits.max);
      const message = `values of ${quote(name)} could lie outside 0001-01-01 to 9999-12-31: expected fewer ${gap.unitName}, or a narrower range of the other field`;
      faults.add(() => ({ path, message }));
      span = undefined;
    }
    spans.set(index, span);
    return span;
  };
  for (const index of links.keys()) {
    if (anchorOf(index) !== undefined) spanOf(index);
  }
}
