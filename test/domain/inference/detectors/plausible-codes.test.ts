import { expect } from 'chai';
import { cellsOf } from '../../../support/tables.js';
import { hash } from '../../report/support.js';
import { inferOne, many } from '../samples.js';

/** The cells of a column made like a sample of it. */
function madeLike(name: string, cells: readonly string[]): readonly string[] {
  const { field } = inferOne(name, cells);
  return cellsOf(field.type, field.constraints, { rows: 300 }).map((cell) => JSON.parse(cell));
}

/** Letters that look random: the digits of a number. */
const letters = (i: number, count: number): string =>
  many(
    count,
    (place) => 'BCDFGHKLMNPRSTVW'[(hash(i + 7, 65_536) >> (4 * place)) & 15] as string,
  ).join('');

describe('codes and years of a clone', () => {
  it('are years if nearly all values are, and the rest is left out', () => {
    const cells = many(400, (i) => {
      const year = 1850 + hash(i, 160);
      return i % 12 === 0 ? `${year} (${year - 30})` : String(year);
    });
    const { field, summary } = inferOne('opened_year', cells);

    expect(summary.warnings).to.deep.equal(['34 rows contain no number']);
    expect(['year', 'integer']).to.include(field.type);
    for (const year of madeLike('opened_year', cells))
      expect(Number(year)).to.be.within(1840, 2020);
  });

  it('keep the lengths of short public codes, such as those of shares', () => {
    const cells = many(400, (i) => letters(i, 2 + (i % 3)));

    for (const code of madeLike('ticker', cells)) expect(code).to.match(/^[A-Z]{2,4}$/);
  });

  it('get another length under any other name', () => {
    const cells = many(400, (i) => letters(i, 3));

    for (const code of madeLike('badge', cells)) expect(code).to.match(/^[A-Z]{4,}$/);
  });

  it('are no run of numbers if nearly all numbers of IDs are different', () => {
    const ids = many(400, (i) => 1_000_000 + hash(i < 2 ? 1 : i, 9_000_000));
    const made = madeLike('account_id', ids).map(Number);

    expect(Math.max(...made) - Math.min(...made)).to.be.above(50_000_000);
  });
});
