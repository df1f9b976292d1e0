import { expect } from 'chai';
import { jsonColumn } from '../../../src/testing/json-rows.js';
import { type Json, request, textOf } from '../../support/tables.js';

const ROWS = 2000;
const birth = { name: 'born', type: 'birth_date' };

const law = { kind: 'normal', mean: 40, std_dev: 5 };

/** The columns of one table. */
function columns(...fields: readonly Json[]): readonly (readonly string[])[] {
  const text = textOf(request({ rows: ROWS, fields }));
  return fields.map(({ name }) => jsonColumn(text, String(name)));
}

/** The age in full years on the first day of 2026. */
function ageAt2026(cell: string): number {
  const [year = 0, month, day] = (JSON.parse(cell) as string).split('-').map(Number);
  return 2026 - year - (month === 1 && day === 1 ? 0 : 1);
}

describe('an age', () => {
  it('agrees with the birth date of the same person', () => {
    const [ages, days] = columns({ name: 'age', type: 'age' }, birth) as [string[], string[]];

    expect(ages.map(Number)).to.deep.equal(days.map(ageAt2026));
  });

  it('agrees with the birth date if its distribution is uniform', () => {
    const constraints = { distribution: { kind: 'uniform' } };
    const [ages, days] = columns({ name: 'age', type: 'age', constraints }, birth) as [
      string[],
      string[],
    ];

    expect(ages.map(Number)).to.deep.equal(days.map(ageAt2026));
  });

  it('follows its distribution and changes no birth date', () => {
    const [ages, days] = columns(
      { name: 'age', type: 'age', constraints: { distribution: law } },
      birth,
    ) as [string[], string[]];

    const mean = ages.reduce((sum, cell) => sum + Number(cell), 0) / ROWS;
    // Five standard errors.
    expect(mean).to.be.closeTo(law.mean, (5 * law.std_dev) / Math.sqrt(ROWS));
    expect(days).to.deep.equal(columns(birth)[0]);
  });

  it('with a distribution is the same in every column of the person', () => {
    const aged = (name: string, link: string) => ({
      name,
      type: 'age',
      constraints: { link, distribution: law },
    });
    const [one, same, other] = columns(aged('a', 'x'), aged('b', 'x'), aged('c', 'y'));

    expect(one).to.deep.equal(same);
    expect(one).not.to.deep.equal(other);
  });
});
