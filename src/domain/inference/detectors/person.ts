import {
  CITY_HINTS,
  FIRST_HINTS,
  FIRST_WORDS,
  LAST_HINTS,
  LAST_WORDS,
  LOGIN_HINTS,
  ORGANISATION_HINTS,
} from '../../meanings/hints.js';
import { hasHint, isNamedAfter } from '../../meanings/name-hints.js';
import { PERSON_HINTS } from '../../meanings/person-words.js';
import { type NamedBy, namedBy } from '../columns/name-locale.js';
import { namesIdentifiers } from '../privacy/identifier-names.js';
import { isOrdinary } from '../reading/is-ordinary.js';
import { plainWord } from '../reading/known-words.js';
import { type Detector, type Evidence, type Finding, shareOf, shareOfValues } from './detector.js';
import { areFewNames } from './few-names.js';
import { containListedNames } from './listed-names.js';
import { namesOrganisation } from './organisation.js';
import { SURE_THING_HINTS, THING_HINTS } from './thing-hints.js';
import { areUnlistedNames } from './unlisted-names.js';
import { unspacedNames } from './unspaced-names.js';
import { isCapitalised, wordCount } from './words.js';

/** Words in a column's name that may refer to people or to other things. */
const WEAK_HINTS = ['name', 'alias', 'subject'];
/** Words that need no `name` beside them. */
const NAME_WORDS = [
  ...['forename', 'surname'],
  ...[FIRST_WORDS, LAST_WORDS].flatMap((words) => Object.keys(words)),
];
/** The least number of different words by which a column, without a hint in its name, counts as names. */
const FEWEST_NAMES = 20;
/** The same for names that are on no list, under a header for given names. */
const FEWEST_UNLISTED = 5;
/** The share of the different values that must be on the list of one locale. */
const KNOWN = 0.5;
/** The same if the column's name suggests it. */
const SUGGESTED = 0.2;
/** Words for things whose names are on lists of names too: Paris, Jackson, Rose. */
const OTHER_HINTS = [
  ...['city', 'town', 'capital', 'county', 'state', 'country', 'region', 'street', 'product'],
  ...['company', 'brand', 'model', 'team', 'genre', 'species', 'colour', 'color', 'word'],
];
const MOST_WORDS = 6;
/** A letter of a script without capitals, of Asia. */
const CASELESS = /^[\u0590-\u10ff\u3040-\u9fff\uac00-\ud7a3]/;

/** Names of people, recognised by known given names. They are never disclosed, however frequent a name is. */
export const person: Detector = {
  name: 'person',
  detect: (evidence): Finding | undefined =>
    login(evidence) ??
    partOfName(evidence) ??
    fullName(evidence) ??
    unspaced(evidence) ??
    otherNotation(evidence),
};

/** Login names. `user` counts only as the sole word of a column's name: other words may change its meaning. */
function login(evidence: Evidence): Finding | undefined {
  const { hints, name } = evidence;
  const isNamed =
    (hasHint(hints, LOGIN_HINTS) && namesIdentifiers(name)) ||
    (hints.has('user') && hints.size === 1);
  if (!isNamed || shareOf(evidence, (text) => /^[\w.-]{3,32}$/.test(text)) < 0.95) return undefined;
  return { kind: 'username', confidence: 0.8 };
}

/** Given or family names, by the lists of all locales. The column's name lowers the share that must be known. */
function partOfName(evidence: Evidence): Finding | undefined {
  const { hints, texts } = evidence;
  const isNamed = hints.has('name') || hasHint(hints, NAME_WORDS);
  const mayBe = mayBeNames(evidence);
  if (!(isNamed || mayBe) || shareOf(evidence, isShort) <= 0.8) return undefined;
  const first = suggested(evidence, 'first', FIRST_WORDS);
  // Most given names of the world are not in any list either. What sorts people, such as Male, has few values.
  const areUnlisted =
    texts.length >= FEWEST_UNLISTED && shareOf(evidence, isUnlisted(evidence)) > 0.8;
  const isFirst = (first?.share ?? 0) > SUGGESTED || areUnlisted;
  if (isNamed && hasHint(hints, FIRST_HINTS) && isFirst) {
    return names('first_name', first, evidence, 0.9);
  }
  const last = suggested(evidence, 'last', LAST_WORDS);
  // Most family names are not in any list.
  const isWord = shareOf(evidence, isCapitalised) > 0.8 || (last?.share ?? 0) > SUGGESTED;
  if (isNamed && hasHint(hints, LAST_HINTS) && isWord) {
    return names('last_name', last, evidence, 0.8);
  }
  return mayBe ? unhinted(evidence, first, last) : undefined;
}

/** Whether many values, or a few on lists of names, may be names by themselves. */
function mayBeNames(evidence: Evidence): boolean {
  if (hasHint(evidence.hints, OTHER_HINTS)) return false;
  return evidence.texts.length >= FEWEST_NAMES || areFewNames(evidence);
}

/** Whether a text is capitalised, and neither a code nor an ordinary word of English. */
function isUnlisted({ words }: Evidence): (text: string) => boolean {
  return (text) =>
    isCapitalised(text) && text !== text.toUpperCase() && !isOrdinary(plainWord(text), words);
}

/** The names by the locale of the column's own word for them if it has some of them, or by the likeliest locale. */
function suggested(
  { texts, hints, words }: Evidence,
  part: 'first' | 'last',
  locales: Readonly<Record<string, string>>,
): NamedBy | undefined {
  const own = [...hints].flatMap((hint) => locales[hint] ?? []);
  const listed = words.names.filter(({ locale }) => own.includes(locale));
  const named = namedBy([{ part, words: texts }], listed);
  return named !== undefined && named.share > SUGGESTED
    ? named
    : namedBy([{ part, words: texts }], words.names);
}

