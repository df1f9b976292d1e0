import { weighted } from '../columns/weighted-values.js';
import type { Lexicon } from '../lexicon/lexicon.js';
import { translated } from '../lexicon/translated.js';
import { joinedLists } from './word-forms.js';

/** Departments, weighted by their share of an office's staff. The weights are our estimate. */
export const DEPARTMENTS = weighted({
  Engineering: 18,
  Sales: 17,
  Operations: 15,
  'Customer Support': 13,
  Marketing: 9,
  Finance: 8,
  'Human Resources': 6,
  'Product Management': 5,
  Design: 4,
  Procurement: 3,
  Legal: 2,
});

/** Grades, weighted by their share of a staff: our estimate. Each but the last two is a prefix of a role. */
export const SENIORITIES = weighted({
  junior: 18,
  mid: 38,
  senior: 24,
  lead: 8,
  manager: 9,
  director: 3,
});

const GRADED = new Map([
  ['junior', 'Junior '],
  ['mid', ''],
  ['senior', 'Senior '],
  ['lead', 'Lead '],
]);

const ROLES: ReadonlyMap<string, readonly string[]> = new Map([
  [
    'Engineering',
    [
      'Software Engineer',
      'Backend Developer',
      'Frontend Developer',
      'Data Engineer',
      'Site Reliability Engineer',
      'Quality Engineer',
      'Security Engineer',
    ],
  ],
  [
    'Sales',
    [
      'Account Executive',
      'Sales Representative',
      'Sales Engineer',
      'Business Development Representative',
      'Territory Specialist',
    ],
  ],
  [
    'Operations',
    [
      'Operations Analyst',
      'Logistics Coordinator',
      'Warehouse Supervisor',
      'Process Engineer',
      'Facilities Coordinator',
    ],
  ],
  [
    'Customer Support',
    [
      'Support Agent',
      'Technical Support Engineer',
      'Customer Success Specialist',
      'Support Analyst',
    ],
  ],
  [
    'Marketing',
    [
      'Content Strategist',
      'Brand Specialist',
      'Marketing Analyst',
      'Copywriter',
      'Event Coordinator',
    ],
  ],
  ['Finance', ['Accountant', 'Financial Analyst', 'Auditor', 'Payroll Specialist', 'Controller']],
  ['Human Resources', ['Recruiter', 'People Partner', 'Training Specialist', 'Benefits Analyst']],
  ['Product Management', ['Product Owner', 'Product Analyst', 'Technical Product Specialist']],
  ['Design', ['Product Designer', 'User Researcher', 'Graphic Designer', 'Interaction Designer']],
  ['Procurement', ['Buyer', 'Sourcing Specialist', 'Contract Administrator']],
  ['Legal', ['Counsel', 'Paralegal', 'Compliance Officer']],
]);

/** The titles of one grade in one department. */
function titlesOf(department: string, seniority: string): readonly string[] {
  const prefix = GRADED.get(seniority);
  if (prefix !== undefined) return (ROLES.get(department) ?? []).map((role) => prefix + role);
  return [seniority === 'manager' ? `${department} Manager` : `Director of ${department}`];
}

/** A run of `TITLES`: the titles of one department and grade. */
export interface TitleRun {
  readonly start: number;
  readonly count: number;
}

/** The lists that translate the titles, in the same order. */
export const TITLE_LISTS = ['job_title_female', 'job_title_male'] as const;

const titles: string[] = [];

/** The runs of all departments and grades: that of department d and grade s has the index d x grades + s. */
export const TITLE_RUNS: readonly TitleRun[] = DEPARTMENTS.values.flatMap((department) =>
  SENIORITIES.values.map((seniority) => {
    const start = titles.length;
    for (const title of titlesOf(department, seniority)) titles.push(title);
    return { start, count: titles.length - start };
  }),
);

/** Every English job title, each once. */
export const TITLES: readonly string[] = Object.freeze(titles);

/** The job titles of a locale: those of women, then those of men. English has the same titles for both. */
export function jobTitles(lexicon: Lexicon): readonly string[] {
  const [women, men] = TITLE_LISTS.map((list) => translated(lexicon, list, TITLES));
  return joinedLists(women ?? TITLES, men ?? TITLES);
}

/** The index in `jobTitles` at which the titles of a gender begin. */
export function firstTitleOf(gender: number, all: readonly string[]): number {
  return all.length > titles.length ? gender * titles.length : 0;
}
