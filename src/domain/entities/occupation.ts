import { oneOf } from '../constraints/texts.js';
import { type IndexFacet, weightedFacet } from './facet.js';
import { DEPARTMENTS, SENIORITIES } from './occupations.js';
import type { Person } from './person.js';

/** The constraints of columns that follow from the work of a person. */
export const occupationConstraints = {
  department: oneOf('only people of this department', DEPARTMENTS.values),
  seniority: oneOf('only people of this grade', SENIORITIES.values),
};

interface Given {
  readonly department?: string;
  readonly seniority?: string;
}

/** The department and the grade of each row: indices in the values of `DEPARTMENTS` and `SENIORITIES`. */
export function occupationOf(
  person: Person,
  { department, seniority }: Given,
): { readonly department: IndexFacet; readonly seniority: IndexFacet } {
  const key = person.key('job_title');
  return {
    department:
      department === undefined
        ? person.department
        : weightedFacet(key, 'department', narrowed(DEPARTMENTS, department)),
    seniority: weightedFacet(key, 'seniority', narrowed(SENIORITIES, seniority)),
  };
}

/** Returns the weights of the values; if only one value is allowed, the others get the weight 0. */
function narrowed(
  { values, weights }: { readonly values: readonly string[]; readonly weights: readonly number[] },
  only: string | undefined,
): readonly number[] {
  return only === undefined ? weights : values.map((value) => (value === only ? 1 : 0));
}
