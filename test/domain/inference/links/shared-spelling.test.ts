import { expect } from 'chai';
import { cycle, infer, inferOne, many, sampleOf } from '../samples.js';

const rarely = (word: string, other: string, rows: number) =>
  many(100, (i) => (i < rows ? word : other));

describe('a column of true and false', () => {
  for (const [rows, rate] of [
    [9, 0],
    [10, 0.1],
    [90, 0.9],
    [91, 1],
  ] as const) {
    it(`with ${rows} true rows of 100 has the rate ${rate}`, () => {
      const { field } = inferOne('active', rarely('true', 'false', rows));

      expect(field).to.deep.equal({
        name: 'active',
        type: 'boolean',
        constraints: { true_rate: rate },
      });
    });
  }

  it('tells the only word that k rows have', () => {
    expect(inferOne('active', rarely('YES', 'NO', 3)).field.constraints.choices).to.deep.equal([
      'NO',
    ]);
  });

  it('has the words of another such column if its own are too rare', () => {
    const rare = ['YES', 'NO', 'NO', 'YES', ...many(96, () => '')];
    const { fields, columns } = infer(
      sampleOf({
        back: rare,
        again: cycle(100, ['YES', 'NO']),
        plain: cycle(100, ['true', 'false']),
      }),
    );

    expect(fields[0]).to.deep.equal({
      name: 'back',
      type: 'choice',
      constraints: { choices: ['NO', 'YES'], null_rate: 1 },
    });
    expect(columns[0]).to.deep.include({ type: 'choice', kind: 'boolean' });
    expect(fields[2]?.type).to.equal('boolean');
  });

  it('is a boolean if no column of the table tells such words', () => {
    const rare = ['YES', 'NO', ...many(98, () => '')];

    expect(inferOne('back', rare).field.type).to.equal('boolean');
  });
});
