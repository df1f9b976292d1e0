import { capital } from '../basics/capital.js';
import type { PlainField } from './plain-field.js';

/** Codes, the longest first, for columns of every length. */
export const CODES: readonly PlainField[] = [
  '[A-Z]{3}-[0-9]{5}',
  '[A-Z]{2}[0-9]{4}',
  '[A-Z][0-9]{2}',
].map(patternField);

/** Titles of whatever people write and keep, the longest first. */
export const TITLES: readonly PlainField[] = [
  '(Weekly|Monthly|Annual|Updated|New|Final|Short|Revised) (Report|Plan|Review|Summary|Guide|Overview|Notes|Checklist) (for|on) (Sales|Marketing|Support|Customers|Operations|the Website|Finance|the Team|Training|Safety)',
  '(Weekly|Monthly|Annual|Updated|New|Final) (Report|Plan|Review|Summary|Guide|Notes)',
  '(Report|Plan|Review|Guide|Notes) [1-9][0-9]?',
].map(patternField);

/** Letters of a noun that a person can read: one of the vowels is among them. */
const NOUN = /^(?=.*[aeiouy])[a-z]{3,20}$/;

/** Names of things that have none of their own: `Main Pool`, `Second Rule`. */
export function thingNames(noun: string): readonly PlainField[] {
  if (!NOUN.test(noun)) return [];
  const thing = capital(noun);
  return [
    `(Main|New|Basic|Standard|Special|Central|General|First|Second|Third|Extra|Common) ${thing}`,
    `${thing} [A-Z]`,
    `${thing} [1-9][0-9]{0,3}`,
  ].map(patternField);
}

/** Sentences about things: `Standard pool for internal use.` Of an entry if the noun is none that a person can read. */
export function thingDescriptions(noun: string): readonly PlainField[] {
  const thing = NOUN.test(noun) ? noun : 'entry';
  return [
    `(Standard|Default|Optional|Temporary|New) ${thing} for (new accounts|all teams|regular customers|internal use|the yearly plan|the main office)\\.|(Used|Needed|Checked|Updated) (every day|once a week|once a month|by the whole team|before each release|at the end of the year)\\.|(Replaces|Extends|Follows) the ${thing} of (last year|the old system|the first version)\\.`,
    `(Standard|Default|Optional|Temporary|New) ${thing} for (new accounts|all teams|internal use)\\.`,
    `(Standard|Default|Optional|New) ${thing}`,
  ]
    .map(patternField)
    .concat(thingNames(thing));
}

/** Characters of texts that can be followed by a number. */
const PLAIN = /^[A-Za-z0-9 _&'-]+$/;
/** Characters of all texts of a list that are numbered. */
const MOST_CHARACTERS = 800;

/** The texts of a short list with numbers, for columns in which every value is different: `Gold 12`, `page_view_7`. */
export function numbered({ constraints }: PlainField): readonly PlainField[] {
  const texts = Array.isArray(constraints?.choices) ? constraints.choices.map(String) : [];
  const isShort =
    texts.join('|').length <= MOST_CHARACTERS && texts.every((text) => PLAIN.test(text));
  const isFixed = texts.includes('true') || isStandard(texts);
  if (texts.length === 0 || !isShort || isFixed) return [];
  return [patternField(`(${texts.join('|')})${markOf(texts)}[1-9][0-9]{0,2}`)];
}

/** Whether texts are codes of a standard, such as languages, of which nobody adds any. */
export function isStandard(texts: readonly string[]): boolean {
  return texts.every((text) => /^[a-z]{2}(?:-[A-Z]{2})?$/i.test(text));
}

/** Texts of lists of kinds and states, which have codes; names have none. */
const MOST_CODED = 9;
/** Letters of the codes that short columns have in place of words. */
const CODE_LENGTHS = [3, 2, 1];

/** Codes of the texts of a list, for columns without room for them: `A` for active, `INV` for invoice. */
export function abbreviated({ constraints }: PlainField): readonly PlainField[] {
  const { choices, weights } = constraints ?? {};
  if (!Array.isArray(choices) || choices.length > MOST_CODED) return [];
  return CODE_LENGTHS.flatMap((length) => {
    const codes = choices.map((choice) => String(choice).slice(0, length).toUpperCase());
    const firsts = codes.map((code, i) => codes.indexOf(code) === i && /^[A-Z]+$/.test(code));
    const kept = (list: readonly unknown[]): readonly unknown[] => list.filter((_, i) => firsts[i]);
    if (kept(codes).length < 2) return [];
    const own = Array.isArray(weights) ? { weights: kept(weights) } : {};
    return [{ type: 'choice', constraints: { choices: kept(codes), ...own } }];
  });
}

/** What stands between the words of texts. */
function markOf(texts: readonly string[]): string {
  if (texts.some((text) => text.includes('_'))) return '_';
  return texts.some((text) => /^[A-Z]| /.test(text)) ? ' ' : '-';
}

function patternField(pattern: string): PlainField {
  return { type: 'string', constraints: { pattern } };
}