function isShort(text: string): boolean {
  return wordCount(text) <= 3 && !/[\d@/:]/.test(text);
}

/** Names that the values alone show. */
function unhinted(
  evidence: Evidence,
  first: NamedBy | undefined,
  last: NamedBy | undefined,
): Finding | undefined {
  const [ofFirst, ofLast] = [first?.share ?? 0, last?.share ?? 0];
  const needed = isNamedAfter(evidence.name, ORGANISATION_HINTS) ? MOST_KNOWN : KNOWN;
  if (Math.max(ofFirst, ofLast) < needed) return undefined;
  return ofFirst >= ofLast
    ? names('first_name', first, evidence, 0.8)
    : names('last_name', last, evidence, 0.8);
}

/** A finding of names. It has the locale of a list that is not the default one if k values and enough are on it. */
function names(
  kind: string,
  found: NamedBy | undefined,
  { texts, words, hints, k }: Evidence,
  confidence: number,
): Finding {
  const isOther = found !== undefined && found.locale !== words.names[0]?.locale;
  const needed = hasHint(hints, NAME_WORDS) ? SUGGESTED : KNOWN;
  const isKnown = isOther && found.share >= needed && found.share * texts.length >= k;
  return { kind, confidence, ...(isKnown && { locale: found.locale }) };
}

function fullName(evidence: Evidence): Finding | undefined {
  const { hints, name, words } = evidence;
  const ofCompanies = shareOfValues(evidence, namesOrganisation);
  if (ofCompanies >= MOST_COMPANIES) return undefined;
  // Santa Monica and Long Beach have the form of names.
  if (hasHint(hints, CITY_HINTS) && !hasHint(hints, PERSON_HINTS)) return undefined;
  const isForm = (text: string): boolean => {
    const count = wordCount(text);
    const isStart = isCapitalised(text) || CASELESS.test(text);
    return count >= 2 && count <= MOST_WORDS && isStart && !/[\d@/:]/.test(text);
  };
  if (shareOf(evidence, isForm) < 0.6) return undefined;
  const formed = evidence.texts.filter(isForm);
  const given = namedBy(
    [
      { part: 'first', words: formed.map(givenOf) },
      { part: 'last', words: formed.map(familyOf) },
    ],
    words.names,
  );
  const known = Math.max(
    shareOfValues(evidence, (text) => isForm(text) && hasGivenName(text, words)),
    ((given?.share ?? 0) * formed.length) / evidence.texts.length,
  );
  const isLastFirst = shareOf(evidence, (text) => /^[^,\s]+, \S/.test(text)) > 0.5;
  if (isNamedAfter(name, ORGANISATION_HINTS)) {
    if (known < MOST_KNOWN) return undefined;
  } else if (known < neededShare(evidence) && !areUnlistedNames(evidence)) return undefined;
  return {
    ...names('name', given, evidence, Math.min(0.95, 0.5 + known / 2)),
    constraints: isLastFirst ? { format: 'last_first' } : {},
  };
}

/** Full names in scripts without spaces. They have the locale if k values show it. */
function unspaced({ texts, hints, words, k }: Evidence): Finding | undefined {
  if (hasHint(hints, SURE_THING_HINTS)) return undefined;
  const locale = unspacedNames(texts, words.names);
  if (locale === undefined) return undefined;
  return { kind: 'name', confidence: 0.8, ...(texts.length >= k && { locale }) };
}

/** Full names in a notation that is not that of a name alone, such as `Dr. Ada Byron` and `ada.byron`. */
function otherNotation(evidence: Evidence): Finding | undefined {
  const { hints, name } = evidence;
  const isOther =
    hasHint(hints, [...CITY_HINTS, ...OTHER_HINTS]) || isNamedAfter(name, ORGANISATION_HINTS);
  if (isOther || shareOfValues(evidence, namesOrganisation) >= MOST_COMPANIES) return undefined;
  return containListedNames(evidence) ? { kind: 'name', confidence: 0.7 } : undefined;
}

/** Names of columns with more words are questions: a person in one says little about the answers. */
const MOST_HINTS = 12;

/** The share of known names that values under a name for companies need: some companies have names of people. */
const MOST_KNOWN = 0.8;
/** With this share of values that have a word of companies, the others are companies, too. */
const MOST_COMPANIES = 0.1;

function neededShare({ hints, name }: Evidence): number {
  if (hints.size > MOST_HINTS) return KNOWN;
  if (isNamedAfter(name, PERSON_HINTS)) return 0;
  // `airport name` names airports, of which some are called after people.
  return hasHint(hints, WEAK_HINTS) && !hasHint(hints, THING_HINTS) ? 0.2 : 0.45;
}

/** The given name of a full name: the first word, or the one after a comma. */
function givenOf(text: string): string {
  const comma = text.indexOf(',');
  return (comma < 0 ? text : text.slice(comma + 1).trim()).split(/\s+/)[0] ?? '';
}

/** The family name of a full name: the last word, or what is before a comma. */
function familyOf(text: string): string {
  const comma = text.indexOf(',');
  return comma < 0 ? (text.split(/\s+/).at(-1) ?? '') : text.slice(0, comma);
}

function hasGivenName(text: string, { firstNames }: Evidence['words']): boolean {
  const [first = '', second = ''] = text.split(/,?\s+/);
  return (
    firstNames.has(plainWord(first)) || (text.includes(',') && firstNames.has(plainWord(second)))
  );
}
