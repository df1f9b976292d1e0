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

  it('change no column of a type, except for ages and birth dates beside columns of work', () => {
    const changed = types.filter((type) => columnsOf([type]).get(type) !== together.get(type));

    expect(changed.sort()).to.deep.equal(['age', 'birth_date']);
    const [age] = columnsOf(['age']).values();
    expect(
      columnsOf(types.filter((type) => !/^(hire_date|job_title|salary)$/.test(type))).get('age'),
    ).to.equal(age);
  });

  it('change nothing by their order', () => {
    expect([...columnsOf([...types].reverse())].reverse()).to.deep.equal([...together]);
  });
});
