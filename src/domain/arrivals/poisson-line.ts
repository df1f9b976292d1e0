import { scoreAt } from '../copula/normal-scores.js';
import { TWO_32 } from '../random/fractions.js';
import { numberKey } from '../random/key.js';
import { highWord, type Key, lane, word } from '../random/mix.js';

/** The end of the first octave; each further one is as long as all before it. */
const BASE = 1024;
/** A stretch with this many points or fewer is not halved again. */
const FEW = 16;
/** Up to this number the ones among random bits are counted; above it, their normal approximation is not told apart. */
const MOST_BITS = 2048;
/** The first word of the points of a stretch: those before it halve it. */
const FIRST_POINT = MOST_BITS / 32;

/** A stretch of the line with its points. */
interface Stretch {
  /** 1 for an octave; its halves have twice this number, and twice this number and one. */
  readonly node: number;
  readonly from: number;
  readonly length: number;
  readonly points: number;
  /** The number of points before it. */
  readonly rank: number;
}

/**
 * Fills `out` with successive points of a Poisson process: independent points on a line from 0 on without an end, one in
 * each unit on average. Points are numbered in their order, from 0, and `first` is the number of the first one.
 *
 * Each octave of the line has a number of points of its own. Halves share it by random bits, as independent points fall
 * into halves, so any run of points is found by way of O(log) stretches.
 */
export function fillPoints(out: Float64Array, key: Key, first: number): void {
  const end = first + out.length;
  let rank = 0;
  for (let octave = 0, from = 0, length = BASE; rank < end; octave++) {
    const own = numberKey(key, octave);
    const points = countOf(length, scoreAt(own, 0));
    if (rank + points > first) {
      fillStretch(out, own, first, { node: 1, from, length, points, rank });
    }
    rank += points;
    from += length;
    length = from;
  }
}

/** A number from the Poisson distribution with a large mean, by its normal score (with a term for its skewness). */
function countOf(mean: number, score: number): number {
  return Math.max(0, Math.floor(mean + Math.sqrt(mean) * score + (score * score - 1) / 6 + 0.5));
}

function fillStretch(out: Float64Array, key: Key, first: number, stretch: Stretch): void {
  const { node, from, length, points, rank } = stretch;
  if (rank >= first + out.length || rank + points <= first) return;
  if (points <= FEW) {
    fillFew(out, key, first, stretch);
    return;
  }
  const half = length / 2;
  const left = halfOf(points, key, node);
  fillStretch(out, key, first, { node: 2 * node, from, length: half, points: left, rank });
  fillStretch(out, key, first, {
    node: 2 * node + 1,
    from: from + half,
    length: half,
    points: points - left,
    rank: rank + left,
  });
}

/** How many of n points fall into the first half: a number from the binomial distribution. */
function halfOf(n: number, key: Key, node: number): number {
  if (n > MOST_BITS) {
    const wanted = Math.floor(n / 2 + Math.sqrt(n / 4) * scoreAt(key, node) + 0.5);
    return Math.max(0, Math.min(n, wanted));
  }
  const high = highWord(node);
  let ones = 0;
  for (let k = 0, rest = n; rest > 0; k++, rest -= 32) {
    const bits = word(node | 0, key.a, lane(key, high, k));
    ones += onesOf(rest >= 32 ? bits : bits & ((1 << rest) - 1));
  }
  return ones;
}

/** The number of bits that are 1. */
function onesOf(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

const few = new Float64Array(FEW);

function fillFew(out: Float64Array, key: Key, first: number, stretch: Stretch): void {
  const { node, from, length, points, rank } = stretch;
  const high = highWord(node);
  const sorted = few.subarray(0, points);
  for (let i = 0; i < points; i++) {
    const bits = word(node | 0, key.a, lane(key, high, FIRST_POINT + i)) >>> 0;
    sorted[i] = from + (length * (bits + 0.5)) / TWO_32;
  }
  sorted.sort();
  const begin = Math.max(0, first - rank);
  const end = Math.min(points, first + out.length - rank);
  for (let i = begin; i < end; i++) out[rank + i - first] = sorted[i] as number;
}
