import { expect } from 'chai';
import { inferenceEngine } from '../../../support/tables.js';
import { K, sampleOf, uniform } from './sample-tables.js';

describe('numbers that grow together', () => {
  const next = uniform(21);
  const rows = Array.from({ length: 900 }, () => {
    const [pollster, sponsor] = [Math.floor(8 * next()), Math.floor(5 * next())];
    const size = 400 * pollster + 120 * next();
    const democrats = size / 2 + 25 * sponsor + 10 * next();
    return { pollster: `P${pollster}`, sponsor: `S${sponsor}`, size, democrats };
  });
  const { fields } = inferenceEngine.infer(
    sampleOf({
      pollster: rows.map(({ pollster }) => pollster),
      sponsor: rows.map(({ sponsor }) => sponsor),
      size: rows.map(({ size }) => size.toFixed(0)),
      democrats: rows.map(({ democrats }) => democrats.toFixed(0)),
    }),
    { k: K, locales: [] },
  );

  it('depend on the same columns, although one of them also depends on another', () => {
    const columnsOf = (name: string): unknown => {
      const given = fields.find((field) => field.name === name)?.constraints.given;
      return given && (given as { readonly columns: unknown }).columns;
    };

    expect(columnsOf('size')).to.deep.equal(['pollster']);
    expect(columnsOf('democrats')).to.deep.equal(columnsOf('size'));
  });
});
