import { expect } from 'chai';
import { faultsOfChanges } from '../../support/changes.js';
import { faultsOfSet, shop } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';
import { livingShop, momentOf } from '../histories/shop.js';

/** The pointer of each member of a value, and the same value with another one there. */
function* replaced(
  value: unknown,
  other: unknown,
  path = '',
): Generator<readonly [path: string, value: unknown]> {
  yield [path, other];
  if (typeof value !== 'object' || value === null) return;
  for (const [name, member] of Object.entries(value)) {
    for (const [place, changed] of replaced(member, other, `${path}/${name}`)) {
      const copy = Array.isArray(value) ? [...value] : { ...value };
      yield [place, Object.assign(copy, { [name]: changed })];
    }
  }
}

const values: readonly (readonly [title: string, value: unknown])[] = [
  ['an object with methods', { toString: 1, valueOf: 2 }],
  ['an unknown name', 'retial'],
];

describe('hostile values in a set', () => {
  for (const [title, value] of values) {
    it(`are accepted or refused in place of each member of its tables: ${title}`, () => {
      const tables = [...replaced(shop, value)];

      expect(tables).to.have.length.above(100);
      for (const [path, changed] of tables) {
        const input = { seed: 1, tables: changed } as Json;
        expect(() => faultsOfSet(input), path).not.to.throw();
      }
    });

    it(`are accepted or refused in place of each member of a history: ${title}`, () => {
      const history = livingShop();
      const tables = [...replaced(history.tables, value)];

      expect(tables).to.have.length.above(150);
      for (const [path, changed] of tables) {
        const input = { seed: 1, tables: changed } as Json;
        expect(() => faultsOfSet({ ...input, as_of: momentOf(9) }), path).not.to.throw();
        const span = { from: momentOf(9), until: momentOf(10) };
        expect(() => faultsOfChanges({ ...input, ...span }), path).not.to.throw();
      }
    });
  }
});
