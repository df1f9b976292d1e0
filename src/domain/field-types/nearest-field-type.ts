import type { Budget } from '../basics/budget.js';
import { oncePer } from '../basics/once-per.js';
import { nearestMatch, suggestionBudget } from '../errors/nearest-name.js';
import type { FieldTypes } from './field-type.js';

/** Types by their synonyms. */
const typesBySynonym = oncePer(
  (fieldTypes: FieldTypes): ReadonlyMap<string, string> =>
    new Map(
      [...fieldTypes.values()].flatMap(({ name, synonyms = [] }) =>
        synonyms.map((synonym) => [synonym, name] as const),
      ),
    ),
);

/** Returns the type that an unknown name means, by its name or a synonym, if one is close enough. The names win a tie. */
export function nearestFieldType(
  name: string,
  fieldTypes: FieldTypes,
  budget: Budget = suggestionBudget(),
): string | undefined {
  const bySynonym = typesBySynonym(fieldTypes);
  const type = nearestMatch(name, [...fieldTypes.keys()], budget);
  const synonym = nearestMatch(name, [...bySynonym.keys()], budget, { words: true });
  if (synonym === undefined || (type !== undefined && type.rank <= synonym.rank)) return type?.name;
  return bySynonym.get(synonym.name);
}

/** Returns the type that has this name or synonym, in any case of letters. */
export function fieldTypeMeant(name: string, fieldTypes: FieldTypes): string | undefined {
  const plain = name.toLowerCase().replaceAll('-', '_');
  return fieldTypes.has(plain) ? plain : typesBySynonym(fieldTypes).get(plain);
}
