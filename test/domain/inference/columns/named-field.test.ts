import { expect } from 'chai';
import { infer, inferOne, K, many, sampleOf } from '../samples.js';

const few = (values: readonly string[]): readonly string[] => values.slice(0, K - 1);

const choicesOf = (name: string, cells: readonly string[]): readonly unknown[] =>
  (inferOne(name, cells).field.constraints.choices ?? []) as readonly unknown[];

describe('the name of a column', () => {
  it('says what a column without values holds', () => {
    const { fields } = infer(sampleOf({ id: many(40, (i) => i), city: Array(40).fill('') }));

    expect(fields[1]?.type).to.equal('city');
  });

  it('says what too few values may not say', () => {
    expect(choicesOf('priority', ['high', 'low', 'low'])).to.include('medium');
    expect(inferOne('salary', ['45000', '52000']).field.type).to.equal('salary');
    expect(inferOne('temperature', ['21.5', '19.25']).field.constraints).to.include({ max: 45 });
    expect(inferOne('budget', ['1000', '2000']).field.type).to.equal('integer');
  });

  it('says what rare values may not say, and a warning says so', () => {
    const { field, summary } = inferOne(
      'carrier',
      many(60, (i) => `zorb${'abcdefgh'[i % 8]}`.repeat(2)),
    );

    expect(field.type).to.equal('choice');
    expect(field.constraints.choices).to.include('DHL');
    expect(summary.warnings).to.include('the values follow the name of the column');
  });

  it('says nothing against the kind of the values', () => {
    expect(
      inferOne('status', few(['Waiting for the customer to send the form back'])).field.type,
    ).to.equal('text');
    expect(inferOne('plan', ['1', '2', '3']).field.type).to.equal('integer');
    expect(inferOne('airline', ['QX-88-17', 'QX-91-20']).field.type).to.equal('string');
    expect(inferOne('is_paid', ['2024-01-01', '2024-02-03']).field.type).to.equal('date');
  });

  it('says nothing where the values speak', () => {
    const values = many(200, (i) => ['ace', 'king', 'queen'][i % 3] as string);

    expect(choicesOf('status', values)).to.have.members(['ace', 'king', 'queen']);
  });

  it('tells nothing of the values', () => {
    const one = inferOne('priority', ['high', 'low']).field;

    expect(inferOne('priority', ['odd', 'even']).field).to.deep.equal(one);
  });
});
