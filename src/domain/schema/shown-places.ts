import type { Field } from '../generation/generate-request.js';

/** Columns of one link and locale show one place. */
const placeOf = ({ link, locale }: Field): string => JSON.stringify([link, locale]);

function showsPlace({ type, constraints, unique }: Field): boolean {
  return !unique && type.category === 'place' && type.countries?.(constraints) !== undefined;
}

/**
 * The fields of a table in which no row has an account of another country than the one that it shows: an IBAN is null
 * beside a city or a country without IBANs, unless the field says what it is.
 */
export function withShownPlaces(
  fields: readonly (Field | undefined)[],
): readonly (Field | undefined)[] {
  const shown = new Set(
    fields.flatMap((field) => (field !== undefined && showsPlace(field) ? [placeOf(field)] : [])),
  );
  return fields.map((field) => {
    // By its name: the page loads the accounts of all countries only for tables that have some.
    if (field?.type.name !== 'iban' || !shown.has(placeOf(field))) return field;
    const { missing = 'null' } = field.constraints;
    return { ...field, constraints: { ...field.constraints, missing } };
  });
}
