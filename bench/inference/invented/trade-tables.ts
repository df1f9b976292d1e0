import { dayOf, falling, wordsOf } from './chance.js';
import type { InventedTable } from './invented-table.js';

const towns = wordsOf(90, 11);
const makers = wordsOf(60, 12);

/** Prices that end in .99, sums that hold, and coupons that most rows lack. */
const orders: InventedTable = {
  name: 'orders',
  rows: 4000,
  kinds: {
    ...{ order: 'id', placed: 'date', town: 'categorical', channel: 'categorical' },
    ...{ quantity: 'integer', unit_price: 'float', discount: 'integer', total: 'float' },
    ...{ coupon: 'categorical', status: 'categorical' },
  },
  row: ({ one, whole, even, events, happens }) => {
    let day = 0;
    return (row) => {
      day += even() < 0.4 ? 1 : 0;
      const channel = one(['web', 'shop', 'phone'], [6, 3, 1]);
      const quantity = 1 + events(channel === 'shop' ? 0.3 : 1.1);
      const price = Math.floor(Math.exp(1 + 3 * even())) + one([0.99, 0.95, 0.5, 0], [6, 2, 1, 1]);
      const discount = happens(0.25) ? one([5, 10, 15, 50], [4, 4, 2, 0.2]) : 0;
      const total = (quantity * price * (100 - discount)) / 100;
      const coupon = discount > 0 ? `${one(['SPRING', 'HELLO', 'VIP'])}${discount}` : null;
      const status =
        day > 1500 ? one(['open', 'paid']) : one(['paid', 'returned', 'lost'], [90, 9, 0.3]);
      return [
        ...[
          100_000 + 3 * row + whole(0, 2),
          dayOf(day),
          one(towns, falling(towns.length)),
          channel,
        ],
        ...[quantity, price.toFixed(2), discount, total.toFixed(2), coupon, status],
      ];
    };
  },
};

/** Sums of claims at round values, and payments that a deductible cuts off at zero. */
const claims: InventedTable = {
  name: 'claims',
  rows: 2200,
  kinds: {
    ...{ claim: 'id', occurred: 'date', reported: 'date', cause: 'categorical', amount: 'integer' },
    ...{ deductible: 'integer', paid: 'integer', vehicle_year: 'year', branch: 'categorical' },
    ...{ injured: 'boolean', closed: 'date' },
  },
  row: ({ one, bell, even, whole, happens }) => {
    return (row) => {
      const occurred = whole(0, 1400);
      const cause = one(
        ['collision', 'theft', 'hail', 'fire', 'glass', 'vandalism'],
        falling(6, 1.4),
      );
      const size = Math.exp(7.4 + (cause === 'glass' ? -1 : 0) + 1.1 * bell());
      const step = happens(0.4) ? (size > 2000 ? 500 : 100) : 1;
      const amount = Math.max(step, Math.round(size / step) * step);
      const deductible = one([0, 150, 300, 500, 1000], [2, 3, 5, 3, 1]);
      const reported = occurred + Math.floor(-6 * Math.log(1 - even()));
      const isClosed = happens(0.85);
      return [
        ...[`C-${200_000 + row}`, dayOf(occurred), dayOf(reported), cause, amount, deductible],
        ...[Math.max(0, amount - deductible), 2018 - Math.floor(12 * even() ** 1.5)],
        ...[
          one(makers.slice(0, 45), falling(45, 0.8)),
          cause === 'collision' && happens(0.2) ? 'Y' : 'N',
        ],
        isClosed ? dayOf(reported + 3 + Math.floor(-40 * Math.log(1 - even()))) : null,
      ];
    };
  },
};

/** Articles of groups and kinds, of makers most of which are rare, and weights of as many digits as they need. */
const articles: InventedTable = {
  name: 'articles',
  rows: 900,
  kinds: {
    ...{ sku: 'id', family: 'categorical', kind: 'categorical', maker: 'categorical' },
    ...{ weight_kg: 'float', pack: 'integer', price: 'float', stock: 'integer', listed: 'boolean' },
  },
  row: ({ one, bell, even, happens }) => {
    const families = ['tools', 'paint', 'garden', 'bath', 'light'];
    return (row) => {
      const family = one(families, [5, 4, 3, 2, 1]);
      const kind = `${family}-${one([...'abcdefghij'], falling(10))}`;
      const maker = one(
        makers,
        falling(60, 0.9).map((w, i) => (i % 5 === families.indexOf(family) ? 4 * w : w)),
      );
      const weight = Math.exp(bell() + (family === 'tools' ? 1 : -1));
      const price = 3 * weight ** 0.6 * Math.exp(0.5 * bell());
      return [
        ...[`${family.slice(0, 2).toUpperCase()}${1000 + 7 * row}`, family, kind, maker],
        ...[Number(weight.toPrecision(2)), one([1, 2, 6, 10, 12, 24, 100], [60, 8, 9, 9, 6, 5, 1])],
        (Math.ceil(price) - one([0.01, 0.05, 0.5], [7, 2, 1])).toFixed(2),
        ...[
          happens(0.2) ? 0 : Math.floor(-30 * Math.log(1 - even())),
          happens(0.93) ? 'true' : 'false',
        ],
      ];
    };
  },
};

/** Steps of a scale of salaries, teams within divisions, and days of leaving that most rows lack. */
const staff: InventedTable = {
  name: 'staff',
  rows: 1400,
  kinds: {
    ...{ number: 'id', division: 'categorical', team: 'categorical', grade: 'integer' },
    ...{ salary: 'integer', bonus: 'integer', hours: 'float', hired: 'date', left: 'date' },
    ...{ reason: 'categorical' },
  },
  row: ({ one, whole, bell, happens, even }) => {
    return (row) => {
      const division = one(['North', 'South', 'Central', 'Labs'], [4, 3, 5, 1]);
      const team = `${division} ${one([1, 2, 3, 4, 5, 6, 7, 8], falling(8, 0.7))}`;
      const grade = Math.min(
        9,
        Math.max(1, Math.round(4 + 1.6 * bell() + (division === 'Labs' ? 2 : 0))),
      );
      const salary = Math.round((24_000 * 1.17 ** grade * (1 + 0.02 * whole(0, 5))) / 10) * 10;
      const bonus = happens(0.06 * grade) ? Math.round((salary * even() * 0.1) / 100) * 100 : 0;
      const hired = Math.floor(1500 * even() ** 0.7);
      const hasLeft = happens(0.3);
      return [
        ...[
          5000 + row,
          division,
          team,
          grade,
          salary,
          bonus,
          one([40, 38.5, 32, 20, 10], [60, 20, 6, 12, 2]),
        ],
        ...[dayOf(hired), hasLeft ? dayOf(hired + 30 + 900 * even() ** 2) : null],
        hasLeft ? one(['resigned', 'retired', 'dismissed', 'other'], [70, 20, 8, 2]) : null,
      ];
    };
  },
};

export const TRADE_TABLES: readonly InventedTable[] = [orders, claims, articles, staff];
