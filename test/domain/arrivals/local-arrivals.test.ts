import { expect } from 'chai';
import { CalendarClock, type Rhythm } from '../../../src/domain/arrivals/calendar-clock.js';
import { LocalDays } from '../../../src/domain/arrivals/local-days.js';
import { USUAL_RHYTHMS } from '../../../src/domain/arrivals/usual-rhythms.js';
import { DAY_MS, knownDay } from '../../../src/domain/time/calendar.js';
import { holidayCountries, holidaysBetween } from '../../../src/domain/time/holidays.js';
import { zoneNames, zoneOf } from '../../../src/domain/time/named-zones.js';
import { changesUpTo, type Zone } from '../../../src/domain/time/zone.js';
import { everyOf } from '../../support/every-of.js';
import { refusalOf, textOf } from '../../support/tables.js';

const HOUR_MS = 3_600_000;
const MONTHS = Array<number>(12).fill(1);

/** What the clock of a zone shows, by the runtime. */
function shownBy(name: string): (moment: number) => string {
  const format = new Intl.DateTimeFormat('sv-SE', {
    timeZone: name,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  return (moment) => format.format(moment);
}

/** The zone as the table has it. */
function shownByTable(zone: Zone): (moment: number) => string {
  const changes = changesUpTo(zone, 2037);
  return (moment) => {
    const change = changes.findLast(({ at }) => at <= moment);
    const shown = new Date(moment + (change?.offset ?? 0)).toISOString();
    return `${shown.slice(0, 10)} ${shown.slice(11, 19)}`;
  };
}

function clockOf(zone: string, day: string, days: number, rhythm: Partial<Rhythm> = {}) {
  const known = zoneOf(zone) as Zone;
  const local = (first: number, count: number) => new LocalDays(known, first, count);
  const all = { ...USUAL_RHYTHMS.even, months: MONTHS, growth: 1, local, ...rhythm };
  return new CalendarClock(all, knownDay(day), days);
}

describe('the table of time zones', () => {
  // Zones whose law has not changed for years, so that the runtime knows the same.
  const zones = [
    'Europe/Berlin',
    'Europe/Dublin',
    'America/New_York',
    'America/St_Johns',
    'Australia/Lord_Howe',
    'Asia/Kolkata',
    'Pacific/Apia',
    'Asia/Tokyo',
    'America/Sao_Paulo',
    'Africa/Cairo',
  ];

  for (const name of zones) {
    it(`has the time of ${name} as the runtime`, () => {
      const [known, table] = [shownBy(name), shownByTable(zoneOf(name) as Zone)];
      for (
        let moment = Date.UTC(2000, 0, 2);
        moment < Date.UTC(2037, 0, 1);
        moment += 37 * HOUR_MS
      ) {
        expect(table(moment), new Date(moment).toISOString()).to.equal(known(moment));
      }
    });
  }

  it('knows each of its names', () => {
    const names = zoneNames();
    expect(names.length).to.be.above(400);
    expect(names.filter((name) => zoneOf(name) === undefined)).to.deep.equal([]);
    expect(zoneOf('Europe')).to.equal(undefined);
  });
});

describe('the holidays of a country', () => {
  const daysOf = (country: string, year: number): readonly string[] =>
    [...holidaysBetween(country, knownDay(`${year}-01-01`), knownDay(`${year}-12-31`))]
      .sort((a, b) => a - b)
      .map((day) => new Date(day * DAY_MS).toISOString().slice(5, 10));

  it('are fixed days and days around Easter', () => {
    expect(daysOf('DE', 2026)).to.deep.equal([
      ...['01-01', '04-03', '04-06', '05-01', '05-14', '05-25', '10-03', '12-25', '12-26'],
    ]);
    expect(daysOf('FR', 2100)).to.include.members(['03-29', '07-14', '05-06']);
  });

  it('are weekdays of months, and days around Orthodox Easter', () => {
    expect(daysOf('US', 2050)).to.include.members(['01-17', '05-30', '09-05', '11-24']);
    expect(daysOf('GR', 2026)).to.include.members(['04-10', '04-13', '02-23']);
  });

  it('are those of years as the moon has them, as far as they are listed', () => {
    expect(daysOf('SA', 2026)).to.include('03-20');
  });

  it('are some in every country', () => {
    const counts = holidayCountries().map((country) => daysOf(country, 2026).length);
    expect(counts.length).to.be.above(200);
    everyOf(counts, (count) => count >= 1 && count <= 40);
  });
});

describe('a clock in a time zone', () => {
  const year = clockOf('Europe/Berlin', '2026-01-01', 365, USUAL_RHYTHMS.retail);

  it('begins days at the midnight of the zone, also where its clocks change', () => {
    const days = new LocalDays(zoneOf('Europe/Berlin') as Zone, knownDay('2026-01-01'), 365);
    const lengths = Array.from(
      { length: 365 },
      (_, i) => (days.begin(i + 1) - days.begin(i)) / HOUR_MS,
    );
    expect(days.begin(0)).to.equal(Date.UTC(2025, 11, 31, 23));
    expect(lengths.flatMap((hours, i) => (hours === 24 ? [] : [[i, hours]]))).to.deep.equal([
      [knownDay('2026-03-29') - knownDay('2026-01-01'), 23],
      [knownDay('2026-10-25') - knownDay('2026-01-01'), 25],
    ]);
  });

  it('has no day where a zone leaves one out', () => {
    const days = new LocalDays(zoneOf('Pacific/Apia') as Zone, knownDay('2011-12-29'), 3);
    expect([0, 1, 2].map((i) => (days.begin(i + 1) - days.begin(i)) / HOUR_MS)).to.deep.equal([
      ...[24, 0, 24],
    ]);
  });

  it('turns what is expected into moments and back, and never goes back', () => {
    let before = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < 5000; i++) {
      const expected = ((i + 0.5) / 5000) * year.total;
      const moment = year.momentAt(expected);
      expect(moment).to.be.at.least(before);
      expect(year.expectedBefore(moment)).to.be.at.most(expected + 1e-9);
      expect(year.expectedBefore(moment + 1)).to.be.at.least(expected - 1e-9);
      before = moment;
    }
  });

  it('expects an hour less where an hour is missing, and nothing in it', () => {
    const even = clockOf('Europe/Berlin', '2026-03-28', 3);
    const [before, after] = [Date.UTC(2026, 2, 28, 23), Date.UTC(2026, 2, 29, 22)];
    expect(even.expectedBefore(after) - even.expectedBefore(before)).to.be.closeTo(23 / 24, 1e-12);
    expect(even.total).to.be.closeTo(3 - 1 / 24, 1e-12);
  });

  it('multiplies the weight of holidays', () => {
    const between = () => new Set([knownDay('2026-01-06')]);
    const closed = clockOf('UTC', '2026-01-05', 3, { holidays: { factor: 0, between } });
    expect(closed.total).to.equal(2);
    expect(closed.momentAt(1)).to.equal(Date.UTC(2026, 0, 7));

    const busy = clockOf('UTC', '2026-01-05', 3, { holidays: { factor: 3, between } });
    expect(busy.total).to.equal(5);
  });
});

describe('arrivals in a time zone', () => {
  const constraints = {
    start: '2025-01-01',
    per_day: 100,
    profile: 'business',
    timezone: 'America/New_York',
    holidays: { country: 'US', factor: 0 },
  };
  const request = (more: object) => ({
    seed: 1,
    format: 'csv',
    csv: { header: false },
    fields: [{ name: 'at', type: 'arrival', constraints }],
    ...more,
  });
  const lines = textOf(request({ rows: 30_000 }))
    .trim()
    .split('\r\n');

  it('are busy in the hours of its clocks, in summer and in winter', () => {
    const shown = shownBy('America/New_York');
    for (const months of [
      ['01', '02'],
      ['06', '07'],
    ]) {
      const own = lines.filter((at) => months.includes(at.slice(5, 7)));
      const busy = own.filter((at) => {
        const hour = Number(shown(Date.parse(at)).slice(11, 13));
        return hour >= 8 && hour < 18;
      });
      // The weights of the profile from 8 to 17, of all of them.
      expect(busy.length / own.length).to.be.closeTo(65 / 69, 0.015);
    }
  });

  it('leave out the holidays of the country', () => {
    const shown = shownBy('America/New_York');
    const days = new Set(lines.map((at) => shown(Date.parse(at)).slice(0, 10)));
    for (const day of ['2025-01-01', '2025-01-20', '2025-05-26', '2025-07-04']) {
      expect(days.has(day), day).to.equal(false);
    }
    expect(days.has('2025-07-07')).to.equal(true);
  });

  it('are the same in every window', () => {
    const window = textOf(request({ rows: 500, offset: 20_123 }));
    expect(window.trim().split('\r\n')).to.deep.equal(lines.slice(20_123, 20_623));
  });

  it('need a zone and a country that exist, and days that the table covers', () => {
    const faultsOf = (changed: object) =>
      refusalOf({
        rows: 1,
        fields: [{ name: 'at', type: 'arrival', constraints: { ...constraints, ...changed } }],
      }).faults.map(({ path }) => path.slice('/fields/0/constraints'.length));
    expect(faultsOf({ timezone: 'Europe/Hamburg' })).to.deep.equal(['/timezone']);
    expect(faultsOf({ holidays: { country: 'XX', factor: 1 } })).to.deep.equal([
      '/holidays/country',
    ]);
    expect(faultsOf({ start: '1900-01-01' })).to.deep.equal(['/start']);
    expect(faultsOf({ end: '3000-01-01' })).to.deep.equal(['/end']);
  });
});

describe('the days of a time zone', () => {
  const FIRST = knownDay('2008-01-01');
  const COUNT = 3660;

  /** The days beside changes of the clock, by the index of the day. */
  function changedDays(zone: Zone, days: LocalDays): readonly number[] {
    return changesUpTo(zone, 2018)
      .map(({ at }) => days.indexAt(at))
      .flatMap((near) => [near - 1, near, near + 1])
      .filter((day) => day > 0 && day < COUNT);
  }

  /** What is wrong with the beginning of a day, by what the clock shows. */
  function wrongBegin(begin: number, date: string, shown: (moment: number) => string): string {
    const midnight = `${date} 00:00:00`;
    // A clock that is set back shows the hour before its midnight twice, or the one behind it.
    if (shown(begin) !== midnight && shown(begin - 1).slice(0, 10) >= date) return 'too late';
    const later = Array.from({ length: 23 }, (_, i) => shown(begin + (i + 1) * HOUR_MS));
    return later.some((text) => text === midnight || text.slice(0, 10) < date) ? 'too early' : '';
  }

  it('begin when its clock has passed their midnight for the last time', () => {
    for (const name of [
      ...['America/Havana', 'America/Santiago', 'America/Asuncion', 'Atlantic/Azores'],
      ...['America/St_Johns', 'Africa/Cairo', 'Asia/Beirut', 'Asia/Amman', 'Pacific/Apia'],
      ...['Europe/Berlin', 'Australia/Lord_Howe'],
    ]) {
      const zone = zoneOf(name) as Zone;
      const days = new LocalDays(zone, FIRST, COUNT);
      for (const day of changedDays(zone, days)) {
        const date = new Date((FIRST + day) * DAY_MS).toISOString().slice(0, 10);
        const wrong = wrongBegin(days.begin(day), date, shownByTable(zone));
        expect(wrong, `${name} ${date}`).to.equal('');
      }
    }
  });
});
