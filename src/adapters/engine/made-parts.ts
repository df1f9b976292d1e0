import { keysOf } from '../../domain/basics/keys-of.js';
import { lazy } from '../../domain/basics/lazy.js';

/** A function for each part to be made. It takes the parts it needs out of all others, by their names. */
export type Factories<Given extends object, Made extends object> = {
  readonly [Name in keyof Made]: (parts: Given & Made) => Made[Name];
};

/** The given parts and those that factories make of them, each at its first use. */
export function madeParts<Given extends object, Made extends object>(
  factories: Factories<Given, Made>,
  given: Given,
): Given & Made {
  const parts = { ...given } as Given & Made;
  for (const name of keysOf<keyof Made>(factories)) {
    const get = lazy(() => factories[name](parts));
    Object.defineProperty(parts, name, { get, enumerable: true });
  }
  return parts;
}
