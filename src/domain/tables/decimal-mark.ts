import type { Cell } from './table-sample.js';

/** A comma that can only be a decimal one: not three digits after it, a zero or a point before it. */
const COMMA = /^[-+]?(?:\d{1,3}(?:\.\d{3})+,\d+|\d+,(?:\d{1,2}|\d{4,})|0,\d+|,\d+)(?: ?[%€$£¥])?$/;
const POINT =
  /^[-+]?(?:\d{1,3}(?:,\d{3})+\.\d+|\d+\.(?:\d{1,2}|\d{4,})|0\.\d+|\.\d+)(?: ?[%€$£¥])?$/;
/** Thousands or decimals: `1,234`. */
const EITHER = /^[-+]?\d{1,3},\d{3}$/;

const LONGEST = 40;

/** Of the cells of a column that are not empty, the share that must be decimals: a few are a list, `2,4`. */
const LEAST_SHARE = 0.1;

function shareOf(sign: RegExp, cells: readonly string[]): number {
  return cells.filter((cell) => cell.length <= LONGEST && sign.test(cell)).length / cells.length;
}

/**
 * The mark before decimals, as most columns of decimals have it. `1,234` alone tells nothing: it is thousands,
 * but in a file whose cells a semicolon parts, which is how programs write where decimals take the comma.
 */
export function decimalMark(
  columns: readonly (readonly Cell[])[],
  delimiter: string | undefined,
): '.' | ',' {
  let [commas, points, either] = [0, 0, 0];
  for (const column of columns) {
    const cells = column.filter((cell): cell is string => cell !== null && cell !== '');
    const comma = shareOf(COMMA, cells);
    const point = shareOf(POINT, cells);
    commas += Number(comma >= LEAST_SHARE && comma > point);
    points += Number(point >= LEAST_SHARE && point >= comma);
    either += Number(shareOf(EITHER, cells) >= LEAST_SHARE);
  }
  if (commas + points > 0) return commas > points ? ',' : '.';
  return delimiter === ';' && either > 0 ? ',' : '.';
}
