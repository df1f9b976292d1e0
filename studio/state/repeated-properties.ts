import type { Fault } from '../../src/domain/errors/fault.js';
import { pointer } from '../../src/domain/errors/pointer.js';
import type { Document, Field } from './document.js';

/** A fault for each name that two properties of an object have: a request would hold only the last of them. */
export function repeatedProperties({ tables }: Document): readonly Fault[] {
  return tables.flatMap(({ fields }, table) => {
    const path = tables.length > 1 ? `/tables/${table}/fields` : '/fields';
    return fields.flatMap((field, i) => within(field, `${path}/${i}`));
  });
}

function within({ type, children = [] }: Field, path: string): readonly Fault[] {
  const names = children.map(({ name }) => name);
  return children.flatMap((child, i) => {
    const own = type === 'array' ? `${path}/items` : pointer(`${path}/properties`, child.name);
    const isRepeated = names.indexOf(child.name) < i;
    const message = `another property already has the name ${JSON.stringify(child.name)}: names must be unique`;
    return [...(isRepeated ? [{ path: `${own}/name`, message }] : []), ...within(child, own)];
  });
}
