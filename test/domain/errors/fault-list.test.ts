import { expect } from 'chai';
import type { Failure } from '../../../src/domain/errors/failure.js';
import { FaultList } from '../../../src/domain/errors/fault-list.js';

function refusalOf(
  paths: readonly string[],
  document: unknown,
): Extract<Failure, { code: 'invalid_request' }> {
  const faults = new FaultList();
  for (const path of paths) faults.add(() => ({ path, message: 'wrong' }));
  const failure = faults.failure(document);
  if (failure.code !== 'invalid_request') throw new Error(failure.code);
  return failure;
}

function order(paths: readonly string[], document: unknown): readonly string[] {
  return refusalOf(paths, document).faults.map(({ path }) => path);
}

const document = {
  seed: null,
  rows: 0,
  fields: [{ type: 'x', name: 1 }, { name: '' }, 5],
  format: 'xml',
};

describe('order of faults', () => {
  const rows: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    [
      "is that of the document's members",
      ['/format', '/rows', '/seed'],
      ['/seed', '/rows', '/format'],
    ],
    [
      "is that of a list's items, by number",
      ['/fields/10/name', '/fields/2', '/fields/1/name', '/fields/0/name'],
      ['/fields/0/name', '/fields/1/name', '/fields/2', '/fields/10/name'],
    ],
    [
      'goes by members within an item',
      ['/fields/0/name', '/fields/0/type'],
      ['/fields/0/type', '/fields/0/name'],
    ],
    [
      'lists a member before what is inside it',
      ['/fields/0/name', '/fields', ''],
      ['', '/fields', '/fields/0/name'],
    ],
    [
      'tells missing members after those that are there',
      ['/table', '/fields/1/type', '/fields/1/name', '/format'],
      ['/fields/1/name', '/fields/1/type', '/format', '/table'],
    ],
    [
      'keeps the order of arrival of faults with the same path',
      ['/b', '/a', '/rows/x', '/rows/y'],
      ['/rows/x', '/rows/y', '/b', '/a'],
    ],
    [
      'follows pointers into values that have no members',
      ['/seed/a/b', '/fields/2/c', '/seed'],
      ['/seed', '/seed/a/b', '/fields/2/c'],
    ],
  ];
  for (const [title, paths, expected] of rows) {
    it(title, () => {
      expect(order(paths, document)).to.deep.equal(expected);
    });
  }

  it('takes members that are named like pointers or like parts of an object', () => {
    const strange = JSON.parse('{"a/b":1,"c~d":1,"":1,"__proto__":{"x":1},"constructor":1}');
    const paths = ['/constructor', '/__proto__/x', '/', '/c~0d', '/a~1b', '/toString'];

    expect(order(paths, strange)).to.deep.equal([
      ...['/a~1b', '/c~0d', '/', '/__proto__/x', '/constructor', '/toString'],
    ]);
  });

  for (const value of [null, undefined, 5, 'text', [], true]) {
    it(`holds of the document ${JSON.stringify(value)}`, () => {
      expect(order(['/rows', ''], value)).to.deep.equal(['', '/rows']);
    });
  }
});

describe('number of faults', () => {
  const rows = [
    [0, 0, 0],
    [1, 1, 0],
    [50, 50, 0],
    [51, 50, 1],
    [1000, 50, 950],
    [1001, 50, 951],
    [250_000, 50, 249_950],
  ] as const;
  for (const [added, told, omitted] of rows) {
    it(`of ${added} is ${told} told and ${omitted} left out`, () => {
      const paths = Array.from({ length: added }, (_, i) => `/fields/${i}`);
      const refusal = refusalOf(paths, { fields: [] });

      expect(refusal.faults).to.have.length(told);
      expect(refusal.omitted).to.equal(omitted);
    });
  }

  it('tells the first fifty of the document, not of their arrival', () => {
    const fields = Array.from({ length: 200 }, () => 0);
    const paths = fields.map((_, i) => `/fields/${199 - i}`);

    expect(order(paths, { fields })).to.deep.equal(
      Array.from({ length: 50 }, (_, i) => `/fields/${i}`),
    );
  });

  it('is known at any time, and faults beyond a thousand are not made', () => {
    const faults = new FaultList();
    let made = 0;
    for (let i = 0; i < 5000; i++) {
      faults.add(() => {
        made++;
        return { path: '', message: '' };
      });
    }

    expect(faults.count).to.equal(5000);
    expect(made).to.equal(1000);
  });
});
