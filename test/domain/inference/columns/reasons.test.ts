import { expect } from 'chai';
import { inferenceEngine } from '../../../support/tables.js';
import { cycle, K, many, sampleOf } from '../samples.js';

const ROWS = 200;

/** The reason of the only column of a table. */
function reasonOf(name: string, cells: readonly string[], isCategory = false): string | undefined {
  const categories = new Set(isCategory ? [name] : []);
  const sample = sampleOf({ [name]: cells });
  const { fields, columns } = inferenceEngine.infer(sample, { k: K, locales: [], categories });
  expect(fields[0]?.because).to.equal(columns[0]?.because);
  return fields[0]?.because;
}

describe('the reason for the kind of a column', () => {
  for (const [name, make] of [
    ['zz', (i: number) => String(i * 37)],
    ['amount', (i: number) => (i / 7).toFixed(3)],
    ['email', (i: number) => `p${i}@mail.example`],
    ['colour', (i: number) => ['red', 'blue'][i % 2] as string],
    ['order_date', (i: number) => `2024-03-${10 + (i % 20)}`],
  ] as const) {
    it(`is the values of ${name}, which would be the same under any name`, () => {
      expect(reasonOf(name, many(ROWS, make))).to.equal('its values decide');
    });
  }

  it('is the name if the values alone would be of another kind', () => {
    expect(
      reasonOf(
        'age',
        many(ROWS, (i) => 18 + (i % 60)),
      ),
    ).to.equal('its name decides: its values alone would be integer');
    expect(reasonOf('patient', cycle(ROWS, ['Zobra', 'Kwento', 'Ulmix']))).to.match(
      /^its name decides/,
    );
  });

  it('is the name alone if its values are too few', () => {
    expect(reasonOf('priority', cycle(K - 1, ['low', 'high']))).to.equal(
      'its name decides: its values may not tell more',
    );
  });

  it('is the owner who says that values are categories', () => {
    expect(reasonOf('customer', cycle(ROWS, ['Ann Lee', 'Bob Ray']), true)).to.equal(
      'the owner says that its values are categories',
    );
  });

  it('is missing values', () => {
    expect(
      reasonOf(
        'zz',
        many(ROWS, () => ''),
      ),
    ).to.equal('it has no values');
  });

  it('is in formulas and in the place of names that repeat', () => {
    const sample = sampleOf({
      low: many(ROWS, (i) => (i * 37) % 91),
      twice: many(ROWS, (i) => 2 * ((i * 37) % 91)),
      firm: cycle(ROWS, ['Acme Ltd', 'Bolt Inc', 'Crane LLC']),
    });
    const { fields } = inferenceEngine.infer(sample, { k: K, locales: [] });

    expect(fields.map(({ type }) => type)).to.include('formula');
    expect(fields.filter(({ because }) => because === undefined)).to.deep.equal([]);
  });
});
