import { drawnIndices } from '../columns/drawn.js';
import { textColumn, words } from '../columns/pieces.js';
import type { Decoded } from '../constraints/param.js';
import { occupationConstraints } from '../entities/occupation.js';
import {
  DEPARTMENTS,
  firstTitleOf,
  jobTitles,
  SENIORITIES,
  TITLE_LISTS,
  TITLE_RUNS,
} from '../entities/occupations.js';
import { titleOf } from '../entities/titles.js';
import { distinctWords } from '../entities/word-forms.js';
import type { Lexicon } from '../lexicon/lexicon.js';
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
    const { indices, steps } = titleOf(person, given, context.lexicon);
    return textColumn(steps, words(jobTitles(context.lexicon), indices));
  },
});
