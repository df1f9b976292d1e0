import { scoreAt } from '../copula/normal-scores.js';
import { TWO_32 } from '../random/fractions.js';
import { numberKey } from '../random/key.js';
import { highWord, type Key, lane, word } from '../random/mix.js';

/** What happens to the values of a series for some steps. */
export const INCIDENT_KINDS = ['shift', 'spike', 'drift', 'stuck', 'noise'] as const;

export type IncidentKind = (typeof INCIDENT_KINDS)[number];

const [HAPPENS, LENGTH, PLACE, KIND, SIZE, PHASE] = [0, 1, 2, 3, 4, 5];
const TWO_31 = TWO_32 / 2;

export interface IncidentTerms {
  readonly kinds: readonly IncidentKind[];
  /** How often each kind happens, relative to the others. */
  readonly weights: readonly number[];
  /** The share of the steps in incidents: at most a quarter. */
  readonly share: number;
  /** The most steps of an incident. All lengths up to it are equally frequent. */
  readonly longest: number;
  /** How far the values go, on average. */
  readonly size: number;
}

export interface Incident {
  /** The place of its kind in the list. */
  readonly index: number;
  readonly kind: IncidentKind;
  /** The number of its first step, which may lie before the first one of the series. */
  readonly start: number;
  readonly length: number;
  /** How far the values go, above 0 if they rise. */
  readonly size: number;
}

/** A run of successive steps of a group; `row` is the number of the first one in its table. */
interface Run {
  readonly group: number;
  readonly first: number;
  readonly row: number;
}

/** Items `from` to `to` of a run lie in an incident. */
export type VisitIncident = (incident: Incident, from: number, to: number) => void;

/**
 * The incidents of each group. The steps of a group are divided into blocks that begin at a place of its own. A block has
 * at most one incident, which ends before its last step. So those of a window follow from its blocks alone, and at least one
 * step lies between two of them.
 */
export class Incidents {
  readonly kinds: readonly IncidentKind[];
  readonly #terms: IncidentTerms;
  readonly #key: Key;
  readonly #noise: Key;
  readonly #block: number;
  readonly #chance: number;
  /** The sums of the weights up to each kind, as shares. */
  readonly #sums: readonly number[];

  constructor(terms: IncidentTerms, keyOf: (part: string) => Key) {
    const { kinds, share, longest, weights } = terms;
    this.kinds = kinds;
    this.#terms = terms;
    this.#key = keyOf('incidents');
    this.#noise = keyOf('noise of incidents');
    this.#block = 2 * longest;
    this.#chance = (share * this.#block) / ((longest + 1) / 2);
    const sum = weights.reduce((all, weight) => all + weight, 0);
    let before = 0;
    this.#sums = weights.map((weight) => {
      before += weight;
      return before / sum;
    });
  }

  /** Visits the incidents of `count` steps of a group, in order. */
  each({ group, first }: Run, count: number, visit: VisitIncident): void {
    const key = numberKey(this.#key, group);
    const phase = Math.floor(fractionAt(key, 0, PHASE) * this.#block);
    const last = Math.floor((first + count - 1 + phase) / this.#block);
    for (let block = Math.floor((first + phase) / this.#block); block <= last; block++) {
      const incident = this.#incidentOf(key, block, phase);
      if (incident === undefined) continue;
      const from = Math.max(0, incident.start - first);
      const to = Math.min(count, incident.start + incident.length - first);
      if (from < to) visit(incident, from, to);
    }
  }

  #incidentOf(key: Key, block: number, phase: number): Incident | undefined {
    if (fractionAt(key, block, HAPPENS) >= this.#chance) return undefined;
    const { longest, size } = this.#terms;
    const length = 1 + Math.floor(fractionAt(key, block, LENGTH) * longest);
    const place = Math.floor(fractionAt(key, block, PLACE) * (this.#block - length));
    const kindAt = fractionAt(key, block, KIND);
    const index = this.#sums.findIndex((sum) => kindAt < sum);
    const bits = wordAt(key, block, SIZE);
    const distance = size * (0.5 + (bits & 0x7fffffff) / TWO_31);
    return {
      index,
      kind: this.kinds[index] as IncidentKind,
      start: block * this.#block - phase + place,
      length,
      size: bits < 0 ? -distance : distance,
    };
  }

  /** Adds to the values of a run what its incidents add; values that are stuck stay as they are. */
  add(values: Float64Array, run: Run): void {
    this.each(run, values.length, (incident, from, to) => {
      const before = run.first - incident.start;
      for (let i = from; i < to; i++) {
        const added =
          incident.kind === 'noise'
            ? incident.size * scoreAt(this.#noise, run.row + i)
            : incident.size * shareAt(incident, before + i);
        values[i] = (values[i] as number) + added;
      }
    });
  }
}

/** The share of its size that an incident adds to one of its steps, which count from 0. */
function shareAt({ kind, length }: Incident, step: number): number {
  switch (kind) {
    case 'shift':
      return 1;
    case 'spike':
      return Math.min(step + 1, length - step) / Math.ceil(length / 2);
    case 'drift':
      return (step + 1) / length;
    default:
      return 0;
  }
}

function wordAt(key: Key, number: number, k: number): number {
  return word(number | 0, key.a, lane(key, highWord(number), k));
}

/** A fraction from 0 to below 1. */
function fractionAt(key: Key, number: number, k: number): number {
  return (wordAt(key, number, k) >>> 0) / TWO_32;
}
