import { unlessFaulty } from '../constraints/faulty-members.js';
import { isObject } from '../constraints/objects.js';
import type { FaultList } from '../errors/fault-list.js';
import { pointer } from '../errors/pointer.js';
import { quote } from '../errors/quote.js';
import type { Field } from '../generation/generate-request.js';
import { FIRST_MS, type Instant, LAST_MS } from '../time/instant.js';
import { unknownName } from './decode-members.js';
import type { DecodedTable } from './decoded-table.js';

/** A field whose values lie after or before those of another one; both by their indices in the request. */
interface Link {
  readonly from: number;
  readonly to: number;
  /** Pointer to the constraint that names the other field. */
  readonly path: string;
}

/** Checks the rules of `after` and `before` across fields. */
export function checkAnchors(table: DecodedTable, faults: FaultList): void {
  const links = linksOf(table, faults);
  if (links.size === 0) return;
  const circular = checkCircles(links, table.fields, faults);
  checkSpans(links, circular, table.fields, faults);
}

/** Returns the first index of every name, including the names of faulty fields. */
function indicesOf(definitions: readonly unknown[]): ReadonlyMap<string, number> {
  const indices = new Map<string, number>();
  definitions.forEach((definition, i) => {
    const name = isObject(definition) ? definition.name : undefined;
    if (typeof name === 'string' && !indices.has(name)) indices.set(name, i);
  });
  return indices;
}

/** Returns the links to a field with moments, by the index of the field that has the constraint. */
function linksOf(
  { definitions, fields }: DecodedTable,
  faults: FaultList,
): ReadonlyMap<number, Link> {
  const links = new Map<number, Link>();
  const indices = indicesOf(definitions);
  fields.forEach((field, from) => {
    const anchor = unlessFaulty(() => field?.type.timeline?.anchor(field.constraints));
    if (anchor === undefined) return;
    const path = pointer(pointer(`/fields/${from}/constraints`, anchor.side), 'field');
    const to = indices.get(anchor.field);
    if (to === undefined) {
      const known = fields.flatMap((other) =>
        other?.type.timeline === undefined || other === field ? [] : [other.name],
      );
      faults.add(() => unknownName('field', anchor.field, known, path));
      return;
    }
    const other = fields[to];
    // The faults of the other field are reported at that field.
    if (other === undefined) return;
    if (other.type.timeline !== undefined) links.set(from, { from, to, path });
    else {
      faults.add(() => ({
        path,
        message: `expected a field that holds dates or moments, but ${quote(anchor.field)} has type ${other.type.name}`,
      }));
    }
  });
  return links;
}

/** Returns the indices of the fields that form circles. Each circle is reported as a fault of its first field. */
function checkCircles(
  links: ReadonlyMap<number, Link>,
  fields: DecodedTable['fields'],
  faults: FaultList,
): ReadonlySet<number> {
  const circular = new Set<number>();
  const seen = new Set<number>();
  for (const start of links.keys()) {
    const walk = new Set<number>();
    let index: number | undefined = start;
    while (index !== undefined && !seen.has(index)) {
      seen.add(index);
      walk.add(index);
      index = links.get(index)?.to;
    }
    // The walk ended at a field without a link, on an earlier walk, or on itself. Only the last case is a circle.
    if (index === undefined || !walk.has(index)) continue;
    const onWalk = [...walk];
    const circle = onWalk.slice(onWalk.indexOf(index));
    for (const member of circle) circular.add(member);
    const first = Math.min(...circle);
    const at = circle.indexOf(first);
    const names = [...circle.slice(at), ...circle.slice(0, at), first].map((member) =>
      quote((fields[member] as Field).name),
    );
    const message = `fields depend on each other in a circle: ${names.join(' → ')}`;
    faults.add(() => ({ path: (links.get(first) as Link).path, message }));
  }
  return circular;
}

/** Checks that all values lie within the years 1 to 9999, by the bounds of all fields of a chain. */
function checkSpans(
  links: ReadonlyMap<number, Link>,
  circular: ReadonlySet<number>,
  fields: DecodedTable['fields'],
  faults: FaultList,
): void {
  const spans = new Map<number, Instant | undefined>();
  /** Returns `undefined` if there is a fault, which is already reported. */
  const spanOf = (index: number): Instant | undefined => {
    if (circular.has(index)) return undefined;
    if (spans.has(index)) return spans.get(index);
    const { name, type, constraints } = fields[index] as Field;
    const link = links.get(index);
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
  for (const index of links.keys()) spanOf(index);
}

function isInCalendar({ from, to }: Instant): boolean {
  return from >= FIRST_MS && to <= LAST_MS;
}
