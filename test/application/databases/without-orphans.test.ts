import { expect } from 'chai';
import { withoutOrphans } from '../../../src/application/databases/without-orphans.js';
import type { DatabaseLink } from '../../../src/application/ports/database-link.js';
import type { ForeignKey } from '../../../src/domain/databases/model/database-schema.js';
import { foreignKey, table } from '../../domain/databases/support/schemas.js';

/** A table that refers to numbers and to itself; `orphans` are the numbers that each deletion finds, by the table it is of. */
async function left(orphans: Readonly<Record<string, readonly number[]>>, ...incomplete: string[]) {
  const asked: string[] = [];
  const link = {
    deleteOrphans: async (_name: string, key: ForeignKey) => {
      asked.push(key.table);
      return orphans[key.table]?.[asked.filter((each) => each === key.table).length - 1] ?? 0;
    },
  } as unknown as DatabaseLink;
  const pieces = table('pieces', { foreignKeys: [foreignKey('pieces'), foreignKey('numbers')] });
  const accepted = { rows: 40, there: 0, changed: 0, refusal: undefined };
  const { rows, refusal } = await withoutOrphans(link, pieces, accepted, new Set(incomplete));
  return { rows, refusal: refusal?.message, asked };
}

describe('rows whose references are checked late', () => {
  it('go, and so do rows of their table that refer to them', async () => {
    const { rows, refusal } = await left({ numbers: [5], pieces: [0, 3, 1] }, 'numbers');

    expect(rows).to.equal(31);
    expect(refusal).to.equal('pieces: 9 rows referred to rows that were left out');
  });

  it('are not asked for if all rows are there', async () => {
    expect(await left({}, 'others')).to.deep.equal({ rows: 40, refusal: undefined, asked: [] });
  });
});
