import { greatest } from '../../basics/extremes.js';
import { nth } from '../../basics/nth.js';
import { axisOfField } from '../dependence/axis-of-field.js';
import type { InferredField } from '../inferred-schema.js';
import { positionOf } from '../privacy/privacy.js';
import type { ColumnValues } from '../reading/column-values.js';

const NUMBER_TYPES = ['float', 'integer', 'percentage', 'price', 'year'];
/** Nines, eights or sevens alone, as -9, 99, 999.9 or 8888: figures by which people say that there is no value. */
const USUAL = /^(?:0|-1|-?(?:9+(?:\.9+)?|8+(?:\.8+)?|7+(?:\.7+)?))$/;
/** How many of the least and of the greatest numbers may be marks: the most that are marks together count. */
const ENDS = [
  [3, 0],
  [2, 1],
  [1, 2],
  [0, 3],
  [2, 0],
  [1, 1],
  [0, 2],
  [1, 0],
  [0, 1],
] as const;
/** The distance of a mark from the other numbers, as a share of their range: of any number, and of 0 or a usual one. */
const [FAR, NEAR] = [1, 0.25];
/** The same as a multiple of the widest gap between the others. */
const LEAST_GAPS = 2;
/** Beside fewer different numbers, one that lies apart is one end of a scale, such as -1 beside 0 and 1. */
const FEWEST_OTHERS = 8;

/** A number, the texts that write it and their rows. */
interface Written {
  readonly at: number;
  readonly number: number;
  readonly texts: readonly string[];
  readonly rows: number;
}

/**
 * The numbers of a column that say that it has no value, such as -999, by their texts. Each has k rows or more and lies
 * far beyond all others. As numbers they would be part of every mean and correlation. Of the others, the k - 1 outermost
 * ones at each end do not count: so no row alone decides.
 */
export function markedNumbers(
  field: InferredField,
  values: ColumnValues,
  k: number,
): ReadonlyMap<string, number> {
  const order = writtenNumbers(field, values);
  for (const [low, high] of ENDS) {
    const rest = order.slice(low, order.length - high);
    if (rest.length < FEWEST_OTHERS) continue;
    const marks = [...order.slice(0, low), ...order.slice(order.length - high)];
    if (!marks.every((mark) => isMark(mark, rest, k))) continue;
    return new Map(marks.flatMap(({ texts, number }) => texts.map((text) => [text, number])));
  }
  return new Map();
}

/** The numbers of a column in order; none if it has no numbers. */
function writtenNumbers(field: InferredField, values: ColumnValues): readonly Written[] {
  const read = NUMBER_TYPES.includes(field.type) ? axisOfField(field, values) : undefined;
  const byNumber = new Map<number, { texts: string[]; rows: number }>();
  for (const [text, at] of read?.numbers ?? []) {
    if (Number.isNaN(at)) continue;
    const own = byNumber.get(at) ?? { texts: [], rows: 0 };
    own.texts.push(text);
    own.rows += values.counts.get(text) ?? 0;
    byNumber.set(at, own);
  }
  return [...byNumber]
    .map(([at, own]) => ({ at, number: Number(read?.axis.edge(at)), ...own }))
    .sort((a, b) => a.at - b.at);
}

function isMark({ at, number, rows }: Written, others: readonly Written[], k: number): boolean {
  const total = others.reduce((sum, each) => sum + each.rows, 0);
  if (rows < k || total < 3 * k) return false;
  const [from, to] = [positionOf(others, k), positionOf(others, total - k + 1)];
  const gap = at < from ? from - at : at - to;
  const isUsual = USUAL.test(String(number));
  const isOnlyNegative = number < 0 && nth(others, 0).at >= 0;
  if (isUsual && isOnlyNegative) return true;
  const inner = others.filter((each) => each.at >= from && each.at <= to);
  const gaps = inner.slice(1).map((each, i) => each.at - nth(inner, i).at);
  return gap > Math.max((isUsual ? NEAR : FAR) * (to - from), LEAST_GAPS * greatest(gaps));
}
