import { expect } from 'chai';
import { relativeDay, relativeInstant } from '../../../src/domain/time/relative-moment.js';
import { writtenMoment } from '../../../src/domain/time/written-moment.js';
import { decode, refusalOf, textOf } from '../../support/tables.js';

const NOW = Date.UTC(2024, 1, 29, 13, 30);

/** A text, and the first and the last moment that it names. */
const named: readonly (readonly [string, string, string])[] = [
  ['now', '2024-02-29T13:30:00.000Z', '2024-02-29T13:30:00.000Z'],
  ['today', '2024-02-29', '2024-02-29T23:59:59.999Z'],
  ['-1d', '2024-02-28', '2024-02-28T23:59:59.999Z'],
  ['+1d', '2024-03-01', '2024-03-01T23:59:59.999Z'],
  ['-0d', '2024-02-29', '2024-02-29T23:59:59.999Z'],
  ['-90d', '2023-12-01', '2023-12-01T23:59:59.999Z'],
  ['-2w', '2024-02-15', '2024-02-15T23:59:59.999Z'],
  ['+1mo', '2024-03-29', '2024-03-29T23:59:59.999Z'],
  ['-12mo', '2023-02-28', '2023-02-28T23:59:59.999Z'],
  ['-1y', '2023-02-28', '2023-02-28T23:59:59.999Z'],
  ['+4y', '2028-02-29', '2028-02-29T23:59:59.999Z'],
  ['-6h', '2024-02-29T07:30:00.000Z', '2024-02-29T07:30:00.000Z'],
  ['+90m', '2024-02-29T15:00:00.000Z', '2024-02-29T15:00:00.000Z'],
  ['-30s', '2024-02-29T13:29:30.000Z', '2024-02-29T13:29:30.000Z'],
];

describe('times that count from now', () => {
  for (const [text, from, to] of named) {
    it(`${text} is ${from} to ${to}`, () => {
      const instant = relativeInstant(text, NOW);
      expect(instant && [writtenMoment(instant.from), writtenMoment(instant.to)]).to.deep.equal([
        from,
        to,
      ]);
    });
  }

  for (const text of ['', '90d', '-d', '-1', '-1.5d', ' -1d', '-9999999d', '-3000y', '-1D']) {
    it(`${JSON.stringify(text)} names no time`, () => {
      expect(relativeInstant(text, NOW)).to.equal(undefined);
    });
  }

  it('name days with the units of days alone', () => {
    expect(relativeDay('now', NOW)).to.equal(Math.floor(NOW / 86_400_000));
    expect(relativeDay('-6h', NOW)).to.equal(undefined);
  });
});

const field = (type: string, constraints: object) => ({ name: 'at', type, constraints });

/** The lines of a table as CSV, without the header. */
const linesOf = (request: object) =>
  textOf({ format: 'csv', ...request })
    .trim()
    .split('\r\n')
    .slice(1);

const rows = (constraints: object, more: object = {}, type = 'date') =>
  linesOf({ rows: 200, seed: 1, fields: [field(type, constraints)], ...more });

describe('a request with times that count from now', () => {
  const week = { start: '-6d', end: 'today' };

  it('counts from the day that it pins', () => {
    const days = new Set(rows(week, { now: '2026-11-23' }));
    expect([...days].sort()).to.deep.equal(
      ['17', '18', '19', '20', '21', '22', '23'].map((day) => `2026-11-${day}`),
    );
  });

  it('counts from a constant of the release if it pins none, and says so', () => {
    expect(rows(week)).to.deep.equal(rows(week, { now: '2026-01-01' }));
    const told = decode({ rows: 1, fields: [field('date', week)] });
    expect(told).to.have.nested.property('right.now', Date.UTC(2026, 0, 1));
    const plain = decode({ rows: 1, fields: [field('date', {})] });
    expect(plain).not.to.have.nested.property('right.now');
  });

  it('has the same bytes as one with the days themselves', () => {
    const more = { now: '2026-11-23T12:00:00Z' };
    expect(rows({ start: '-90d', end: '-1d' }, more)).to.deep.equal(
      rows({ start: '2026-08-25', end: '2026-11-22' }),
    );
    expect(rows({ start: '-6h', end: 'now' }, more, 'datetime')).to.deep.equal(
      rows({ start: '2026-11-23T06:00:00Z', end: '2026-11-23T12:00:00Z' }, {}, 'datetime'),
    );
  });

  it('has the last five years where it gives no bounds', () => {
    const sorted = rows({}, { now: '2030-06-01', rows: 5000 }).sort();
    expect(sorted[0]?.slice(0, 7)).to.equal('2025-06');
    expect(sorted.at(-1)?.slice(0, 7)).to.equal('2030-05');
  });

  it('counts in the rows of given and the tables of a set', () => {
    const input = {
      now: '2040-01-02',
      table: 't',
      tables: [
        {
          name: 't',
          rows: 3,
          fields: [
            { name: 'kind', type: 'constant', constraints: { value: 'new' } },
            field('date', {
              given: { columns: ['kind'], rows: [{ when: ['new'], start: 'today', end: 'today' }] },
            }),
          ],
        },
      ],
    };
    expect(linesOf(input)).to.deep.equal(Array(3).fill('new,2040-01-02'));
  });

  it('is refused where a time of day is no day', () => {
    const { faults } = refusalOf({ rows: 1, fields: [field('date', { start: '-6h' })] });
    expect(faults[0]?.message).to.include('or one counted from now: today, -90d');
  });

  it('is refused if now itself counts from now', () => {
    const { faults } = refusalOf({ rows: 1, now: '-1d', fields: [field('date', {})] });
    expect(faults.map(({ path }) => path)).to.deep.equal(['/now']);
  });
});
