import { expect } from 'chai';
import { faultsOf, type Json, request } from '../../support/tables.js';
import { cellsByName } from './law-columns.js';

const dependent = (type: string, given: Json, constraints: Json): Json => ({
  name: 'c',
  type,
  constraints: { ...constraints, given },
});

describe('the weights of given', () => {
  const many = (row: (k: number) => Json): Json =>
    request({
      rows: 50,
      fields: [
        {
          name: 'd',
          type: 'choice',
          constraints: { choices: Array.from({ length: 200 }, (_, k) => k) },
        },
        dependent(
          'choice',
          {
            columns: ['d'],
            rows: Array.from({ length: 200 }, (_, k) => ({ when: [k], ...row(k) })),
          },
          { choices: Array.from({ length: 6000 }, (_, k) => k) },
        ),
      ],
    });

  it('are at most 2^20 for a field, which the fault names', () => {
    const [fault] = faultsOf(many(() => ({ weights: { 1: 1 } })));

    expect(fault?.path).to.equal('/fields/1/constraints/given/rows');
    expect(fault?.message).to.contain('1200000 weights, but at most 1048576');
  });

  it('are those of the field in rows that set only the share of nulls', () => {
    expect(faultsOf(many(() => ({ null_rate: 0.5 })))).to.deep.equal([]);
    const cells = cellsByName(many((k) => ({ null_rate: k % 2 })));
    const values = cells.get('c') ?? [];

    expect(values.map((cell) => cell === 'null')).to.deep.equal(
      cells.get('d')?.map((cell) => Number(cell) % 2 === 1),
    );
  });
});
