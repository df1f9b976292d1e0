import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { fitsAnswer, withinAnswerLimit } from '../../../src/application/tables/answer-limit.js';
import { invalidRequest } from '../../../src/domain/errors/failure.js';
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

  it('is named with the size and the remedy, and a mean as one', () => {
    const remedy = 'ask for a shorter time';
    const message = (isMean?: boolean) =>
      fitsAnswer(
        12,
        { ...limits, answer: 11 },
        { path: '/until', remedy, ...(isMean && { isMean }) },
      );
    const says = (size: string) =>
      `the answer may have ${size} bytes, but at most 11 are allowed (TABLEWRIGHT_MAX_ANSWER): ${remedy}`;

    for (const [isMean, size] of [
      [undefined, '12'],
      [true, 'about 12'],
    ] as const) {
      expect(message(isMean)).to.deep.equal(
        E.left(invalidRequest({ path: '/until', message: says(size) })),
      );
    }
  });

  it('is none without a setting', () => {
    const { answer: _, ...free } = { ...limits, answer: 0 };

    expect(E.isRight(withinAnswerLimit([plan], '/rows', free))).to.equal(true);
  });
});
