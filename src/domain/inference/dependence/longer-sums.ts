import { entryOf } from '../../basics/entry-of.js';
import type { Quantity } from './quantity.js';

/** More columns would take too long: the time grows with the fourth power of their number. */
const MOST_SUMMANDS = 45;
const MOST_CANDIDATES = 400;
const PROBES = 2;
const EPSILON = 1e-6;

/** The columns that add up to a result in one of a few rows: any three of them, or four and more beside each other. */
export function longerSumsOf(
  result: Quantity,
  all: readonly Quantity[],
  isExact: boolean,
): readonly (readonly Quantity[])[] {
  const others = all.slice(0, MOST_SUMMANDS);
  const found = new Map<string, readonly Quantity[]>();
  for (const row of fullestRows(result, others)) {
    const values = others.map(({ at }) => at(row));
    const slackOf = ({ isRounded, half }: Quantity): number => (isExact && !isRounded ? 0 : half);
    const slacks = others.map(slackOf);
    const sum = { target: result.at(row), slack: slackOf(result) + EPSILON, values, slacks };
    for (const indices of [...adjacent(sum), ...triples(sum)]) {
      if (found.size < MOST_CANDIDATES) {
        found.set(
          indices.join(),
          indices.map((i) => others[i] as Quantity),
        );
      }
    }
  }
  return [...found.values()];
}

/** The rows in which the most columns have a number. */
function fullestRows({ some }: Quantity, others: readonly Quantity[]): readonly number[] {
  const filled = new Map(
    some.map((row) => [row, others.filter(({ at }) => !Number.isNaN(at(row))).length]),
  );
  return [...some].sort((a, b) => entryOf(filled, b) - entryOf(filled, a)).slice(0, PROBES);
}

/** The values of a row, and how much each may be off by rounding. */
interface Sum {
  readonly target: number;
  readonly slack: number;
  readonly values: readonly number[];
  readonly slacks: readonly number[];
}

function* triples({ target, slack, values, slacks }: Sum): Generator<readonly number[]> {
  const count = values.length;
  for (let i = 0; i < count; i++) {
    for (let j = i + 1; j < count; j++) {
      const rest = target - (values[i] as number) - (values[j] as number);
      const room = slack + (slacks[i] as number) + (slacks[j] as number);
      for (let l = j + 1; l < count; l++) {
        const off = Math.abs(rest - (values[l] as number));
        if (off <= room + (slacks[l] as number)) yield [i, j, l];
      }
    }
  }
}

const LEAST_RUN = 4;

function* adjacent({ target, slack, values, slacks }: Sum): Generator<readonly number[]> {
  for (let start = 0; start < values.length; start++) {
    let rest = target;
    let room = slack;
    for (let end = start; end < values.length; end++) {
      rest -= values[end] as number;
      room += slacks[end] as number;
      const run = end - start + 1;
      if (run >= LEAST_RUN && Math.abs(rest) <= room) {
        yield Array.from({ length: run }, (_, i) => start + i);
      }
    }
  }
}
