import { TWO_32 } from './fractions.js';
import { highWord, type Key, lane, word } from './mix.js';

const TWO_31 = 0x8000_0000;

/** Rows of a block, each in a stratum of its own: a stratum is a 64th of the places. */
const BLOCK_BITS = 6;
const BLOCK = 1 << BLOCK_BITS;

/** The words of a row: one shuffles the strata of its block, one has the last bits of its place. Keys take the others. */
const SHUFFLE = 0;
const LAST_BITS = 1;
const FIRST_KEY = 2;

/** A key for the scramble, and an odd factor and a summand for each round of the permutation. */
const ROUNDS = 4;
const KEYS_OF_STRATUM = 1 + 2 * ROUNDS;
/** More than the bits of a block's number. */
const MOST_BITS = 32;

/** The bits of a place below those of its stratum: all of them fit into the 53 bits of a double. */
const FINE_BITS = 14;
const FINE = 1 << FINE_BITS;

/** The reversed 32 bits of a number. */
function reversed(bits: number): number {
  let x = bits;
  x = ((x >>> 1) & 0x55555555) | ((x & 0x55555555) << 1);
  x = ((x >>> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >>> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >>> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return (x >>> 16) | (x << 16);
}

/**
 * Owen's nested scramble of a fraction of 32 bits: each bit is flipped or not by a hash of the bits above it (S. Laine and
 * T. Karras, 2011, with the constants of B. Burley, "Practical Hash-based Owen Scrambling", JCGT 9(4), 2020).
 */
function scrambled(fraction: number, key: number): number {
  let x = (reversed(fraction) + key) | 0;
  x ^= Math.imul(x, 0x6c50b47c);
  x ^= Math.imul(x, 0xb82f1e52);
  x ^= Math.imul(x, 0xc7afe638);
  x ^= Math.imul(x, 0x8d22f6e6);
  return reversed(x) >>> 0;
}

/** How the blocks with numbers of as many bits take their places in each stratum. */
interface Stage {
  /** The bits after the highest one of the numbers of its blocks; -1 for block 0. */
  readonly bits: number;
  /** For each stratum the key of its scramble, then the factors and summands of the rounds. */
  readonly keys: Int32Array;
}

function stageOf(key: Key, region: number, bits: number): Stage {
  const keys = new Int32Array(BLOCK * KEYS_OF_STRATUM);
  for (let k = 0; k < KEYS_OF_STRATUM; k++) {
    const own = lane(key, region, FIRST_KEY + k);
    // The scramble of a stratum is that of all stages; the order of the blocks is another one in each.
    const stage = k === 0 ? 0 : bits;
    for (let stratum = 0; stratum < BLOCK; stratum++) {
      keys[stratum * KEYS_OF_STRATUM + k] = word(stratum * MOST_BITS + stage, key.a, own);
    }
  }
  return { bits, keys };
}

/** The place of a block within a stratum, from 0 to 2^32 - 1. */
function withinStratum({ bits, keys }: Stage, stratum: number, block: number): number {
  const first = stratum * KEYS_OF_STRATUM;
  const scramble = keys[first] as number;
  if (bits < 0) return scrambled(0, scramble);
  const mask = (1 << bits) - 1;
  const shift = Math.max(1, bits >>> 1);
  let place = block & mask;
  for (let k = first + 1; k < first + KEYS_OF_STRATUM; k += 2) {
    place = (Math.imul(place, (keys[k] as number) | 1) + (keys[k + 1] as number)) & mask;
    place ^= place >>> shift;
  }
  // The blocks before have the even places of this many bits; these take the odd ones.
  return scrambled((2 * place + 1) << (31 - bits), scramble);
}

/** Fills `strata` with the stratum of each row of a block: a shuffle (Fisher and Yates) by the words of these rows. */
function shuffle(strata: Int32Array, key: Key, first: number): void {
  const own = lane(key, highWord(first), SHUFFLE);
  for (let i = 0; i < BLOCK; i++) strata[i] = i;
  for (let last = BLOCK - 1; last > 0; last--) {
    const bits = word((first + last) | 0, key.a, own) >>> 0;
    const target = Math.floor((bits * (last + 1)) / TWO_32);
    const moved = strata[last] as number;
    strata[last] = strata[target] as number;
    strata[target] = moved;
  }
}

/**
 * Fills `out` with a place above 0 and below 1 for each row of a window. The places of successive rows are more even than
 * independent ones. Each block of 64 rows has one place in each 64th. Of the first 2^m blocks, each has another of the 2^m
 * parts of a 64th. A place is a function of the key and its row alone.
 */
export function fillEvenPlaces(out: Float64Array, key: Key, row: number, count: number): void {
  const strata = new Int32Array(BLOCK);
  const lastBits = lane(key, highWord(row), LAST_BITS);
  let stage: Stage | undefined;
  let block = 0;
  for (let i = 0; i < count; i++) {
    const inBlock = (row + i) % BLOCK;
    if (inBlock === 0 || i === 0) {
      const first = row + i - inBlock;
      // Blocks from the 2^31st on begin anew, with other keys.
      const region = Math.floor(first / (BLOCK * TWO_31));
      block = first / BLOCK - region * TWO_31;
      const bits = 31 - Math.clz32(block);
      if (stage?.bits !== bits) stage = stageOf(key, region, bits);
      shuffle(strata, key, first);
    }
    const stratum = strata[inBlock] as number;
    const within = withinStratum(stage as Stage, stratum, block);
    const fine = word((row + i) | 0, key.a, lastBits) >>> (32 - FINE_BITS);
    out[i] = (stratum + (within + (fine + 0.5) / FINE) / TWO_32) / BLOCK;
  }
}
