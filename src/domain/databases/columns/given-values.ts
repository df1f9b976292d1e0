import { greatest } from '../../basics/extremes.js';
import { type Candidate, CONFIDENCE } from '../../meanings/guess.js';
import type { DatabaseColumn } from '../model/database-schema.js';

/* The values of a column that its default names. */

/** The text of a default: 'active'::text, "active". A quote inside it is doubled, so it ends at a single one. */
const TEXT = /^\(*N?(?:'([^']*)'(?!')|"([^"]*)"(?!"))/;
/** A default that is one of a list of words: no sentence, no address and no code. */
const WORD = /^[A-Za-z][A-Za-z]*(?:[ _.-][A-Za-z0-9]+){0,3}$/;
const LONGEST_WORD = 30;
const CODE = /^[A-Z]{1,3}$/;
const HEX_COLOR = /^#[0-9a-f]{6}$/i;
/** The fields whose values a default of a word contradicts if it is none of them. */
const LISTS = ['choice', 'word', 'http_status', 'status', 'slug'];

/** The text that a column has by default; undefined if it has none or a computed one. */
export function defaultText({ default: given = '' }: DatabaseColumn): string | undefined {
  const [, single, double] = TEXT.exec(given) ?? [];
  return single ?? double;
}

/** The candidates in the letters of the column's default, those with it first; with it alone if nothing else suits it. */
export function suitingDefault(
  candidates: readonly Candidate[],
  given: string | undefined,
): readonly Candidate[] {
  const [first] = candidates;
  if (given !== undefined && HEX_COLOR.test(given) && LISTS.includes(first?.type ?? 'word')) {
    return [{ type: 'color' }, ...candidates];
  }
  if (given === undefined || given.length > LONGEST_WORD || !WORD.test(given)) return candidates;
  const isOpen = first === undefined || LISTS.includes(first.type) || contradicts(first, given);
  if (!isOpen) return candidates;
  const because = `its default ${given}`;
  const lists = candidates.flatMap((candidate) => inLetters(candidate, given));
  const including = lists.find(({ constraints: { choices } = {} }) =>
    Array.isArray(choices) ? choices.includes(given) : false,
  );
  if (including !== undefined) return [including, ...candidates];
  const [list] = lists;
  if (list !== undefined && list.type === first?.type)
    return [withText(list, given), ...candidates];
  const constraints = { choices: [given] };
  return [{ type: 'choice', constraints, because, confidence: CONFIDENCE.kind }, ...candidates];
}

/** Whether the values follow a pattern that is none of a running text and does not name the text. */
function contradicts({ type, constraints }: Candidate, given: string): boolean {
  const { pattern } = constraints ?? {};
  if (type !== 'string' || typeof pattern !== 'string' || pattern.includes(' ')) return false;
  return !pattern.includes(given);
}

/** A list of words in the letters of a text: `IN_TRANSIT` beside CREATED. Empty for sentences and for other fields. */
function inLetters(candidate: Candidate, given: string): readonly Candidate[] {
  const { choices } = candidate.constraints ?? {};
  if (!Array.isArray(choices)) return [];
  const texts = choices.map(String);
  const isWords = texts.every((text) => WORD.test(text) && text.length <= LONGEST_WORD);
  // A column of whole words has no codes of longer texts.
  const isCodes = texts.every((text) => CODE.test(text)) && !CODE.test(given);
  if (!isWords || isCodes) return [];
  const written = [...new Set(texts.map((text) => styled(text, given)))];
  if (written.length < texts.length) return [];
  return [{ ...candidate, constraints: { ...candidate.constraints, choices: written } }];
}

function styled(text: string, given: string): string {
  const mark = /[_ -]/.exec(given)?.[0];
  const isUpper = given === given.toUpperCase();
  const isTitle = /^[A-Z][a-z]/.test(given);
  const words = text.split(/[_ -]/);
  const joined = mark ?? (isUpper ? '_' : isTitle ? ' ' : undefined);
  const spaced = joined === undefined ? text : words.join(joined);
  if (isUpper) return spaced.toUpperCase();
  if (isTitle)
    return spaced.replace(
      /(^|[_ -])([a-z])/g,
      (_, before, letter) => before + letter.toUpperCase(),
    );
  return given === given.toLowerCase() ? spaced.toLowerCase() : spaced;
}

/** The list with a text more, as frequent as the most frequent one. */
function withText(list: Candidate, given: string): Candidate {
  const { choices, weights, ...rest } = list.constraints ?? {};
  const heaviest = Array.isArray(weights) ? greatest(weights.map(Number)) : undefined;
  return {
    ...list,
    constraints: {
      ...rest,
      choices: [given, ...(choices as readonly string[])],
      ...(Array.isArray(weights) && { weights: [heaviest, ...weights] }),
    },
  };
}
