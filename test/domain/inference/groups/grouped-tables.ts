import type { TableSample } from '../../../../src/domain/tables/table-sample.js';
import { sampleOf, uniform } from '../dependence/sample-tables.js';

type Columns = Readonly<Record<string, readonly string[]>>;

const DAY = 86_400_000;

const dayText = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10);

/** Draws of one table. */
class Draws {
  readonly #next: () => number;

  constructor(seed: number) {
    this.#next = uniform(seed);
  }

  below(n: number): number {
    return Math.floor(this.#next() * n);
  }

  from<Item>(items: readonly Item[]): Item {
    return items[this.below(items.length)] as Item;
  }

  /** About normal. */
  normal(): number {
    return this.#next() + this.#next() + this.#next() + this.#next() - 2;
  }

  /** At least 1, with the mean 1 + mean. */
  size(mean: number): number {
    return 1 + Math.floor(-mean * Math.log(1 - this.#next()));
  }
}

/** Columns from rows with the same members. */
function table(rows: readonly Readonly<Record<string, string | number>>[]): TableSample {
  const names = Object.keys(rows[0] ?? {});
  const columns: Columns = Object.fromEntries(
    names.map((name) => [name, rows.map((row) => String(row[name]))]),
  );
  return sampleOf(columns);
}

/** The lines of orders, which are in order of their dates. */
export function orders(seed: number, n = 400): TableSample {
  const draws = new Draws(seed);
  let day = 19_000;
  return table(
    Array.from({ length: n }, (_, i) => {
      day += draws.below(3);
      const channel = draws.from(['web', 'web', 'shop', 'phone']);
      const country = draws.from(['DE', 'FR', 'US', 'US']);
      const head = {
        doc: 48_211 + 3 * i + draws.below(3),
        placed: dayText(day),
        channel,
        country,
        currency: country === 'US' ? 'USD' : 'EUR',
      };
      return Array.from({ length: draws.size(channel === 'web' ? 1.5 : 2) }, (_, line) => {
        const quantity = 1 + draws.below(5);
        const price = (5 + draws.below(4000) / 100).toFixed(2);
        return {
          ...head,
          pos: line + 1,
          quantity,
          price,
          total: (quantity * Number(price)).toFixed(2),
        };
      });
    }).flat(),
  );
}

/** The visits of patients, by patient; pressure has a level of its own in each of them. */
export function visits(seed: number, n = 300): TableSample {
  const draws = new Draws(seed);
  return table(
    Array.from({ length: n }, () => {
      const sex = draws.from(['F', 'M']);
      const illness = draws.from(['asthma', 'diabetes', 'none', 'none']);
      const head = {
        patient: `P${String(100_000 + draws.below(900_000))}`,
        sex,
        born: 1940 + draws.below(60),
        illness,
      };
      const level = 125 + (illness === 'diabetes' ? 15 : 0) + 12 * draws.normal();
      let day = 18_000 + draws.below(900);
      return Array.from({ length: draws.size(4) }, (_, visit) => {
        if (visit > 0) day += 7 + draws.below(60);
        return {
          ...head,
          seen: dayText(day),
          ward: draws.from(['A', 'B', 'C']),
          systolic: Math.round(level + 6 * draws.normal()),
        };
      });
    }).flat(),
  );
}

/** Units with a row for each of 24 months, which all units have. */
export function panel(seed: number, n = 60): TableSample {
  const draws = new Draws(seed);
  return table(
    Array.from({ length: n }, (_, unit) => {
      const level = 50 + 25 * draws.normal();
      const region = draws.from(['north', 'south', 'west']);
      return Array.from({ length: 24 }, (_, i) => ({
        unit: `U-${unit + 11}`,
        region,
        month: `${2022 + Math.floor(i / 12)}-${String(1 + (i % 12)).padStart(2, '0')}-01`,
        year: 2022 + Math.floor(i / 12),
        output: (level + i + 3 * draws.normal()).toFixed(1),
      }));
    }).flat(),
  );
}

/** Units with a row for each of 24 weeks, of which each unit has others. */
export function campaigns(seed: number, n = 60): TableSample {
  const draws = new Draws(seed);
  return table(
    Array.from({ length: n }, (_, unit) => {
      const first = 18_000 + draws.below(700);
      const region = draws.from(['north', 'south', 'west']);
      return Array.from({ length: 24 }, (_, i) => ({
        unit: `U-${unit + 11}`,
        region,
        week: dayText(first + 7 * i),
        output: (50 + 3 * draws.normal()).toFixed(1),
      }));
    }).flat(),
  );
}

/** The readings of devices, each with moments of its own. */
export function readings(seed: number, n = 120): TableSample {
  const draws = new Draws(seed);
  return table(
    Array.from({ length: n }, () => {
      const head = {
        device: `${draws.from(['ax', 'bq', 'cz'])}-${100_000 + draws.below(899_999)}`,
        model: draws.from(['M1', 'M2', 'M3']),
      };
      const level = 20 + 6 * draws.normal();
      let second = 1_640_000_000 + draws.below(10_000_000);
      return Array.from({ length: 4 + draws.below(9) }, () => {
        second += 600 + draws.below(60);
        return {
          ...head,
          at: new Date(second * 1000).toISOString().replace('.000', ''),
          celsius: (level + draws.normal()).toFixed(2),
          battery: 40 + draws.below(60),
        };
      });
    }).flat(),
  );
}

/** Shops by city, which are no groups: the table is only sorted. */
export function sortedByCity(seed: number, n = 1500): TableSample {
  const draws = new Draws(seed);
  const cities = Array.from({ length: 90 }, (_, i) => ({
    city: `Town ${String.fromCharCode(65 + (i % 26))}${String.fromCharCode(97 + ((i * 7) % 26))}${i}`,
    weight: 1 + 30 * draws.below(100) ** 2,
  }));
  const total = cities.reduce((sum, { weight }) => sum + weight, 0);
  const rows = Array.from({ length: n }, () => {
    let at = draws.below(total);
    const { city = '' } =
      cities.find(({ weight }) => {
        at -= weight;
        return at < 0;
      }) ?? {};
    return {
      city,
      kind: draws.from(['food', 'food', 'books', 'shoes']),
      staff: 1 + draws.below(30),
      opened: dayText(14_000 + draws.below(5000)),
    };
  });
  return table(rows.toSorted((a, b) => (a.city < b.city ? -1 : 1)));
}
