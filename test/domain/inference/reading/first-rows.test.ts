import { expect } from 'chai';
import { inferSchema } from '../../../../src/adapters/library/index.js';
import { many } from '../samples.js';

const namesOf = async (first: string, row: (i: number) => string): Promise<readonly string[]> => {
  const { fields } = await inferSchema([first, ...many(60, row)].join('\n'));
  return fields.map(({ name }) => name);
};
const day = (i: number): string => `2024-01-${String((i % 28) + 1).padStart(2, '0')}`;

describe('a first row with a name of a person', () => {
  it('is no header if most of its other cells are words for missing values', async () => {
    const names = await namesOf(
      'Zarfquend,unknown,missing,pending',
      (i) => `${i * 7},${i % 9},${day(i)},${i * 3}`,
    );

    expect(names).to.deep.equal(['column_1', 'column_2', 'column_3', 'column_4']);
  });

  it('is no header over names with numbers', async () => {
    for (const cell of ['y', 'z']) {
      const names = await namesOf('Zarfquend Milo,x', (i) => `Ann Lee ${i % 5},${cell}`);

      expect(names).to.deep.equal(['column_1', 'column_2']);
    }
  });

  it('is not seen in words for missing values beside a usual name of a column', async () => {
    const names = await namesOf('day,pending,missing', (i) => `${day(i)},${i * 3},${i}`);

    expect(names).to.deep.equal(['day', 'pending', 'missing']);
  });
});
