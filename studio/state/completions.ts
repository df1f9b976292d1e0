import { cellOf, RESERVED_WORDS } from '../../src/page/index.js';
import { formulaFunctions } from './formula-functions.js';

/** What can stand at the cursor. */
export interface Completion {
  readonly label: string;
  readonly note: string;
  readonly insert: string;
  /** The place of the cursor in `insert` afterwards. */
  readonly cursor: number;
}

/** The completions of the word from `from` to `to`, the likeliest first. */
export interface Completions {
  readonly from: number;
  readonly to: number;
  readonly choices: readonly Completion[];
}

const NONE: Completions = { from: 0, to: 0, choices: [] };
/** More would hide what is below the line. */
const MOST = 8;
const IDENTIFIER = /^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/;

/**
 * Completes a formula at a cursor with names of fields, which may be dotted, and with functions. Before a word begins, it
 * completes only if `isAsked`.
 */
export function completeFormula(
  text: string,
  cursor: number,
  names: readonly string[],
  isAsked: boolean,
): Completions {
  const before = text.slice(0, cursor);
  if (isInText(before)) return NONE;
  const word = /[A-Za-z_]\w*$/.exec(before)?.[0] ?? '';
  const from = cursor - word.length;
  const owner = /(?:^|[^\w.])([A-Za-z_][\w.]*)\.$|[)\]"']\.$/.exec(before.slice(0, from));
  // What stands behind a digit is a number.
  const isNumber = /[\d.]$/.test(before.slice(0, from)) && owner === null;
  if (isNumber || (word === '' && owner === null && !isAsked)) return NONE;
  const to = cursor + (/^\w+/.exec(text.slice(cursor))?.[0].length ?? 0);
  const all =
    owner === null
      ? [...names.map(fieldChoice), ...functionChoices(false, text[to])]
      : [...membersOf(names, owner[1]), ...functionChoices(true, text[to])];
  return { from, to, choices: best(all, word) };
}

/** Completes a template at a cursor inside braces. */
export function completeTemplate(
  text: string,
  cursor: number,
  names: readonly string[],
): Completions {
  const word = /(?:^|[^{])(?:\{\{)*\{([^{}]*)$/.exec(text.slice(0, cursor))?.[1];
  if (word === undefined) return NONE;
  const rest = /^[^{}]*/.exec(text.slice(cursor))?.[0] ?? '';
  // Without a closing brace, what follows is the text behind the name.
  const isClosed = text[cursor + rest.length] === '}';
  const from = cursor - word.length;
  const to = isClosed ? cursor + rest.length + 1 : cursor;
  const all = names
    .filter((name) => !/[{}]/.test(name))
    .map((name) => choice(name, 'field', `${name}}`));
  return { from, to, choices: best(all, word) };
}

/** A name as formulas write it. */
export function writtenName(name: string): string {
  const isPlain = IDENTIFIER.test(name) && !name.split('.').some(isTaken);
  return isPlain ? name : cellOf(name);
}

function isTaken(word: string): boolean {
  return RESERVED_WORDS.has(word) || ['true', 'false', 'null', 'row'].includes(word);
}

function choice(label: string, note: string, insert: string, cursor = insert.length): Completion {
  return { label, note, insert, cursor };
}

function fieldChoice(name: string): Completion {
  return choice(name, 'field', writtenName(name));
}

/** The dotted names that begin with a name, without it. */
function membersOf(names: readonly string[], owner: string | undefined): readonly Completion[] {
  return names
    .filter((name) => owner !== undefined && name.startsWith(`${owner}.`))
    .map((name) => name.slice((owner?.length ?? 0) + 1))
    .map((name) => choice(name, 'field', name));
}

function functionChoices(isMethod: boolean, next: string | undefined): readonly Completion[] {
  return formulaFunctions
    .filter((one) => one.isMethod === isMethod)
    .map(({ name, takes, meaning }) => {
      // A call that is already written keeps its arguments.
      if (next === '(') return choice(`${name}(${takes})`, meaning, name);
      const cursor = name.length + (takes === '' ? 2 : 1);
      return choice(`${name}(${takes})`, meaning, `${name}()`, cursor);
    });
}

/** Those that begin with the word, then those with a part that does, then those that contain it. */
function best(all: readonly Completion[], word: string): readonly Completion[] {
  const wanted = word.toLowerCase();
  const ranked = all.flatMap((one) => {
    const at = one.label.toLowerCase().indexOf(wanted);
    if (at < 0 || one.insert === word || one.insert === `${word}}`) return [];
    const isPart = at > 0 && /[_.\s]/.test(one.label[at - 1] ?? '');
    return [{ one, rank: at === 0 ? 0 : isPart ? 1 : 2 }];
  });
  return ranked
    .sort((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ one }) => one);
}

/** Whether a formula is inside quotes at its end. */
function isInText(before: string): boolean {
  let quote = '';
  for (let i = 0; i < before.length; i++) {
    const character = before.charAt(i);
    if (quote === '') quote = character === '"' || character === "'" ? character : '';
    else if (character === '\\') i++;
    else if (character === quote) quote = '';
  }
  return quote !== '';
}
