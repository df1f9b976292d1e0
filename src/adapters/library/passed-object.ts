import { isObject } from '../../domain/basics/members.js';
import { quote } from '../../domain/errors/quote.js';
import { InvalidRequestError } from './invalid-request-error.js';

/** An object that a program passes. Any other value is refused with its path: no compiler checks JavaScript and JSON. */
export function passedObject<T>(value: T, path: string): T {
  if (isObject(value)) return value;
  throw new InvalidRequestError([{ path, message: `expected an object, got ${quote(value)}` }], 0);
}
