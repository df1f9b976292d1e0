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
  const without = (left: readonly string[]) => types.filter((type) => !left.includes(type));

  it('change no column of a type, except for ages beside work, names beside ages and IBANs beside places', () => {
    const ages = ['age', 'birth_date'];
    const names = ['email', 'first_name', 'name', 'username'];
    const work = ['hire_date', 'job_title', 'salary'];
    const places = types.filter((type) => engine.fieldTypes.get(type)?.category === 'place');

    expect([...changedBy(types)].sort()).to.deep.equal([...ages, ...names, 'iban'].sort());
    expect([...changedBy(without(work))].sort()).to.deep.equal([...names, 'iban'].sort());
    expect(changedBy(without(ages))).to.deep.equal(['iban']);
    expect(changedBy(without([...ages, ...places]))).to.deep.equal([]);
  });

  it('change nothing by their order', () => {
    expect([...columnsOf([...types].reverse())].reverse()).to.deep.equal([...together]);
  });
});
