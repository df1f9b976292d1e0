import { expect } from 'chai';
import * as fc from 'fast-check';
import { DAY_MS } from '../../../src/domain/time/calendar.js';
import { parseInstant } from '../../../src/domain/time/instant.js';
import { always } from '../random/always.js';

const FIRST_MS = -62_135_596_800_000;
const LAST_MS = 253_402_300_799_999;

function moment(ms: number): { from: number; to: number } {
  return { from: ms, to: ms };
}

describe('the text of a moment', () => {
  const same = Date.UTC(2024, 0, 31, 9, 30, 0);
  const rows: readonly (readonly [string, number])[] = [
    ['2024-01-31T09:30:00Z', same],
    ['2024-01-31t09:30:00z', same],
    ['2024-01-31T09:30:00+00:00', same],
    ['2024-01-31T09:30:00-00:00', same],
    ['2024-01-31T11:30:00+02:00', same],
    ['2024-01-31T04:00:00-05:30', same],
    ['2024-02-01T00:15:00+14:45', same],
    ['2024-01-30T09:31:00-23:59', same],
    ['2024-01-31T09:30:00.000Z', same],
    ['2024-01-31T09:30:00.5Z', same + 500],
    ['2024-01-31T09:30:00.05Z', same + 50],
    ['2024-01-31T09:30:00.123+00:00', same + 123],
    ['2024-01-31T09:30:00.1230000000000000000000000Z', same + 123],
    ['2024-12-31T23:59:59Z', Date.UTC(2024, 11, 31, 23, 59, 59)],
    ['1969-12-31T23:59:59.999Z', -1],
    ['0001-01-01T00:00:00Z', FIRST_MS],
    ['0001-01-01T05:00:00+05:00', FIRST_MS],
    ['9999-12-31T23:59:59.999Z', LAST_MS],
    ['9999-12-31T18:59:59.999-05:00', LAST_MS],
  ];
  for (const [text, ms] of rows) {
    it(`${text} represents ${ms} ms`, () => {
      expect(parseInstant(text)).to.deep.equal(moment(ms));
    });
  }

  const between = [
    ['2024-12-31T23:59:59.9999999Z', Date.UTC(2024, 11, 31, 23, 59, 59, 999)],
    [`2024-12-31T23:59:59.${'9'.repeat(400)}Z`, Date.UTC(2024, 11, 31, 23, 59, 59, 999)],
    ['9999-12-31T23:59:59.9999999Z', LAST_MS],
    ['1970-01-01T00:00:00.0001Z', 0],
    ['1969-12-31T23:59:59.9995Z', -1],
    [`2000-01-01T00:00:00.${'0'.repeat(30)}1Z`, Date.UTC(2000, 0, 1)],
  ] as const;
  for (const [text, before] of between) {
    it(`${text.slice(0, 32)} between two milliseconds starts at the later and ends at the earlier one`, () => {
      expect(parseInstant(text)).to.deep.equal({ from: before + 1, to: before });
    });
  }

  const refused = [
    '2024-01-31T09:30:60Z',
    '2016-12-31T23:59:60Z',
    '2024-01-31T24:00:00Z',
    '2024-01-31T09:60:00Z',
    '2024-02-30T09:30:00Z',
    '2023-02-29T00:00:00Z',
    '2024-01-31T09:30:00',
    '2024-01-31T09:30Z',
    '2024-01-31 09:30:00Z',
    '2024-01-31T9:30:00Z',
    '2024-01-31T09:30:00,5Z',
    '2024-01-31T09:30:00.Z',
    '2024-01-31T09:30:00+24:00',
    '2024-01-31T09:30:00+05:60',
    '2024-01-31T09:30:00+0530',
    '2024-01-31T09:30:00+05',
    ' 2024-01-31T09:30:00Z',
    '2024-01-31T09:30:00Z ',
    '2024-01-31T09:30:00Z\n',
    '2024-01-31T09:30:00ZZ',
    '2024-W05-3T09:30:00Z',
    '0001-01-01T00:00:00+00:01',
    '0000-12-31T23:59:59Z',
    '9999-12-31T23:59:59-00:01',
    '9999-12-31T23:59:00-00:01',
    '10000-01-01T00:00:00Z',
    '1706693400',
    'now',
    '',
  ];
  for (const text of refused) {
    it(`cannot be ${JSON.stringify(text)}`, () => {
      expect(parseInstant(text)).to.equal(undefined);
    });
  }

  it('represents the same moment as for Date, with any offset', () => {
    const moments = fc.date({
      min: new Date('0001-01-03T00:00:00Z'),
      max: new Date('9999-12-28T00:00:00Z'),
      noInvalidDate: true,
    });
    const offsets = fc.integer({ min: -23 * 60 - 59, max: 23 * 60 + 59 });
    const two = (value: number): string => String(value).padStart(2, '0');
    always(
      fc.property(moments, offsets, (date, offset) => {
        const local = new Date(date.getTime() + offset * 60_000).toISOString().slice(0, -1);
        const away = Math.abs(offset);
        const zone = `${offset < 0 ? '-' : '+'}${two(Math.floor(away / 60))}:${two(away % 60)}`;

        expect(parseInstant(local + zone)).to.deep.equal(moment(date.getTime()));
      }),
    );
  });
});

describe('a day as a stretch of time', () => {
  for (const day of ['1970-01-01', '2024-02-29', '0001-01-01', '9999-12-31']) {
    it(`runs from the first to the last millisecond of ${day}`, () => {
      const from = Date.parse(`${day}T00:00:00Z`);

      expect(parseInstant(day)).to.deep.equal({ from, to: from + DAY_MS - 1 });
    });
  }
});
