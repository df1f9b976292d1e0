import { lazy } from '../../domain/basics/lazy.js';
import type { Streets } from '../../domain/places/gazetteer.js';
import { type ReadWorld, worldRows } from './world-files.js';

/** The sum of the weights of a country's streets, approximately. */
const TOTAL = 2 ** 30;

interface Weighed {
  readonly text: string;
  /** The part of the sum of all weights. */
  readonly share: number;
}

/** Decodes "Kerkstraat=10|Molenweg=7"; texts without a weight are equally frequent. */
function weighedOf(field: string): readonly Weighed[] {
  const entries = field.split('|').map((entry) => {
    const [text = '', weight = '1'] = entry.split('=');
    return { text, share: Number(weight) };
  });
  const sum = entries.reduce((total, { share }) => total + share, 0);
  return entries.map(({ text, share }) => ({ text, share: share / sum }));
}

/** Combines the kinds and the names of each group of lines. A street of two groups has the weight of both. */
function streetsOf(lines: readonly string[]): Streets {
  const weights = new Map<string, number>();
  for (const line of lines) {
    const [, groupShare, kinds = '', names = ''] = line.split('\t');
    for (const kind of weighedOf(kinds)) {
      for (const name of weighedOf(names)) {
        const street = kind.text.replace('*', name.text);
        const weight = TOTAL * Number(groupShare) * kind.share * name.share;
        weights.set(street, (weights.get(street) ?? 0) + Math.max(1, Math.round(weight)));
      }
    }
  }
  return { names: Object.freeze([...weights.keys()]), weights: [...weights.values()] };
}

/** The streets of countries whose names are combined at their first use. */
class WorldStreets implements Streets {
  readonly #streets: () => Streets;

  constructor(lines: readonly string[]) {
    this.#streets = lazy(() => streetsOf(lines));
  }

  get names(): readonly string[] {
    return this.#streets().names;
  }

  get weights(): readonly number[] {
    return this.#streets().weights;
  }
}

/** Decodes `streets.tsv`: the streets by alpha-2 code. Countries that share their streets have the same object. */
export function worldStreets(read: ReadWorld): ReadonlyMap<string, Streets> {
  const groups = new Map<string, string[]>();
  for (const line of worldRows(read, 'streets.tsv')) {
    const countries = line.slice(0, line.indexOf('\t'));
    groups.set(countries, [...(groups.get(countries) ?? []), line]);
  }
  return new Map(
    [...groups].flatMap(([countries, lines]) => {
      const streets = new WorldStreets(lines);
      return countries.split(' ').map((alpha2) => [alpha2, streets] as const);
    }),
  );
}
