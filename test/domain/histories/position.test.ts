import { expect } from 'chai';
import {
  compared,
  type Position,
  readPosition,
  writtenPosition,
} from '../../../src/domain/histories/position.js';

const MOMENT = Date.UTC(2026, 2, 3, 21, 24, 48, 431);
const position = (moment: number, happened: number, rank: number, row: number): Position => ({
  moment,
  happened,
  rank,
  row,
});

describe('the position of a change', () => {
  it('comes by its delivery, then by what happened first, then by the rank and the row', () => {
    const inOrder = [
      position(1, 1, 9, 9),
      position(2, 0, 9, 9),
      position(2, 1, 0, 9),
      position(2, 1, 1, 0),
      position(2, 1, 1, 1),
    ];

    expect([...inOrder].reverse().sort(compared)).to.deep.equal(inOrder);
    expect(compared(position(2, 1, 1, 1), position(2, 1, 1, 1))).to.equal(0);
  });

  it('is read as it was written, on time and late', () => {
    for (const each of [
      position(MOMENT, MOMENT, 2, 41),
      position(MOMENT, MOMENT - 1, 0, 0),
      position(MOMENT, 0, 999_999_999, 999_999_999_999_999),
    ]) {
      expect(readPosition(writtenPosition(each))).to.deep.equal(each);
    }
  });

  it('is refused in other forms, and if it was delivered before it happened', () => {
    const moment = '2026-03-03T21:24:48.431Z';
    for (const text of [
      '',
      moment,
      `${moment}/2`,
      `${moment}/2/41/`,
      `${moment}/2/41 `,
      ` ${moment}/2/41`,
      `${moment}/-2/41`,
      `${moment}/1234567890/41`,
      `${moment}/2/1234567890123456`,
      '2026-13-03T21:24:48.431Z/2/41',
      '2026-03-03 21:24:48.431Z/2/41',
      '2026-03-03T21:24:48+01:0/2/41',
      `${moment}/2/41/2026-13-03T21:24:48.431Z`,
      `${moment}/2/41/2026-03-03T21:24:48.432Z`,
    ]) {
      expect(readPosition(text), text).to.equal(undefined);
    }
  });
});
