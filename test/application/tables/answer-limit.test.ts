import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { withinAnswerLimit } from '../../../src/application/tables/answer-limit.js';
import { limits, request, textPlanOf } from '../../support/tables.js';

const plan = textPlanOf(request({ rows: 3, format: 'csv' }));
const longest = plan.head.length + 3 * plan.longestRow + plan.foot.length;

/** Whether answers of this size are allowed for so many tables. */
const allows = (answer: number, tables = 1): boolean =>
  E.isRight(withinAnswerLimit(Array(tables).fill(plan), '/tables', { ...limits, answer }));

describe('the limit of an answer', () => {
  it('is the longest answer that is allowed', () => {
    expect([longest, longest - 1].map((answer) => allows(answer))).to.deep.equal([true, false]);
  });

  it('counts all tables of a set together', () => {
    expect(allows(2 * longest - 1, 2)).to.equal(false);
    expect(allows(2 * longest, 2)).to.equal(true);
  });
});
