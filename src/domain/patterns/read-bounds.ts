import type { PatternReader } from './pattern-reader.js';

const MOST_REPEATS = 1000;

/** The number of repetitions. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const ONCE: Bounds = { min: 1, max: 1 };
const COUNTED = /\{(\d+)(?:,(\d+))?\}/y;
const OPEN_ENDED = /[*+]|\{\d+,\}/y;

/** Reads a quantifier; without one, the bounds are 1 and 1. */
export function readBounds(reader: PatternReader): Bounds | undefined {
  const from = reader.position;
  const bounds = reader.takes('?') ? { min: 0, max: 1 } : readCounts(reader);
  if (bounds === undefined || reader.position === from) return bounds;
  // A lazy quantifier changes which parts of a text it matches, but not the set of texts.
  reader.takes('?');
  if (/^[*+?{]$/.test(reader.next)) {
    return reader.refuse('a single quantifier, or a group around the repeated part');
  }
  return bounds;
}

function readCounts(reader: PatternReader): Bounds | undefined {
  const from = reader.position;
  const open = reader.match(OPEN_ENDED);
  if (open !== null) {
    const bounded = open[0] === '+' ? '{1,10}' : '{0,10}';
    return reader.refuse(`a bounded quantifier, such as ${bounded}`, from, reader.position);
  }
  const counted = reader.match(COUNTED);
  if (counted === null) return ONCE;
  const min = Number(counted[1]);
  const max = Number(counted[2] ?? counted[1]);
  if (max < min) return reader.refuse('a quantifier with its minimum first', from, reader.position);
  if (max > MOST_REPEATS) {
    return reader.refuse(`at most ${MOST_REPEATS} repeats`, from, reader.position);
  }
  return { min, max };
}
