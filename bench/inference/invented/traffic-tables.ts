import { dayOf, falling, wordsOf } from './chance.js';
import type { InventedTable } from './invented-table.js';

const stations = wordsOf(14, 41).map((word) => word.slice(0, 3).toUpperCase());
const countries = wordsOf(60, 42);

/** Trips on routes of one length each; the times of a trip that is cancelled are missing together. */
const trips: InventedTable = {
  name: 'trips',
  rows: 3500,
  kinds: {
    ...{
      day: 'date',
      carrier: 'categorical',
      from: 'categorical',
      to: 'categorical',
      km: 'integer',
    },
    ...{
      planned: 'time',
      delay: 'integer',
      minutes: 'integer',
      cancelled: 'boolean',
      cause: 'categorical',
    },
  },
  row: ({ one, whole, bell, happens, even }) => {
    const routes = Array.from({ length: 70 }, () => {
      const from = whole(0, stations.length - 1);
      const to = (from + whole(1, stations.length - 1)) % stations.length;
      return { from, to, km: 80 + 31 * Math.abs(from - to) + whole(0, 40), carrier: whole(0, 4) };
    });
    return () => {
      const { from, to, km, carrier } = one(routes, falling(70, 0.7));
      const isCancelled = happens(0.025);
      const late = happens(0.25)
        ? Math.floor(-28 * Math.log(1 - even()))
        : Math.round(2.5 * bell());
      const minute = 5 * whole(60, 276);
      const time = [Math.floor(minute / 60), minute % 60]
        .map((part) => String(part).padStart(2, '0'))
        .join(':');
      return [
        ...[
          dayOf(whole(0, 364)),
          'ABCDE'.charAt(happens(0.8) ? carrier : whole(0, 4)),
          stations[from] ?? '',
          stations[to] ?? '',
        ],
        ...[
          km,
          time,
          isCancelled ? null : late,
          isCancelled ? null : Math.round(0.62 * km + 15 + late + 3 * bell()),
        ],
        isCancelled ? 'true' : 'false',
        isCancelled || late > 20
          ? one(['weather', 'crew', 'technical', 'strike'], [5, 3, 6, 0.2])
          : null,
      ];
    };
  },
};

/** Sessions of browsers that only some systems have, and durations that are zero after one page. */
const sessions: InventedTable = {
  name: 'sessions',
  rows: 5000,
  kinds: {
    ...{ session: 'id', started: 'date', country: 'categorical', device: 'categorical' },
    ...{ system: 'categorical', browser: 'categorical', pages: 'integer', seconds: 'integer' },
    ...{ bounced: 'boolean', source: 'categorical', revenue: 'float' },
  },
  row: ({ one, events, bell, happens, whole, even }) => {
    return () => {
      const device = one(['phone', 'desktop', 'tablet'], [60, 35, 5]);
      const system =
        device === 'desktop'
          ? one(['Win', 'Mac', 'Linux'], [7, 3, 0.5])
          : one(['Droid', 'iOS'], [6, 5]);
      const browser =
        system === 'iOS' || system === 'Mac'
          ? one(['Saf', 'Chr', 'Oth'], [7, 2, 0.1])
          : one(['Chr', 'Fox', 'Edg', 'Oth'], [7, 1, 1, 0.05]);
      const pages = happens(0.45) ? 1 : 2 + events(Math.exp(1 + 0.6 * bell()));
      const second = Math.floor(86_400 * (whole(0, 29) + 0.3 + 0.65 * even()));
      return [
        ...[
          (1e9 * even()).toString(36),
          new Date(Date.UTC(2022, 4, 1, 0, 0, second)).toISOString().slice(0, 19).replace('T', ' '),
        ],
        ...[one(countries, falling(60, 1.3)), device, system, browser, pages],
        ...[pages === 1 ? 0 : Math.round(pages * 25 * Math.exp(0.7 * bell())), Number(pages === 1)],
        happens(0.2)
          ? null
          : one(['search', 'direct', 'mail', 'social', 'partner'], [50, 25, 10, 12, 0.3]),
        pages > 4 && happens(0.15) ? (20 * Math.exp(0.8 * bell())).toFixed(2) : null,
      ];
    };
  },
};

/** Weeks of shops: levels that differ from shop to shop, and a memory of the week before. */
const shops: InventedTable = {
  name: 'shops',
  rows: 2400,
  kinds: {
    ...{ shop: 'id', week: 'date', format: 'categorical', sales: 'float', guests: 'integer' },
    ...{ promotion: 'boolean', closed_days: 'integer' },
  },
  row: ({ one, bell, happens, even }) => {
    let [level, memory, format] = [0, 0, ''];
    return (row) => {
      const week = row % 40;
      if (week === 0)
        [level, memory, format] = [
          7 + 0.5 * bell(),
          0,
          one(['small', 'large', 'kiosk'], [5, 3, 2]),
        ];
      memory = 0.7 * memory + 0.12 * bell();
      const isPromoted = happens(week % 8 === 0 ? 0.7 : 0.1);
      const sales = Math.exp(
        level + memory + (isPromoted ? 0.2 : 0) + (format === 'large' ? 1 : 0),
      );
      return [
        ...[
          `S${100 + Math.floor(row / 40)}`,
          dayOf(7 * week),
          format,
          sales.toFixed(2),
          Math.round(sales / (11 + 4 * even())),
        ],
        ...[isPromoted ? 'true' : 'false', happens(0.06) ? one([1, 2, 7], [8, 3, 1]) : 0],
      ];
    };
  },
};

/** Few columns of few values: nearly all rows have twins. */
const defects: InventedTable = {
  name: 'defects',
  rows: 1800,
  kinds: {
    ...{ line: 'categorical', shift: 'categorical', part: 'categorical', defect: 'categorical' },
    ...{ severity: 'integer', reworked: 'boolean' },
  },
  row: ({ one, happens }) => {
    return () => {
      const line = one(['L1', 'L2', 'L3', 'L7'], [5, 4, 3, 0.3]);
      const part = one(
        ['frame', 'door', 'seat', 'lamp', 'wheel', 'trim'],
        line === 'L1' ? [8, 4, 1, 1, 0, 0] : [1, 1, 4, 3, 3, 0.1],
      );
      const defect = happens(0.6)
        ? null
        : one(
            ['scratch', 'gap', 'colour', 'noise', 'leak'],
            part === 'door' ? [3, 6, 1, 1, 2] : [5, 1, 2, 1, 0.1],
          );
      const severity = defect === null ? 0 : defect === 'leak' ? 3 : one([1, 2, 3], [6, 3, 1]);
      return [
        line,
        one(['early', 'late', 'night'], [4, 4, 2]),
        part,
        defect,
        severity,
        severity > 1 && happens(0.9) ? 'Y' : 'N',
      ];
    };
  },
};

export const TRAFFIC_TABLES: readonly InventedTable[] = [trips, sessions, shops, defects];
