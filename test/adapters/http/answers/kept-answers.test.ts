import { expect } from 'chai';
import { KeptAnswers } from '../../../../src/adapters/http/answers/kept-answers.js';

const MEBIBYTE = 1024 * 1024;

async function* mebibytes(count: number): AsyncGenerator<Uint8Array> {
  for (let i = 0; i < count; i++) yield new Uint8Array(MEBIBYTE).fill(i);
}

describe('kept answers', () => {
  it('keep an answer if there is room for it, until its reader is done', async () => {
    const answers = new KeptAnswers(4 * MEBIBYTE);
    const [first, second, third] = [0, 1, 2].map(() => new AbortController());

    const kept = await answers.measure(mebibytes(3), first?.signal as AbortSignal);
    const refused = await answers.measure(mebibytes(2), second?.signal as AbortSignal);
    expect(answers.bytes).to.equal(3 * MEBIBYTE);
    first?.abort();
    expect(answers.bytes).to.equal(0);
    const later = await answers.measure(mebibytes(4), third?.signal as AbortSignal);

    expect(kept.length).to.equal(3 * MEBIBYTE);
    expect(kept.kept?.map(([byte]) => byte)).to.deep.equal([0, 1, 2]);
    expect(refused).to.deep.equal({ length: 2 * MEBIBYTE, kept: undefined });
    expect(later.kept).to.have.length(4);
  });

  it('do not count the bytes of small answers or of answers whose reader has left', async () => {
    const answers = new KeptAnswers(4 * MEBIBYTE);
    const gone = AbortSignal.abort();

    const small = await answers.measure(mebibytes(1), new AbortController().signal);
    const left = await answers.measure(mebibytes(3), gone);

    expect(small.kept).to.have.length(1);
    expect(left.kept).to.equal(undefined);
    expect(answers.bytes).to.equal(0);
  });
});
