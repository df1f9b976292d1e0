import { expect } from 'chai';
import { feedOf } from '../../support/changes.js';
import { rowsOfTable } from '../../support/sets.js';
import type { Json } from '../../support/tables.js';
import { momentOf } from './shop.js';

const CHANGES: readonly (readonly Json[])[] = [[], [{ fields: ['plan'], every: '5d' }]];
const ENDS = [undefined, { after: '15d', share: 0.6 }, { after: '15d', share: 0.6, as: 'flag' }];

const tableWith = (changes: readonly Json[], end: Json | undefined, members: Json): Json => ({
  seed: 5,
  tables: [
    {
      name: 'members',
      rows: 60,
      key: ['id'],
      lives: { born: 'at', ...(changes.length > 0 && { changes }), ...(end && { end }) },
      fields: [
        { name: 'id', type: 'sequence' },
        { name: 'at', type: 'arrival', constraints: { start: '2025-01-01', per_day: 1 } },
        { name: 'plan', type: 'choice', constraints: { choices: ['a', 'b', 'c'] } },
        ...(end?.as === 'flag' ? [{ name: 'left_at', type: 'ended' }] : []),
      ],
    },
  ],
  ...members,
});

/** The rows that a feed leads to, and the kinds of its changes. */
function ledTo(request: Json) {
  const rows = new Map<unknown, Json>();
  const kinds = new Set<string>();
  for (const { op, before, after } of feedOf(request)) {
    kinds.add(op);
    if (after === null) rows.delete(before?.id);
    else rows.set(after.id, after);
  }
  return { rows: [...rows.values()], kinds: [...kinds].sort().join('') };
}

describe('the feed of a table', () => {
  it('leads from nothing to its rows, whether they change, leave or only say so', () => {
    const expected = ['c', 'cd', 'cu', 'cu', 'cdu', 'cu'];
    for (const [i, changes] of CHANGES.entries()) {
      for (const [k, end] of ENDS.entries()) {
        const [from, until] = [momentOf(-1), momentOf(50)];
        const { rows, kinds } = ledTo(tableWith(changes, end, { from, until }));
        const asOf = rowsOfTable('members', tableWith(changes, end, { as_of: until }));

        expect(rows).to.have.deep.members([...asOf]);
        expect(kinds).to.equal(expected[i * ENDS.length + k]);
      }
    }
  });
});
