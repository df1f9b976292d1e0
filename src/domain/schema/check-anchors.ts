import { unlessFaulty } from '../constraints/faulty-members.js';
import type { FaultList } from '../errors/fault-list.js';
import { quote } from '../errors/quote.js';
import type { Field } from '../generation/generate-request.js';
import { FIRST_MS, type Instant, LAST_MS } from '../time/instant.js';
import type { Link, References } from './check-references.js';
import type { DecodedTable } from './decoded-table.js';

/** Checks that all values lie within the years 1 to 9999, by the bounds of all fields of a chain. */
export function checkAnchors(
  { fields }: DecodedTable,
  { links, circular }: References,
  faults: FaultList,
): void {
  const spans = new Map<number, Instant | undefined>();
  /** A field with moments has no reference but its anchor. */
  const anchorOf = (index: number): Link | undefined =>
    fields[index]?.type.timeline === undefined ? undefined : links.get(index)?.[0];
  /** Returns `undefined` if there is a fault, which is already reported. */
  const spanOf = (index: number): Instant | undefined => {
    if (circular.has(index)) return undefined;
    if (spans.has(index)) return spans.get(index);
    const { name, type, constraints } = fields[index] as Field;
    const link = anchorOf(index);
    const other = link === undefined ? undefined : spanOf(link.to);
    let span = unlessFaulty(() => {
      const isAnchored = type.timeline?.anchor(constraints) !== undefined;
      return isAnchored && other === undefined
        ? undefined
        : type.timeline?.span(constraints, other);
    });
    if (link !== undefined && span !== undefined && !isInCalendar(span)) {
      const path = link.path.replace(/field$/, 'max_days');
      const message = `values of ${quote(name)} could lie outside 0001-01-01 to 9999-12-31: expected fewer days, or a narrower range of the other field`;
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

function isInCalendar({ from, to }: Instant): boolean {
  return from >= FIRST_MS && to <= LAST_MS;
}
