import { isObject, type Members } from '../../basics/members.js';

/** The member of an object, if it is an object too; else an empty one. */
export function objectIn(object: Members, name: string): Members {
  const value = Object.hasOwn(object, name) ? object[name] : undefined;
  return isObject(value) ? value : {};
}

/** The objects in a list that an object has as a member. */
export function objectsIn(object: Members, name: string): readonly Members[] {
  const value = object[name];
  return Array.isArray(value) ? value.filter(isObject) : [];
}

export function numberIn(object: Members, name: string): number | undefined {
  const value = object[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function textIn(object: Members, name: string): string | undefined {
  const value = object[name];
  return typeof value === 'string' ? value : undefined;
}
