import { least } from '../../basics/extremes.js';
import { lazy } from '../../basics/lazy.js';
import { unlessFaulty } from '../../constraints/faulty-members.js';
import type { Fault } from '../../errors/fault.js';
import type { FaultList } from '../../errors/fault-list.js';
import { nameChain } from '../../errors/name-chain.js';
import { quote } from '../../errors/quote.js';
import { unknownName } from '../../errors/unknown-name.js';
import type { FieldReference } from '../../field-types/field-reference.js';
import type { Field } from '../../generation/generate-request.js';
import { referencesOf } from '../../generation/sets/references-of.js';
import type { DecodedFields } from '../decoded-table.js';
import type { Definition } from '../params/definitions.js';

/** A reference from one field to another, by the index of the other field in the request. */
export interface Link {
  readonly to: number;
  /** Pointer to the name of the other field. */
  readonly path: string;
  /** Whether the values lie before or after those of the other field. */
  readonly isAnchor: boolean;
}

/** The references of all fields. */
export interface References {
  /** The links of each field that has some, by its index. */
  readonly links: ReadonlyMap<number, readonly Link[]>;
  /** The indices of the fields that form circles. */
  readonly circular: ReadonlySet<number>;
}

/** Checks that references name other fields of the right type, and that no field depends on itself. */
export function checkReferences(table: DecodedFields, faults: FaultList): References {
  const links = linksOf(table, faults);
  return { links, circular: checkCircles(links, table.fields, faults) };
}

/** Returns the first index of every name, including the names of faulty fields. */
function indicesOf(definitions: readonly Definition[]): ReadonlyMap<string, number> {
  const indices = new Map<string, number>();
  definitions.forEach(({ name }, i) => {
    if (typeof name === 'string' && !indices.has(name)) indices.set(name, i);
  });
  return indices;
}

/** Returns the valid links. */
function linksOf(
  { definitions, fields }: DecodedFields,
  faults: FaultList,
): ReadonlyMap<number, readonly Link[]> {
  const links = new Map<number, readonly Link[]>();
  const indices = indicesOf(definitions);
  const suiting = suitingNames(fields);
  fields.forEach((field, from) => {
    const references = (field && unlessFaulty(() => referencesOf(field))) ?? [];
    const own: Link[] = [];
    for (const reference of references) {
      const path = `${definitions[from]?.path}/constraints${reference.path}`;
      const { field: name, where } = reference;
      const to = indices.get(name);
      if (to === undefined) {
        const known = (): readonly string[] =>
          suiting(reference).filter((other) => other !== definitions[from]?.name);
        faults.add(() => unknownName(path, { noun: 'field', name, known, where }));
        continue;
      }
      const other = fields[to];
      // The faults of the other field are reported at that field.
      if (other === undefined) continue;
      if (!suits(other, reference)) faults.add(() => unsuited(name, other, path));
      else own.push({ to, path, isAnchor: reference.needsMoments !== undefined });
    }
    if (own.length > 0) links.set(from, own);
  });
  return links;
}

/** The names of the fields that suit a reference. A request may have thousands of unknown names, so they are listed once. */
function suitingNames(
  fields: DecodedFields['fields'],
): (reference: Pick<FieldReference, 'needsMoments'>) => readonly string[] {
  const namesOf = (reference: Pick<FieldReference, 'needsMoments'>): readonly string[] =>
    fields.flatMap((field) => (field && suits(field, reference) ? [field.name] : []));
  const single = lazy(() => namesOf({}));
  const ofMoments = lazy(() => namesOf({ needsMoments: true }));
  return ({ needsMoments }) => (needsMoments === undefined ? single() : ofMoments());
}

function unsuited(name: string, { type, items }: Field, path: string): Fault {
  const expected = items === undefined ? 'dates or moments' : 'one value in each row';
  const message = `expected a field that holds ${expected}, but ${quote(name)} has type ${type.name}`;
  return { path, message };
}

function suits(
  { type, items }: Field,
  { needsMoments }: Pick<FieldReference, 'needsMoments'>,
): boolean {
  if (items !== undefined) return false;
  return (
    needsMoments === undefined || type.timeline !== undefined || type.mayHoldMoments !== undefined
  );
}

/** Returns the indices of the fields that form circles. Each circle is reported as a fault of its first field. */
function checkCircles(
  links: ReadonlyMap<number, readonly Link[]>,
  fields: DecodedFields['fields'],
  faults: FaultList,
): ReadonlySet<number> {
  const circular = new Set<number>();
  const seen = new Set<number>();
  /** The fields on the way from the start, in order. */
  const way = new Set<number>();
  const follow = ({ to }: Link): void => {
    if (!way.has(to)) {
      if (!seen.has(to)) visit(to);
      return;
    }
    const onWay = [...way];
    const circle = onWay.slice(onWay.indexOf(to));
    if (circle.every((index) => circular.has(index))) return;
    for (const index of circle) circular.add(index);
    report(circle, links, fields, faults);
  };
  /** The recursion is at most as deep as a request has fields. */
  const visit = (index: number): void => {
    seen.add(index);
    way.add(index);
    links.get(index)?.forEach(follow);
    way.delete(index);
  };
  for (const start of links.keys()) if (!seen.has(start)) visit(start);
  return circular;
}

/** Reports a circle, in which each field has a link to the next and the last one to the first. */
function report(
  circle: readonly number[],
  links: ReadonlyMap<number, readonly Link[]>,
  fields: DecodedFields['fields'],
  faults: FaultList,
): void {
  const first = least(circle);
  const at = circle.indexOf(first);
  const members = [...circle.slice(at), ...circle.slice(0, at), first];
  const names = members.map((member) => (fields[member] as Field).name);
  const link = links.get(first)?.find(({ to }) => to === members[1]) as Link;
  const message = `fields depend on each other in a circle: ${nameChain(names)}`;
  faults.add(() => ({ path: link.path, message }));
}
