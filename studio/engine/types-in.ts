import { isObject } from '../../src/page/index.js';

/** The names of field types anywhere in an unchecked request. */
export function typesIn(input: unknown): ReadonlySet<string> {
  const types = new Set<string>();
  collect(input, types);
  return types;
}

function collect(value: unknown, types: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collect(item, types);
  } else if (isObject(value)) {
    if (typeof value.type === 'string') types.add(value.type);
    for (const member of Object.values(value)) collect(member, types);
  }
}
