import { oncePer } from '../basics/once-per.js';
import { nearestName } from '../errors/nearest-name.js';
import type { FieldTypes } from './field-type.js';

/** Types by their names and synonyms. The names of types come first, so that they win a tie. */
const typesByName = oncePer(
  (fieldTypes: FieldTypes): ReadonlyMap<string, string> =>
    new Map([
      ...[...fieldTypes.keys()].map((name) => [name, name] as const),
      ...[...fieldTypes.values()].flatMap(({ name, synonyms = [] }) =>
        synonyms.map((synonym) => [synonym, name] as const),
      ),
    ]),
);

/** Returns the type whose name or synonym is closest to an unknown name, if one is close enough. */
export function nearestFieldType(name: string, fieldTypes: FieldTypes): string | undefined {
  const known = typesByName(fieldTypes);
  const nearest = nearestName(name, [...known.keys()]);
  return nearest === undefined ? undefined : known.get(nearest);
}

/** Returns the type that has this name or synonym, in any case of letters. */
export function fieldTypeMeant(name: string, fieldTypes: FieldTypes): string | undefined {
  return typesByName(fieldTypes).get(name.toLowerCase().replaceAll('-', '_'));
}
