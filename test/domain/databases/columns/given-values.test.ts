import { expect } from 'chai';
import {
  numbersOfComment,
  textsOfComment,
} from '../../../../src/domain/databases/model/commented-values.js';
import { readPrisma } from '../../../../src/domain/databases/prisma/read-prisma.js';
import { column, mapped, table } from '../support/models.js';

const given = (text: string) => ({ default: `'${text}'::character varying`, isNullable: false });
const { field } = mapped([
  table('stays', [
    column('status', 'text'),
    column('priority', 'text', given('HIGH')),
    column('payment_status', 'text', given('awaiting_transfer')),
    column('zorb', 'text', given('alpha')),
    column('quoted_zorb', 'text', given("alpha''s")),
    column('notes', 'text', given('none')),
    column('kind_of_zorb', 'text', { comment: 'small | large' }),
    column('zorb_state', 'integer', { comment: '1: open, 2: closed, 3: unknown' }),
    column('sensitivity_level', 'double precision', { default: '0.7' }),
    column('retry_limit', 'integer', { default: '5000' }),
    column('color', 'text', given('#6B7280')),
    column('retention_limit', 'integer', { default: '5' }),
  ]),
]);
const choicesOf = (name: string): unknown => field(`stays.${name}`).constraints?.choices;

describe('the default of a column', () => {
  it('gives a list its letters', () => {
    expect(choicesOf('priority')).to.include.members(['HIGH', 'LOW']);
  });

  it('is in the list of its name', () => {
    expect(choicesOf('payment_status')).to.include.members(['awaiting_transfer', 'pending']);
  });

  it('is a colour in hexadecimal digits beside others', () => {
    expect(field('stays.color').type).to.equal('color');
  });

  it('is all that is known of a name that means nothing', () => {
    expect(choicesOf('zorb')).to.deep.equal(['alpha']);
    expect(field('stays.zorb').because).to.equal('column zorb, text, means its default alpha');
  });

  it('is read to its end, beyond doubled quotes', () => {
    expect(choicesOf('quoted_zorb') ?? []).not.to.include('alpha');
  });

  it('is no reason against running text', () => {
    expect(choicesOf('notes')).to.equal(undefined);
  });

  it('lies in the range of numbers', () => {
    expect(field('stays.sensitivity_level').constraints).to.include({ min: 0, max: 1 });
    expect(field('stays.retry_limit').constraints).to.include({ max: 10_000 });
    expect(field('stays.retention_limit').constraints).to.include({ max: 20 });
  });
});

describe('the comment of a column', () => {
  it('lists its texts and its codes', () => {
    expect(choicesOf('kind_of_zorb')).to.deep.equal(['small', 'large']);
    expect(choicesOf('zorb_state')).to.deep.equal([1, 2, 3]);
  });

  it('lists texts between bars, in quotes, or alone', () => {
    expect(textsOfComment('RUNNING | SUCCESS | FAILED')).to.have.length(3);
    expect(textsOfComment("one of 'a', 'b' or 'c'")).to.deep.equal(['a', 'b', 'c']);
    expect(textsOfComment('status: draft, sent, paid')).to.deep.equal(['draft', 'sent', 'paid']);
    expect(textsOfComment('The name, as the customer writes it')).to.deep.equal([]);
    expect(textsOfComment()).to.deep.equal([]);
  });

  it('explains numbers from 0 or 1', () => {
    expect(numbersOfComment('0=off, 1=on')).to.deep.equal([0, 1]);
    expect(numbersOfComment('Between 5: a and 9: b')).to.deep.equal([]);
    expect(numbersOfComment('1: one alone')).to.deep.equal([]);
  });

  it('may stand behind a field of Prisma', () => {
    const text =
      'model A {\n id Int @id\n kind String // small, large, huge\n b String // a note\n}';
    const [one] = readPrisma(text).tables;

    expect(one?.columns.map(({ comment }) => comment)).to.deep.equal([
      undefined,
      'small, large, huge',
      undefined,
    ]);
  });
});

describe('the name status of a table that nothing is known of', () => {
  it('is that of a process, and no code of HTTP', () => {
    expect(field('stays.status').type).not.to.equal('http_status');
  });
});
