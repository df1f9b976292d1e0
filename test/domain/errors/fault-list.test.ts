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

describe('the order of faults', () => {
  const rows: readonly (readonly [string, readonly string[], readonly string[]])[] = [
    [
      'follows the members of the document',
      ['/format', '/rows', '/seed'],
      ['/seed', '/rows', '/format'],
    ],
    [
      'follows the items of a list by index',
      ['/fields/10/name', '/fields/2', '/fields/1/name', '/fields/0/name'],
      ['/fields/0/name', '/fields/1/name', '/fields/2', '/fields/10/name'],
    ],
    [
      'follows the members within an item',
      ['/fields/0/name', '/fields/0/type'],
      ['/fields/0/type', '/fields/0/name'],
    ],
    [
      'puts a fault of a member before the faults inside it',
      ['/fields/0/name', '/fields', ''],
      ['', '/fields', '/fields/0/name'],
    ],
    [
      'puts missing members after existing ones',
      ['/table', '/fields/1/type', '/fields/1/name', '/format'],
      ['/fields/1/name', '/fields/1/type', '/format', '/table'],
    ],
    [
      'keeps the order of addition for faults of the same missing parent',
      ['/b', '/a', '/rows/x', '/rows/y'],
      ['/rows/x', '/rows/y', '/b', '/a'],
    ],
    [
      'accepts pointers into values that have no members',
      ['/seed/a/b', '/fields/2/c', '/seed'],
      ['/seed', '/seed/a/b', '/fields/2/c'],
    ],
  ];
  for (const [title, paths, expected] of rows) {
    it(title, () => {
      expect(order(paths, document)).to.deep.equal(expected);
    });
  }

  it('accepts members that are named like pointers or like members of every object', () => {
    const strange = JSON.parse('{"a/b":1,"c~d":1,"":1,"__proto__":{"x":1},"constructor":1}');
    const paths = ['/constructor', '/__proto__/x', '/', '/c~0d', '/a~1b', '/toString'];

    expect(order(paths, strange)).to.deep.equal([
      ...['/a~1b', '/c~0d', '/', '/__proto__/x', '/constructor', '/toString'],
    ]);
  });

  for (const value of [null, undefined, 5, 'text', [], true]) {
    it(`is defined for the document ${JSON.stringify(value)}`, () => {
      expect(order(['/rows', ''], value)).to.deep.equal(['', '/rows']);
    });
  }
});

describe('the fault list', () => {
  const rows = [
    [0, 0, 0],
    [1, 1, 0],
    [50, 50, 0],
    [51, 50, 1],
    [1000, 50, 950],
    [1001, 50, 951],
    [250_000, 50, 249_950],
  ] as const;
  for (const [added, reported, omitted] of rows) {
    it(`with ${added} faults reports ${reported} and counts ${omitted} as omitted`, () => {
      const paths = Array.from({ length: added }, (_, i) => `/fields/${i}`);
      const refusal = refusalOf(paths, { fields: [] });

      expect(refusal.faults).to.have.length(reported);
      expect(refusal.omitted).to.equal(omitted);
    });
  }

  it('reports the fifty faults that come first in the document, in any order of addition', () => {
    const fields = Array.from({ length: 200 }, () => 0);
    const paths = fields.map((_, i) => `/fields/${199 - i}`);

    expect(order(paths, { fields })).to.deep.equal(
      Array.from({ length: 50 }, (_, i) => `/fields/${i}`),
    );
  });

  it('counts all faults, and constructs only the first thousand', () => {
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

  it('makes each fault of a part once', () => {
    const faults = new FaultList();
    const part = faults.below((path) => `/part${path}`);
    let made = 0;
    part.add(() => {
      made++;
      return { path: '/a', message: '' };
    });

    expect(made).to.equal(1);
    expect(part.count).to.equal(1);
    expect(faults.failure({})).to.have.nested.property('faults[0].path', '/part/a');
  });
});
