import type { Fill, FillStep } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import { oneOf } from '../constraints/texts.js';
import { deriveKey } from '../random/key.js';
import { type IndexFacet, weightedFacet } from './facet.js';
import { gradesByAge } from './grades-by-age.js';
import { DEPARTMENTS, SENIORITIES } from './occupations.js';
import type { Person } from './person.js';

/** The constraints of columns that follow from the work of a person. */
export const occupationConstraints = {
  department: oneOf('only people of this department', DEPARTMENTS.values),
  seniority: oneOf('only people of this grade', SENIORITIES.values),
};

/** The department and the grade to which the people of a column are limited. */
export interface GivenOccupation {
  readonly department?: string;
  readonly seniority?: string;
}

/** The department and the grade of each row: indices in the values of `DEPARTMENTS` and `SENIORITIES`. */
export function occupationOf(
  person: Person,
  { department, seniority }: GivenOccupation,
): { readonly department: IndexFacet; readonly seniority: IndexFacet } {
  const key = person.key('job_title');
  return {
    department:
      department === undefined
        ? person.department
        : weightedFacet(key, 'department', narrowed(DEPARTMENTS, department)),
    seniority:
      seniority === undefined
        ? gradeOf(person)
        : weightedFacet(key, 'seniority', narrowed(SENIORITIES, seniority)),
  };
}

/** The grade of each row by the age of its person: an index in the values of `SENIORITIES`. */
function gradeOf(person: Person): IndexFacet {
  const { ageGroup } = person;
  const key = deriveKey(person.key('job_title'), 'seniority');
  const indices = new IndexVector();
  const fill: Fill = (row, count, kernel) => {
    kernel.drawByState(indices.data, key, row, count, ageGroup.indices.data, gradesByAge());
  };
  const step: FillStep = {
    vectors: [indices],
    fill,
    get lists() {
      return [gradesByAge().columns];
    },
  };
  return { indices, steps: [...ageGroup.steps, step] };
}

/** Returns the weights of the values; if only one value is allowed, the others get the weight 0. */
function narrowed(
  { values, weights }: { readonly values: readonly string[]; readonly weights: readonly number[] },
  only: string | undefined,
): readonly number[] {
  return only === undefined ? weights : values.map((value) => (value === only ? 1 : 0));
}
