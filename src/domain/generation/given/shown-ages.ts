import type { AgeBounds } from '../../entities/entities.js';
import type { Correlation, Field } from '../generate-request.js';

/** The names of the bounds of the types that show the age of a person. */
export const AGE_BOUNDS = {
  age: ['min', 'max'],
  birth_date: ['min_age', 'max_age'],
} as const;

/** Whether a field draws its age in a way that other columns do not share; `correlated` are the names of a copula. */
export function isAgedApart(
  { unique, given, constraints, name }: Field,
  correlated: readonly string[],
): boolean {
  const isDrawnAlone = unique || given !== undefined || constraints.distribution !== undefined;
  return isDrawnAlone || correlated.includes(name);
}

/** The bounds of the ages that the fields of a locale show, by the links of the people; those of the first field of each. */
export function shownAges(
  fields: ReadonlyMap<string, Field>,
  locale: string,
  correlation: Correlation | undefined,
): ReadonlyMap<string, AgeBounds> {
  const correlated = correlation?.columns ?? [];
  const ages = new Map<string, AgeBounds>();
  for (const field of fields.values()) {
    const { type, link, constraints } = field;
    const isShown = type.name === 'age' || type.name === 'birth_date';
    if (!isShown || field.locale !== locale || isAgedApart(field, correlated)) continue;
    const [least, greatest] = AGE_BOUNDS[type.name as keyof typeof AGE_BOUNDS];
    const bounds = { min: Number(constraints[least]), max: Number(constraints[greatest]) };
    if (!ages.has(link)) ages.set(link, bounds);
  }
  return ages;
}
