import { expect } from 'chai';
import { SoundRequest } from '../../studio/engine/sound-request.js';

const field = (name: string, constraints: object = {}) => ({ name, type: 'integer', constraints });
const fault = (path: string) => ({ path, message: `wrong: ${path}` });

const TABLE = {
  rows: 10,
  fields: [field('a'), field('b'), field('c', { expression: 'b + 1' }), field('bb')],
  correlate: [{ columns: ['a', 'b'], coefficient: 0.5 }],
};

const SET = {
  seed: 1,
  tables: [
    { name: 'p', rows: 5, fields: [field('id'), field('x')] },
    { name: 'q', per: { table: 'p', count: 2 }, fields: [field('y')] },
  ],
};

type Fields = { readonly fields: readonly { readonly name: string }[] };

function namesOf({ fields }: Fields): readonly string[] {
  return fields.map(({ name }) => name);
}

describe('the part of a request without faults', () => {
  it('has all fields but those with a fault, and those that need them', () => {
    const part = new SoundRequest(TABLE);
    const first = part.leaveOut([fault('/fields/1/constraints/min')]);
    const second = part.leaveOut([fault('/correlate/0/columns/1'), fault('/fields/1/constraints')]);

    expect([first, second]).to.deep.equal([true, true]);
    expect(namesOf(part.request as unknown as Fields)).to.deep.equal(['a', 'bb']);
    expect(part.request).not.to.have.property('correlate');
    expect(part.faults).to.deep.equal([fault('/fields/1/constraints/min')]);
    expect(part.leftOut.map(({ field: index, message }) => [index, message])).to.deep.equal([
      [1, 'wrong: /fields/1/constraints/min'],
      [2, 'needs b, which has a fault'],
    ]);
  });

  it('shows a later fault at its place in the whole request', () => {
    const part = new SoundRequest(TABLE);
    part.leaveOut([fault('/fields/0/name'), fault('/fields/1/name')]);
    part.leaveOut([fault('/fields/1/constraints/unique')]);

    expect(part.faults.map(({ path }) => path)).to.deep.equal([
      '/fields/0/name',
      '/fields/1/name',
      '/fields/3/constraints/unique',
    ]);
  });

  it('has tables without a faulty member, and a number of rows if that is what was wrong', () => {
    const part = new SoundRequest(SET);
    part.leaveOut([fault('/tables/1/per/count'), fault('/tables/0/fields/1'), fault('/seed')]);

    expect(part.request).to.deep.equal({
      tables: [
        { name: 'p', rows: 5, fields: [field('id')] },
        { name: 'q', rows: 1000, fields: [field('y')] },
      ],
    });
    expect(part.indexOf(1)).to.equal(1);
  });

  it('has no table that is faulty as a whole', () => {
    const part = new SoundRequest(SET);

    expect(part.leaveOut([fault('/tables/0/fields')])).to.equal(true);
    expect([part.indexOf(0), part.indexOf(1)]).to.deep.equal([-1, 0]);
    expect(part.leaveOut([fault('/tables/0')])).to.equal(false);
  });

  it('is nothing more if a fault has no place in it', () => {
    const part = new SoundRequest(TABLE);

    expect(part.leaveOut([fault('')])).to.equal(false);
    expect(part.faults).to.deep.equal([fault('')]);
  });
});
