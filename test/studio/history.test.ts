import { expect } from 'chai';
import { changed, historyOf, redone, undone } from '../../studio/state/history.js';

const LENGTH = 250;
const MOST = 200;

describe('the versions of a project', () => {
  it('go back by the last 200 changes, and forward to the last one', () => {
    let history = historyOf(0);
    for (let version = 1; version <= LENGTH; version++) history = changed(history, version);
    const seen: number[] = [];
    for (let i = 0; i < LENGTH; i++) {
      history = undone(history);
      seen.push(history.present);
    }
    expect(seen.slice(0, 3)).to.deep.equal([LENGTH - 1, LENGTH - 2, LENGTH - 3]);
    expect(history.present).to.equal(LENGTH - MOST);

    for (let i = 0; i < LENGTH; i++) history = redone(history);
    expect(history.present).to.equal(LENGTH);
  });
});
