import { WORLD } from '../../constraints/countries.js';
import { linkOf } from '../../entities/link.js';
import type { FieldTypes } from '../../field-types/field-type.js';
import type { Places } from '../../places/places.js';
import type { InferredField } from '../inferred-schema.js';

/** A column with one of these constraints does not show the row's place. */
const LEAVING = ['choices', 'min', 'max'] as const;

const COUNTRY_TYPES: readonly string[] = ['country', 'country_code'];

/** The link of a column that shows the row's place; `undefined` for any other column. */
function placeLink(
  { name, type, constraints }: InferredField,
  fieldTypes: FieldTypes,
): string | undefined {
  const known = fieldTypes.get(type);
  if (known?.facet === undefined || known.countries === undefined) return undefined;
  if (LEAVING.some((member) => constraints[member] !== undefined)) return undefined;
  return linkOf({ name, link: constraints.link }, known.facet);
}

/**
 * Sets the same countries for all columns that show one place, because a request would be refused otherwise. If one of
 * them is a generated `country` column, all get the whole world; if one shows the states of a country, all get it.
 */
export function withSharedCountries(
  fields: readonly InferredField[],
  fieldTypes: FieldTypes,
  places: Places | undefined,
): readonly InferredField[] {
  // Only locales with English names have the whole world.
  if (places === undefined || places.names !== undefined) return fields;
  const links = fields.map((field) => placeLink(field, fieldTypes));
  const shared = new Map<string, unknown>();
  fields.forEach(({ type, constraints }, i) => {
    const link = links[i];
    if (link === undefined) return;
    if (COUNTRY_TYPES.includes(type)) shared.set(link, WORLD);
    else if (constraints.country !== undefined && !shared.has(link)) {
      shared.set(link, constraints.country);
    }
  });
  return fields.map((field, i) => {
    const country = shared.get(links[i] ?? '');
    const { constraints } = field;
    if (links[i] === undefined || country === undefined || constraints.country === country) {
      return field;
    }
    const own = constraints.country === undefined ? { country } : { link: field.name };
    return { ...field, constraints: { ...constraints, ...own } };
  });
}
