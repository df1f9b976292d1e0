import { greatest } from '../../basics/extremes.js';
import { last, nth } from '../../basics/nth.js';
import { hasHint } from '../../meanings/name-hints.js';
import { isOrdinary } from '../reading/is-ordinary.js';
import { plainWord } from '../reading/known-words.js';
import { type Evidence, shareOf } from './detector.js';
import { namesOrganisation } from './organisation.js';
import { THING_HINTS } from './thing-hints.js';

/** Two or three capitalised words, as `Wilhelmina van Oss-Tjeerd` without its small words. */
const CAPITALISED = /^[A-Z\u00c0-\u00de\u0100-\u024f\u0386-\u042f\u1e00-\u1eff][^\s\d@/:;,()&]*$/;
const SMALL =
  /^(?:van|von|der|den|de|del|da|dos|di|du|la|le|el|al|bin|ibn|ben|y|e|ter|ten|zu|af|av)$/;

/** A family name before a comma, as in `Byron, Ada`. */
const FAMILY_FIRST = /^([^\s,]+(?: [^\s,]+)?), /;
/** Titles of people. */
const TITLE =
  /^(?:dr|prof|mr|mrs|ms|miss|mx|sir|dame|rev|herr|frau|mme|mlle|sr|sra|srta|dott|sig|ing|mag|dhr|mevr|pan|pani)\.?$/i;

const MOST_WORDS = 3;
/** Letters of most abbreviations in capitals. */
const MOST_INITIALS = 3;
/** The least number of different values. Of fewer than `FEW`, all must be names: a common word among them may not show. */
const [FEWEST, FEW] = [3, 5];
/** The least share of the rows that have the form, and of the values without an ordinary word. */
const [FORMED, NAMED] = [0.9, 0.7];
/** The greatest share of the values that may begin, or end, with one word: names of things of a kind share words. */
const MOST_SHARED = 0.34;

/**
 * Whether values have the form of full names of people, even of uncommon ones that are on no list: two or three capitalised
 * words, none of which is a place, part of a company's name or an ordinary word of English.
 */
export function areUnlistedNames(evidence: Evidence): boolean {
  const { texts, hints, words } = evidence;
  if (texts.length < FEWEST || hasHint(hints, THING_HINTS)) return false;
  if (shareOf(evidence, hasForm) < FORMED) return false;
  const formed = texts.filter(hasForm);
  if (isShared(formed.map((text) => nth(partsOf(text), 0)))) return false;
  if (isShared(formed.map((text) => last(partsOf(text))))) return false;
  const isPlace = (text: string): boolean =>
    [words.cities, words.states, words.countries].some((places) => places.has(plainWord(text)));
  const isNamed = (text: string): boolean =>
    !isPlace(text) &&
    !namesOrganisation(text) &&
    !partsOf(text).some((part) => isOrdinary(plainWord(part), words));
  const needed = formed.length < FEW ? 1 : NAMED;
  return formed.filter(isNamed).length >= needed * formed.length;
}

function partsOf(text: string): readonly string[] {
  return text
    .replace(FAMILY_FIRST, '$1 ')
    .split(/\s+/)
    .filter((part) => !SMALL.test(part) && !TITLE.test(part));
}

function hasForm(text: string): boolean {
  const parts = partsOf(text);
  const isForm = isAllCapitals(parts) ? isLong : isNameWord;
  return parts.length > 1 && parts.length <= MOST_WORDS && parts.every(isForm);
}

/** Whether words are written in capitals alone, as `ADA BYRON`. */
function isAllCapitals(parts: readonly string[]): boolean {
  return parts.every((part) => CAPITALISED.test(part) && part === part.toUpperCase());
}

/** Whether a word is too long for most abbreviations. */
function isLong(part: string): boolean {
  return part.length > MOST_INITIALS;
}

/** Whether a word is capitalised, and not an abbreviation. An initial such as `J.` may be part of a name. */
function isNameWord(part: string): boolean {
  if (!CAPITALISED.test(part)) return false;
  return part.length <= 2 || part.slice(1) !== part.slice(1).toUpperCase();
}

/** Whether many of some texts are the same. */
function isShared(texts: readonly string[]): boolean {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return greatest(counts.values()) > Math.max(1, MOST_SHARED * texts.length);
}
