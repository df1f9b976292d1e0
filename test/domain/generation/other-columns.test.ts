import { expect } from 'chai';
import { engine, request, textOf } from '../../support/tables.js';

/** The columns of a table with one field of each of these types, by their names. */
function columnsOf(types: readonly string[]): ReadonlyMap<string, string> {
  const fields = types.map((type) => ({ name: type, type }));
  const rows: readonly Readonly<Record<string, unknown>>[] = JSON.parse(
    textOf(request({ rows: 20, seed: 3, fields })),
  );
  return new Map(types.map((type) => [type, JSON.stringify(rows.map((row) => row[type]))]));
}

describe('the other columns of a table', () => {
  const types = [...engine.fieldTypes.keys()];
  const together = columnsOf(types);

  const changedBy = (others: readonly string[]): readonly string[] => {
    const beside = columnsOf(others);
    return types.filter(
      (type) => beside.has(type) && columnsOf([type]).get(type) !== beside.get(type),
    );
  };
  const without = (left: RegExp) => types.filter((type) => !left.test(type));

  it('change no column of a type, except for ages beside work and names beside ages', () => {
    const names = ['email', 'first_name', 'name', 'username'];

    expect([...changedBy(types)].sort()).to.deep.equal(['age', 'birth_date', ...names]);
    expect([...changedBy(without(/^(hire_date|job_title|salary)$/))].sort()).to.deep.equal(names);
    expect(changedBy(without(/^(age|birth_date)$/))).to.deep.equal([]);
  });

  it('change nothing by their order', () => {
    expect([...columnsOf([...types].reverse())].reverse()).to.deep.equal([...together]);
  });
});
