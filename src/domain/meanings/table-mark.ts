/** Columns that a mark of their table must begin at least, and their share of all. */
const LEAST_COLUMNS = 3;
const LEAST_SHARE = 0.7;
const MOST_LETTERS = 5;
/** Words that begin names of columns and say something. */
const SPEAKING = ['is', 'has', 'can', 'was', 'min', 'max', 'id', 'to', 'in', 'on', 'no', 'use'];

/**
 * The short form of a table with which the names of most of its columns begin, such as `ec` in `ec_name` of
 * `emp_children`. It says nothing about the values. Undefined if there is none.
 */
export function tableMark(
  columns: readonly (readonly string[])[],
  table: readonly string[],
): string | undefined {
  const [first = []] = columns.filter((words) => words.length > 1).toSorted(byFrequency(columns));
  const mark = first[0] ?? '';
  const count = columns.filter((words) => words.length > 1 && words[0] === mark).length;
  if (count < LEAST_COLUMNS || count < LEAST_SHARE * columns.length) return undefined;
  const isShort = mark.length >= 1 && mark.length <= MOST_LETTERS;
  if (!isShort || SPEAKING.includes(mark) || table.includes(mark)) return undefined;
  // A letter alone marks columns, as in `c_name`.
  if (mark.length === 1) return mark;
  return table.some((word) => word[0] === mark[0]) && shortens(mark, table.join(''))
    ? mark
    : undefined;
}

function byFrequency(columns: readonly (readonly string[])[]) {
  const counts = new Map<string, number>();
  for (const [word = ''] of columns) counts.set(word, (counts.get(word) ?? 0) + 1);
  return ([a = '']: readonly string[], [b = '']: readonly string[]): number =>
    (counts.get(b) ?? 0) - (counts.get(a) ?? 0);
}

/** Whether the letters of a short form occur in a text, in their order. */
function shortens(mark: string, text: string): boolean {
  let at = 0;
  for (const letter of mark) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}
