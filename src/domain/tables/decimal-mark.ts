import type { Cell } from './table-sample.js';

/** A comma that can only be a decimal comma: other than three digits follow it, or a zero or a point precedes it. */
const COMMA = /^[-+]?(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,})|0,\d+|,\d+)(?: ?[%€$£¥])?$/;
const POINT =
  /^[-+]?(?:\d{1,3}(?:,\d{3})+\.\d+|\d+\.(?:\d{1,2}|\d{4,})|0\.\d+|\.\d+)(?: ?[%€$£¥])?$/;
/** Ambiguous: the comma of `1,234` can separate thousands or decimals. */
const EITHER = /^[-+]?\d{1,3},\d{3}$/;

const LONGEST = 40;

/** The least share of decimals among the cells of a column that are not empty: a few may be lists such as `2,4`. */
const LEAST_SHARE = 0.1;

/** The share of the cells that are of each form. Most cells have neither sign, which is faster to see than their form. */
function sharesOf(column: readonly Cell[]): Record<'comma' | 'point' | 'either', number> {
  let [filled, commas, points, either] = [0, 0, 0, 0];
  for (const cell of column) {
    if (cell === null || cell === '') continue;
    filled++;
    if (cell.length > LONGEST) continue;
    if (cell.includes(',')) {
      commas += Number(COMMA.test(cell));
      either += Number(EITHER.test(cell));
    }
    points += Number(cell.includes('.') && POINT.test(cell));
  }
  return { comma: commas / filled, point: points / filled, either: either / filled };
}

/**
 * The decimal mark that most columns of decimals use. If all are ambiguous, like `1,234`, the comma separates
 * thousands, except in a file with the delimiter `;`: programs write that where the decimal mark is a comma.
 */
export function decimalMark(
  columns: readonly (readonly Cell[])[],
  delimiter: string | undefined,
): '.' | ',' {
  let [commas, points, either] = [0, 0, 0];
  for (const column of columns) {
    const shares = sharesOf(column);
    const { comma, point } = shares;
    commas += Number(comma >= LEAST_SHARE && comma > point);
    points += Number(point >= LEAST_SHARE && point >= comma);
    either += Number(shares.either >= LEAST_SHARE);
  }
  if (commas + points > 0) return commas > points ? ',' : '.';
  return delimiter === ';' && either > 0 ? ',' : '.';
}
