import { fillScores, scoreAt } from '../copula/normal-scores.js';
import { exp } from '../distributions/elementary.js';
import { numberKey } from '../random/key.js';
import type { Key } from '../random/mix.js';
import type { Bend } from './bend.js';
import type { Incidents } from './incidents.js';
import type { MeanReversion } from './mean-reversion.js';
import { fillWalk } from './random-walk.js';
import { addSeason, type Season } from './season.js';

/** The parts of a series, which add up; growth multiplies their sum. Deviations are standard deviations. */
export interface SeriesParts {
  readonly level: number;
  /** The deviation of the levels of groups. */
  readonly spread: number;
  /** What the values gain in each unit of the positions, counted from `origin`. */
  readonly trend: number;
  readonly origin: number;
  readonly seasons: readonly Season[];
  readonly memory:
    | {
        readonly reversion: MeanReversion;
        readonly deviation: number;
        /** The share of the variance that all groups have in common. */
        readonly common: number;
      }
    | undefined;
  /** The deviation of each step of a random walk. */
  readonly walk: number;
  /** The logarithm of the factor of each step: its mean and its deviation. */
  readonly growth: { readonly mean: number; readonly deviation: number };
  /** The deviation of each value on its own. */
  readonly noise: number;
  readonly incidents: Incidents | undefined;
  readonly bend: Bend | undefined;
}

/** Successive steps of one group. */
export interface SeriesRun {
  readonly group: number;
  readonly first: number;
  /** The number of the first row in its table. */
  readonly row: number;
  /** The place of each step: its number, or its moment in milliseconds. */
  readonly positions: Float64Array;
}

/** Returns the key of a part of a series. */
export type KeyOfPart = (part: string) => Key;

/** A series of numbers for each group. Any run of steps is computed without those before it. */
export class Series {
  readonly #parts: SeriesParts;
  readonly #keyOf: KeyOfPart;
  #scratch = new Float64Array(0);

  constructor(parts: SeriesParts, keyOf: KeyOfPart) {
    this.#parts = parts;
    this.#keyOf = keyOf;
  }

  /** Fills `out` with the values of a run. */
  fill(out: Float64Array, run: SeriesRun): void {
    const { level, spread, trend, origin, seasons, bend } = this.#parts;
    const { group, positions } = run;
    const own = spread === 0 ? level : level + spread * scoreAt(this.#keyOf('level'), group);
    for (let i = 0; i < out.length; i++) {
      out[i] = own + trend * ((positions[i] as number) - origin);
    }
    for (const season of seasons) addSeason(out, season, positions);
    this.#addMemory(out, run);
    this.#addWalk(out, run);
    this.#addNoise(out, run);
    this.#parts.incidents?.add(out, run);
    this.#grow(out, run);
    if (bend === undefined) return;
    for (let i = 0; i < out.length; i++) out[i] = bend(out[i] as number);
  }

  #addMemory(out: Float64Array, { group, first }: SeriesRun): void {
    const { memory } = this.#parts;
    if (memory === undefined) return;
    const { reversion, deviation, common } = memory;
    const scores = this.#room(out.length);
    if (common < 1) {
      reversion.fill(scores, numberKey(this.#keyOf('memory'), group), first);
      add(out, scores, deviation * Math.sqrt(1 - common));
    }
    if (common > 0) {
      reversion.fill(scores, this.#keyOf('common'), first);
      add(out, scores, deviation * Math.sqrt(common));
    }
  }

  #addWalk(out: Float64Array, { group, first }: SeriesRun): void {
    const { walk } = this.#parts;
    if (walk === 0) return;
    const steps = this.#room(out.length);
    fillWalk(steps, numberKey(this.#keyOf('walk'), group), first);
    add(out, steps, walk);
  }

  #addNoise(out: Float64Array, { row }: SeriesRun): void {
    const { noise } = this.#parts;
    if (noise === 0) return;
    const scores = this.#room(out.length);
    fillScores(scores, this.#keyOf('noise'), row, out.length);
    add(out, scores, noise);
  }

  #grow(out: Float64Array, { group, first }: SeriesRun): void {
    const { mean, deviation } = this.#parts.growth;
    if (mean === 0 && deviation === 0) return;
    const steps = this.#room(out.length);
    if (deviation === 0) steps.fill(0);
    else fillWalk(steps, numberKey(this.#keyOf('growth'), group), first);
    for (let i = 0; i < out.length; i++) {
      const power = mean * (first + i) + deviation * (steps[i] as number);
      out[i] = (out[i] as number) * exp(power);
    }
  }

  #room(length: number): Float64Array {
    if (this.#scratch.length < length) this.#scratch = new Float64Array(length);
    return this.#scratch.subarray(0, length);
  }
}

function add(out: Float64Array, scores: Float64Array, factor: number): void {
  for (let i = 0; i < out.length; i++) {
    out[i] = (out[i] as number) + factor * (scores[i] as number);
  }
}
