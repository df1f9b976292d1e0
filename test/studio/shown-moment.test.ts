import { expect } from 'chai';
import * as E from 'fp-ts/lib/Either.js';
import { decodeTables } from '../../studio/engine/decode-tables.js';
import { shownMoment } from '../../studio/engine/shown-moment.js';
import { engine } from '../support/tables.js';

const day = (text: string): number => Date.parse(`${text}T00:00:00Z`);

const tableOf = (name: string, rows: number, constraints: object) => ({
  name,
  rows,
  key: ['id'],
  lives: { born: 'at' },
  fields: [
    { name: 'id', type: 'sequence' },
    { name: 'at', type: 'arrival', constraints },
  ],
});

/** The moment that the page shows of tables. */
function momentOf(members: object, ...tables: readonly object[]) {
  const request = { seed: 1, ...members, tables };
  const decoded = decodeTables(request, engine);
  if (E.isLeft(decoded)) throw new Error(JSON.stringify(decoded.left));
  return shownMoment(request, decoded.right);
}

describe('the moment at which the page shows tables', () => {
  const early = tableOf('early', 110, { start: '2025-01-01', per_day: 5, already: 10 });
  const late = tableOf('late', 100, { start: '2025-02-01', per_day: 2.5, already: 1 });

  it('lies between the first rows and about the last ones', () => {
    expect(momentOf({ as_of: '2025-02-10' }, early, late)).to.deep.equal({
      first: day('2025-01-01'),
      last: day('2025-03-13'),
      at: day('2025-02-10'),
    });
  });

  it('is that of the reference day, or counts from it', () => {
    expect(momentOf({}, early)?.at).to.equal(day('2026-01-01'));
    expect(momentOf({ as_of: '-31d' }, early)?.at).to.equal(day('2025-12-01'));
    expect(momentOf({ as_of: '2025-06-01T12:30:00Z' }, early)?.at).to.equal(
      Date.parse('2025-06-01T12:30:00Z'),
    );
  });

  it('does not lie behind the end of a history', () => {
    const ending = tableOf('ending', 9, { start: '2025-01-01', end: '2025-02-28', per_day: 1 });

    expect(momentOf({ as_of: '2025-02-10' }, ending, late)?.last).to.equal(day('2025-03-01'));
  });

  it('is missing if no table has lives', () => {
    const still = { name: 'still', rows: 3, fields: [{ name: 'id', type: 'sequence' }] };
    const without = { ...still, fields: [{ name: 'at', type: 'arrival' }] };

    expect(momentOf({}, still, { ...without, name: 'events' })).to.equal(undefined);
  });
});
