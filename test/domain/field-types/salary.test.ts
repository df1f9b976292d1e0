import { expect } from 'chai';
import { request, textOf, vocabulary } from '../../support/tables.js';

const LOCALES = 'en_US en_GB de fr es it pt_BR nl pl sv ja zh_CN ko ar'.split(' ');
const SENIORITIES = ['junior', 'mid', 'senior', 'lead', 'manager', 'director'];
const ROWS = 100_000;

type Row = Readonly<Record<string, string | number>>;

function rowsOf(changes: object): readonly Row[] {
  return JSON.parse(textOf(request({ rows: ROWS, ...changes }))) as readonly Row[];
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe('salaries', () => {
  before(() => vocabulary.load(['en', ...LOCALES]));

  for (const locale of LOCALES) {
    it(`rise with the grade in ${locale}`, () => {
      const fields = SENIORITIES.map((seniority) => ({
        name: seniority,
        type: 'salary',
        constraints: { seniority },
      }));
      const rows = rowsOf({ locale, fields });
      const means = SENIORITIES.map((one) => meanOf(rows.map((row) => row[one] as number)));

      for (const [i, mean] of means.entries()) {
        if (i > 0) expect(mean / (means[i - 1] as number), SENIORITIES[i]).to.be.within(1.05, 1.6);
      }
    });

    it(`are those of the year, divided by twelve, in ${locale}`, () => {
      const fields = ['year', 'month'].map((period) => ({
        name: period,
        type: 'salary',
        constraints: { period },
      }));
      const far = rowsOf({ locale, fields }).filter(
        ({ year, month }) => Math.abs((12 * (month as number)) / (year as number) - 1) > 0.05,
      );

      expect(far).to.deep.equal([]);
    });
  }

  it('agree with title and department: every director earns more than every junior there', () => {
    const fields = [
      { name: 'department', type: 'department' },
      { name: 'title', type: 'job_title' },
      { name: 'salary', type: 'salary' },
    ];
    const rows = rowsOf({ locale: 'en_US', fields });
    const departments = new Set(rows.map(({ department }) => department));

    expect(departments.size).to.equal(11);
    for (const department of departments) {
      const of = rows.filter((row) => row.department === department);
      const paid = (title: RegExp): readonly number[] =>
        of.filter((row) => title.test(row.title as string)).map((row) => row.salary as number);
      const juniors = paid(/^Junior /);
      const directors = paid(/^Director /);
      expect(Math.min(juniors.length, directors.length)).to.be.above(20);
      expect(Math.min(...directors)).to.be.above(Math.max(...juniors));
    }
  });

  it('are those of the country of each row, and round as its people round', () => {
    const constraints = { country: ['US', 'JP', 'SE'] };
    const fields = [
      { name: 'country', type: 'country_code', constraints },
      { name: 'salary', type: 'salary', constraints },
    ];
    const rows = rowsOf({ fields });
    const paid = (country: string): readonly number[] =>
      rows.filter((row) => row.country === country).map((row) => row.salary as number);

    // Bureau of Labor Statistics, 国税庁, SCB: an employee earns 65,470 dollars, 5.23 million yen, 478,800 crowns.
    expect(meanOf(paid('US')) / 65_470).to.be.within(1, 1.4);
    expect(meanOf(paid('JP')) / 5_230_000).to.be.within(1, 1.4);
    expect(meanOf(paid('SE')) / 478_800).to.be.within(1, 1.4);
    expect(paid('US').filter((one) => one % 500 > 0)).to.deep.equal([]);
    expect(paid('JP').filter((one) => one % 10_000 > 0)).to.deep.equal([]);
    expect(paid('SE').filter((one) => one % 1200 > 0)).to.deep.equal([]);
  });
});
