import { isIdentifierForm, isKnownName } from '../../tables/header-words.js';
import { isMissing, isNameOverValues, isWordOverFigures } from '../../tables/sniff-header.js';
import type { Cell } from '../../tables/table-sample.js';
import { mayIdentify } from '../privacy/identifying-values.js';
import type { KnownWords } from './known-words.js';

/** A record with this many cells that show a header is one, whatever the other cells are. */
const ENOUGH = 3;
/** Rows that are compared with a cell. */
const PROBE = 1000;

/** A cell of the first record, over the values of its column. */
interface Heading {
  readonly text: string;
  readonly values: readonly string[];
  readonly identifies: boolean;
}

/**
 * Whether the cells of a first record may be disclosed as names of columns. Three cells that differ from their columns
 * as headers do suffice. With fewer, one must be a known name, an identifier or one word over figures, or all must be words
 * over figures. Besides, a cell over a column of people, companies, addresses or phones must be a known name, or an
 * identifier beside other evidence: the record may be a row with a rare value and a gap.
 */
export function mayDisclose(
  cells: readonly string[],
  columns: readonly (readonly Cell[])[],
  words: KnownWords,
): boolean {
  const headings = columns.flatMap((column, i): readonly Heading[] => {
    const text = cells[i] ?? '';
    if (text === '') return [];
    const values = column.slice(0, PROBE).flatMap((cell) => cell?.trim() || []);
    return [{ text, values, identifies: mayIdentify(values, words) }];
  });
  if (lacksValues(headings)) return false;
  if (headings.filter(looksLikeName).length >= ENOUGH) return true;
  const isShown = headings.some(
    (heading) =>
      isKnown(heading) || (!heading.identifies && isUnlike(heading) && !isPhrase(heading)),
  );
  return (
    (isShown || headings.every(isOverFigures)) &&
    headings.every(
      (heading) =>
        !heading.identifies ||
        isKnown(heading) ||
        (isIdentifier(heading) && headings.some((other) => other !== heading && isShownBy(other))),
    )
  );
}

/** Whether half of the cells are words for missing values, as in a row of someone about whom little is known. */
function lacksValues(headings: readonly Heading[]): boolean {
  const missing = headings.filter(({ text }) => isMissing(text)).length;
  return 2 * missing >= headings.length && missing > 0 && !headings.some(isKnown);
}

function isShownBy(heading: Heading): boolean {
  return isKnown(heading) || (!heading.identifies && isOverFigures(heading) && !isPhrase(heading));
}

/** Several words over numbers may be a remark in the place of a number, such as `about forty`. */
function isPhrase({ text }: Heading): boolean {
  return /\s/.test(text);
}

function isOverFigures({ text, values }: Heading): boolean {
  return isWordOverFigures(text, values);
}

/** Names of people may end in words of columns, such as Price. */
function looksLikeName(heading: Heading): boolean {
  const { text, values, identifies } = heading;
  if (identifies) return isKnown(heading);
  return isUnlike(heading) || isNameOverValues(text, values);
}

function isUnlike(heading: Heading): boolean {
  return isOverFigures(heading) || isIdentifier(heading);
}

function isKnown({ text, values }: Heading): boolean {
  return isKnownName(text) && !values.includes(text);
}

function isIdentifier({ text, values }: Heading): boolean {
  return isIdentifierForm(text) && !values.some(isIdentifierForm);
}
