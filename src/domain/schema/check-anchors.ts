import { unlessFaulty } from '../constraints/faulty-members.js';
import { isObject } from '../constraints/objects.js';
import type { FaultList } from '../errors/fault-list.js';
import { pointer } from '../errors/pointer.js';
import { quote } from '../errors/quote.js';
import type { Field } from '../generation/generate-request.js';
import { FIRST_MS, type Instant, LAST_MS } from '../time/instant.js';
import { unknownName } from './decode-members.js';
import type { DecodedTable } from './decoded-table.js';

/** A field that stands after or before another one, by their places in the request. */
interface Link {
  readonly from: number;
  readonly to: number;
  /** Pointer to the constraint that names the other field. */
  readonly path: string;
}

/** The rules of `after` and `before` across fields. */
export function checkAnchors(table: DecodedTable, faults: FaultList): void {
  const links = linksOf(table, faults);
  if (links.size === 0) return;
  const circular = checkCircles(links, table.fields, faults);
  checkSpans(links, circular, table.fields, faults);
}

/** The first place of every name; fields with faults of their own count too. */
function placesOf(definitions: readonly unknown[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>();
  definitions.forEach((definition, i) => {
    const name = isObject(definition) ? definition.name : undefined;
    if (typeof name === 'string' && !places.has(name)) places.set(name, i);
  });
  return places;
}

/** The links that lead to a field with moments, by the place of the field that bears them. */
function linksOf(
  { definitions, fields }: DecodedTable,
  faults: FaultList,
): ReadonlyMap<number, Link> {
  const links = new Map<number, Link>();
  const places = placesOf(definitions);
  fields.forEach((field, from) => {
    const anchor = unlessFaulty(() => field?.type.timeline?.anchor(field.constraints));
    if (anchor === undefined) return;
    const path = pointer(pointer(`/fields/${from}/constraints`, anchor.side), 'field');
    const to = places.get(anchor.field);
    if (to === undefined) {
      const known = fields.flatMap((other) =>
        other?.type.timeline === undefined || other === field ? [] : [other.name],
      );
      faults.add(() => unknownName('field', anchor.field, known, path));
      return;
    }
    const other = fields[to];
    // What is wrong with the other field is told there.
    if (other === undefined) return;
    if (other.type.timeline !== undefined) links.set(from, { from, to, path });
    else {
      faults.add(() => ({
        path,
        message: `expected a field that holds dates or moments, ${quote(anchor.field)} is of type ${other.type.name}`,
      }));
    }
  });
  return links;
}

/** The places of fields that stand in a circle; each circle is a fault of its first field. */
function checkCircles(
  links: ReadonlyMap<number, Link>,
  fields: DecodedTable['fields'],
  faults: FaultList,
): ReadonlySet<number> {
  const circular = new Set<number>();
  const seen = new Set<number>();
  for (const start of links.keys()) {
    const walk = new Set<number>();
    let place: number | undefined = start;
    while (place !== undefined && !seen.has(place)) {
      seen.add(place);
      walk.add(place);
      place = links.get(place)?.to;
    }
    // The walk ended in nothing, on an earlier walk, or on itself.
    if (place === undefined || !walk.has(place)) continue;
    const onWalk = [...walk];
    const circle = onWalk.slice(onWalk.indexOf(place));
    for (const member of circle) circular.add(member);
    const first = Math.min(...circle);
    const at = circle.indexOf(first);
    const names = [...circle.slice(at), ...circle.slice(0, at), first].map((member) =>
      quote((fields[member] as Field).name),
    );
    const message = `fields stand after or before each other in a circle: ${names.join(' → ')}`;
    faults.add(() => ({ path: (links.get(first) as Link).path, message }));
  }
  return circular;
}

/** No value may lie outside the years 1 to 9999, worked out from the bounds of all fields of a chain. */
function checkSpans(
  links: ReadonlyMap<number, Link>,
  circular: ReadonlySet<number>,
  fields: DecodedTable['fields'],
  faults: FaultList,
): void {
  const spans = new Map<number, Instant | undefined>();
  /** `undefined` where there is a fault, told already. */
  const spanOf = (place: number): Instant | undefined => {
    if (circular.has(place)) return undefined;
    if (spans.has(place)) return spans.get(place);
    const { name, type, constraints } = fields[place] as Field;
    const link = links.get(place);
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
    spans.set(place, span);
    return span;
  };
  for (const place of links.keys()) spanOf(place);
}

function isInCalendar({ from, to }: Instant): boolean {
  return from >= FIRST_MS && to <= LAST_MS;
}
