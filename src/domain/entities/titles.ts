import type { Fill } from '../columns/fill-step.js';
import { IndexVector } from '../columns/vectors.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { drawBelow } from '../random/uniform.js';
import type { IndexFacet } from './facet.js';
import { type GivenOccupation, occupationOf } from './occupation.js';
import { firstTitleOf, jobTitles, SENIORITIES, TITLE_RUNS, type TitleRun } from './occupations.js';
import type { Person } from './person.js';

const GRADES = SENIORITIES.values.length;

/** The job title of each row: an index in `jobTitles`. */
export function titleOf(person: Person, given: GivenOccupation, lexicon: Lexicon): IndexFacet {
  const { department, seniority } = occupationOf(person, given);
  const key = person.key('job_role');
  const { gender } = person;
  const titles = jobTitles(lexicon);
  const firsts = [firstTitleOf(0, titles), firstTitleOf(1, titles)];
  const indices = new IndexVector();
  const fill: Fill = (row, count) => {
    for (let i = 0; i < count; i++) {
      const index =
        (department.indices.data[i] as number) * GRADES + (seniority.indices.data[i] as number);
      const run = TITLE_RUNS[index] as TitleRun;
      const first = firsts[gender.indices.data[i] as number] as number;
      indices.data[i] = first + run.start + drawBelow(key, row + i, run.count);
    }
  };
  const steps = [...gender.steps, ...department.steps, ...seniority.steps];
  return { indices, steps: [...steps, { vectors: [indices], fill }] };
}
