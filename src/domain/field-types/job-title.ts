import { drawnIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import { IndexVector } from '../columns/vectors.js';
import type { Decoded } from '../constraints/param.js';
import { occupationConstraints, occupationOf } from '../entities/occupation.js';
import {
  DEPARTMENTS,
  firstTitleOf,
  jobTitles,
  SENIORITIES,
  TITLE_LISTS,
  TITLE_RUNS,
  type TitleRun,
} from '../entities/occupations.js';
import { distinctWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { drawBelow } from '../random/uniform.js';
import { fieldType } from './field-type.js';

type Constraints = Decoded<typeof occupationConstraints>;

const GRADES = SENIORITIES.values.length;

/** Returns the titles that the constraints allow. */
function titlesLeft({ department, seniority }: Constraints, lexicon: Lexicon): readonly string[] {
  const all = jobTitles(lexicon);
  if (department === undefined && seniority === undefined) return distinctWords(all);
  const left = TITLE_RUNS.flatMap(({ start, count }, index) => {
    const grade = index % GRADES;
    const isLeft =
      (seniority === undefined || SENIORITIES.values[grade] === seniority) &&
      (department === undefined || DEPARTMENTS.values[(index - grade) / GRADES] === department);
    return isLeft
      ? [firstTitleOf(0, all), firstTitleOf(1, all)].flatMap((first) =>
          all.slice(first + start, first + start + count),
        )
      : [];
  });
  return [...new Set(left)];
}

export const jobTitle = fieldType({
  name: 'job_title',
  synonyms: ['job', 'occupation', 'profession'],
  category: 'person',
  description: 'Job title of a person; agrees with the department and the salary.',
  constraints: occupationConstraints,
  facet: { entity: 'person', words: ['job_title', 'occupation', 'position', 'job'] },
  locales: ['en'],
  translations: TITLE_LISTS,
  capacity: (given, lexicon) => titlesLeft(given, lexicon).length,
  plan: (given, context) => {
    if (context.unique) {
      const left = titlesLeft(given, context.lexicon);
      const { indices, steps } = drawnIndices(context, left.length);
      return textColumn(steps, words(left, indices));
    }
    const person = context.entities.person(context.link);
    const { department, seniority } = occupationOf(person, given);
    const key = person.key('job_role');
    const { gender } = person;
    const titles = jobTitles(context.lexicon);
    const firsts = [firstTitleOf(0, titles), firstTitleOf(1, titles)];
    const title = new IndexVector();
    const fill = (row: number, count: number): void => {
      for (let i = 0; i < count; i++) {
        const index =
          (department.indices.data[i] as number) * GRADES + (seniority.indices.data[i] as number);
        const run = TITLE_RUNS[index] as TitleRun;
        const first = firsts[gender.indices.data[i] as number] as number;
        title.data[i] = first + run.start + drawBelow(key, row + i, run.count);
      }
    };
    return textColumn(
      [...gender.steps, ...department.steps, ...seniority.steps, { vectors: [title], fill }],
      words(titles, title),
    );
  },
});
