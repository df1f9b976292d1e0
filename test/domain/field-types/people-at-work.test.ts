import { expect } from 'chai';
import { SENIORITIES } from '../../../src/domain/entities/occupations.js';
import { request, textOf, vocabulary } from '../../support/tables.js';

const LOCALES = 'en_US en_GB de fr es it pt_BR nl pl sv ja zh_CN ko ar'.split(' ');
const ROWS = 20_000;
const GRADES = SENIORITIES.values.length;

type Row = Readonly<Record<string, string | number>>;

const FIELDS = [
  { name: 'job_title', type: 'job_title' },
  { name: 'department', type: 'department' },
  { name: 'birth_date', type: 'birth_date' },
  { name: 'age', type: 'age' },
  { name: 'hire_date', type: 'hire_date' },
  { name: 'salary', type: 'salary' },
];

function rowsOf(fields: readonly object[], changes: object = {}): readonly Row[] {
  return JSON.parse(textOf(request({ rows: ROWS, fields, ...changes }))) as readonly Row[];
}

/** The grades of the titles of a list, which are in the order of department and grade. */
function gradesIn(titles: readonly string[]): readonly (readonly [title: string, grade: number])[] {
  const grades = ROLES.flatMap((roles) =>
    Array.from(SENIORITIES.values.keys()).flatMap((grade) =>
      Array<number>(grade < GRADES - 2 ? roles : 1).fill(grade),
    ),
  );
  expect(grades.length).to.equal(titles.length);
  return titles.map((title, i) => [title, grades[i] as number] as const);
}

/** The grades of titles that only one grade has. */
function gradesOf(locale: string): (title: string) => number | undefined {
  if (locale.startsWith('en')) return englishGrade;
  const lexicon = vocabulary.lexicon(locale);
  const pairs = [
    ...gradesIn(lexicon.words('job_title_female') ?? []),
    ...gradesIn(lexicon.words('job_title_male') ?? []),
  ];
  const known = new Map<string, Set<number>>();
  for (const [title, grade] of pairs) known.set(title, (known.get(title) ?? new Set()).add(grade));
  return (title) => {
    const [grade, other] = known.get(title) ?? [];
    return other === undefined ? grade : undefined;
  };
}

/** The rows of each grade. */
function byGrade(locale: string): readonly (readonly Row[])[] {
  const gradeOf = gradesOf(locale);
  const groups = Array.from({ length: GRADES }, (): Row[] => []);
  for (const row of rowsOf(FIELDS, { locale })) {
    const grade = gradeOf(String(row.job_title));
    if (grade !== undefined) groups[grade]?.push(row);
  }
  return groups;
}

/** The numbers of roles of the departments, in their order. */
const ROLES = [7, 5, 5, 4, 5, 5, 4, 3, 4, 3, 3];

const WORDS: readonly [RegExp, number][] = [
  [/^Junior /, 0],
  [/^Senior /, 2],
  [/^Lead /, 3],
  [/ Manager$/, 4],
  [/^Director of /, 5],
];

function englishGrade(title: string): number {
  return WORDS.find(([form]) => form.test(title))?.[1] ?? 1;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

const years = (day: string): number => Number(day.slice(0, 4)) + Number(day.slice(5, 7)) / 12;

describe('people at work', () => {
  before(() => vocabulary.load(['en', ...LOCALES]));

  for (const locale of LOCALES) {
    it(`are older and earn more in higher grades in ${locale}`, () => {
      const groups = byGrade(locale);
      const ages = groups.map((group) => group.map(({ age }) => age as number));
      const [juniors, mids, seniors, , managers, directors] = ages.map(meanOf) as number[];
      expect(juniors).to.be.below(30);
      expect(mids).to.be.above((juniors as number) + 8);
      expect(seniors).to.be.above(juniors as number);
      expect(managers).to.be.above((juniors as number) + 10);
      expect(directors).to.be.above((juniors as number) + 15);
      expect(Math.min(...(ages[5] ?? []))).to.be.at.least(28);
      expect(Math.max(...(ages[0] ?? []))).to.be.at.most(46);
      const pay = groups.map((group) => meanOf(group.map(({ salary }) => salary as number)));
      expect(pay).to.deep.equal([...pay].sort((a, b) => a - b));
    });

    it(`have shown ages from 18 to 66, and were hired at 16 or later, in ${locale}`, () => {
      const rows = rowsOf(FIELDS, { locale });
      const wrong = rows.filter(({ age, birth_date, hire_date }) => {
        const isAtWork = (age as number) >= 18 && (age as number) <= 66;
        const hired = years(String(hire_date)) - years(String(birth_date));
        return !isAtWork || hired < 16 || String(hire_date) > '2025-12-31';
      });

      expect(wrong).to.deep.equal([]);
    });
  }

  it('have their grades at the shares of a staff', () => {
    const titles = rowsOf([FIELDS[0] as object]).map(({ job_title }) => String(job_title));
    const sum = SENIORITIES.weights.reduce((all, weight) => all + weight, 0);
    SENIORITIES.weights.forEach((weight, grade) => {
      const share = titles.filter((title) => englishGrade(title) === grade).length / ROWS;
      expect(share, SENIORITIES.values[grade]).to.be.closeTo(weight / sum, 0.01);
    });
  });

  it('have the bounds of the column that sets them', () => {
    const bounded = { name: 'age', type: 'age', constraints: { min: 20, max: 40 } };
    const rows = rowsOf([bounded, { name: 'born', type: 'birth_date' }, ...FIELDS.slice(4)]);
    const wrong = rows.filter(
      ({ age, born, hire_date }) =>
        (age as number) > 40 ||
        String(born) < '1985-01-02' ||
        years(String(hire_date)) - years(String(born)) < 16,
    );

    expect(wrong).to.deep.equal([]);
  });

  it('are hired as adults in a table whose ages are those of children', () => {
    const pupils = { name: 'age', type: 'age', constraints: { min: 5, max: 6 } };
    const rows = rowsOf([pupils, { name: 'hired', type: 'hire_date' }]);

    expect(rows.filter(({ hired }) => !/^(?:19|20)\d\d-/.test(String(hired)))).to.deep.equal([]);
  });

  it('keep the ages of everybody in a table without work', () => {
    const ages = rowsOf([{ name: 'age', type: 'age' }]).map(({ age }) => age as number);

    expect(Math.max(...ages)).to.equal(80);
  });

  it('make a date named hire_date agree, unless it has a range', () => {
    const born = { name: 'birth_date', type: 'birth_date' };
    const free = rowsOf([born, { name: 'hireDate', type: 'date' }]);
    const wrong = free.filter(
      ({ birth_date, hireDate }) => years(String(hireDate)) - years(String(birth_date)) < 16,
    );
    expect(wrong).to.deep.equal([]);

    const limited = { name: 'hire_date', type: 'date', constraints: { start: '2024-01-01' } };
    const days = rowsOf([born, limited]).map(({ hire_date }) => String(hire_date));
    expect(days.filter((day) => day < '2024-01-01')).to.deep.equal([]);
  });
});
