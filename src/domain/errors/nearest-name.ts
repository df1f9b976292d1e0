import { Budget } from '../basics/budget.js';

/** Names longer than this, in characters, get no suggestion: the edit distance would cost too much. */
const LONGEST = 64;
/** The most edits in a misspelling, and the characters of a name for each edit after the first. */
const MOST_EDITS = 3;
const LENGTH_PER_EDIT = 4;
/** The shortest name that is taken for the beginning or the consonants of a longer one. */
const SHORTEST_ABBREVIATION = 3;
/** A word that is a letter away from a shorter one is more likely another word than a misspelling: book is not bool. */
const SHORTEST_MISSPELT_WORD = 5;
/** The steps to compare a name with another one, beside those of the edit distance. */
const NAME_STEPS = 4;
/** The most steps for the suggestions of one request, about 30 ms: a request may have a thousand names, and as many wrong ones. */
const MOST_STEPS = 500_000;

/** A known name that is close to a misspelt one. A smaller `rank` is closer. */
export interface NameMatch {
  readonly name: string;
  readonly rank: number;
}

/** The budget for all suggestions of one request. */
export function suggestionBudget(): Budget {
  return new Budget(MOST_STEPS);
}

/** Returns the known name that a misspelt or abbreviated name means; undefined if no name is plausible, or the budget is spent. */
export function nearestName(
  name: string,
  known: readonly string[],
  budget = suggestionBudget(),
): string | undefined {
  return nearestMatch(name, known, budget)?.name;
}

/**
 * Returns the known name that is closest to a name: first one that differs only in case and separators, then the
 * shortest one that the name abbreviates, then the one with the fewest edits. Other words of the language may be close to
 * known names that are `words`, so those are only meant by their beginning, or by a misspelling of a longer one.
 */
export function nearestMatch(
  name: string,
  known: readonly string[],
  budget: Budget,
  { words = false } = {},
): NameMatch | undefined {
  if (name.length > LONGEST) return undefined;
  const wanted = plain(name);
  let nearest: NameMatch | undefined;
  /** Fewer edits than those of the nearest name so far. */
  let fewer = MOST_EDITS;
  for (const candidate of known) {
    if (!budget.spend(NAME_STEPS)) return undefined;
    if (candidate.length > LONGEST) continue;
    const other = plain(candidate);
    const mayDiffer = !words || other.length >= SHORTEST_MISSPELT_WORD;
    const limit = mayDiffer ? Math.min(mostEdits(wanted, other), fewer) : 0;
    const rank = wordRank(wanted, other, words) ?? editRank(wanted, other, limit, budget);
    if (rank !== undefined && rank < (nearest?.rank ?? Number.POSITIVE_INFINITY)) {
      nearest = { name: candidate, rank };
      fewer = Math.ceil(rank) - 2;
    }
  }
  return budget.spent ? undefined : nearest;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[- ]/g, '_');
}

/** Between 0 and 2, the rank of an edit. */
function wordRank(wanted: string, other: string, isWord: boolean): number | undefined {
  if (wanted === other) return 0;
  if (wanted.length < SHORTEST_ABBREVIATION || wanted.length >= other.length) return undefined;
  const isShort = other.startsWith(wanted) || (!isWord && hasConsonants(wanted, other));
  return isShort ? 1 + other.length / (LONGEST + 1) : undefined;
}

/** Whether a name has only consonants of another one, among them its first and its last letter: `qty` is short for `quantity`. */
function hasConsonants(short: string, long: string): boolean {
  if (/[aeiou_]/.test(short) || short.at(-1) !== long.at(-1) || short[0] !== long[0]) return false;
  let at = -1;
  for (const letter of short) {
    at = long.indexOf(letter, at + 1);
    if (at < 0) return false;
  }
  return true;
}

/** The most edits that make one name a plausible misspelling of the other. Few people get the first letter wrong. */
function mostEdits(a: string, b: string): number {
  const longer = Math.max(a.length, b.length);
  const most = Math.max(1, Math.min(MOST_EDITS, Math.floor((longer - 1) / LENGTH_PER_EDIT)));
  if (a[0] === b[0]) return most;
  if (a[0] === b[1] && a[1] === b[0]) return most;
  return a[0] === b[1] || a[1] === b[0] ? 1 : 0;
}

/** The rank of a misspelling with at most `limit` edits. */
function editRank(a: string, b: string, limit: number, budget: Budget): number | undefined {
  // If every character had to change, the name is a different one: "x" is not a misspelt ",".
  const most = Math.min(limit, Math.max(a.length, b.length) - 1);
  const singular = a.endsWith('ies') ? `${a.slice(0, -3)}y` : a;
  for (let edits = 1; edits <= most; edits++) {
    const isNear = (name: string): boolean => isWithin(name, 0, b, 0, edits, budget);
    if (isNear(a) || (singular !== a && isNear(singular))) return 1 + edits;
  }
  return undefined;
}

/**
 * Whether the rest of a name from character `i` on becomes the rest of another one from `j` on by at most
 * `edits` edits. An edit inserts, deletes or changes a character, or swaps two neighbours.
 */
function isWithin(
  a: string,
  i: number,
  b: string,
  j: number,
  edits: number,
  budget: Budget,
): boolean {
  if (Math.abs(a.length - i - (b.length - j)) > edits) return false;
  let x = i;
  while (x < a.length && a.charCodeAt(x) === b.charCodeAt(x + j - i)) x++;
  const y = x + j - i;
  if (x >= a.length || y >= b.length) return a.length - x + b.length - y <= edits;
  if (edits === 0 || !budget.spend(x - i + 1)) return false;
  const isSwap = a[x] === b[y + 1] && a[x + 1] === b[y];
  return (
    isWithin(a, x + 1, b, y + 1, edits - 1, budget) ||
    isWithin(a, x + 1, b, y, edits - 1, budget) ||
    isWithin(a, x, b, y + 1, edits - 1, budget) ||
    (isSwap && isWithin(a, x + 2, b, y + 2, edits - 1, budget))
  );
}
