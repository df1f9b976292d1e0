import { nounsOf } from '../../meanings/name-hints.js';
import { namedBy } from '../columns/name-locale.js';
import { type Evidence, shareOfValues } from './detector.js';
import { sortsRows } from './sorts-rows.js';

/** Nouns for names of people that name things as often: families of plants and of products. */
const FAMILIES: ReadonlySet<string> = new Set(['family', 'families']);
/** Networks of chats whose words name things as often. Their logins have a digit or an `@`: `ada.42`, `@ada:example.org`. */
const NETWORKS: ReadonlySet<string> = new Set(['matrix', 'signal']);
const OF_LOGIN = /[\d@]/;
/** Of names of people, this share is on the lists of a locale or more. */
const LISTED = 0.2;
/** The rows of a value in the mean, as a multiple of k: names of people repeat less. */
const REPEATED = 3;

/**
 * Whether the values of a column are things, although its name may be one for people: `family`, `matrix`. They sort the
 * rows, and neither lists of names nor their form say that they are people.
 */
export function areNamedThings(evidence: Evidence): boolean {
  const { name, texts, words } = evidence;
  const noun = nounsOf(name).at(-1) ?? '';
  if (!(FAMILIES.has(noun) || NETWORKS.has(noun)) || !sortsRows(evidence, REPEATED)) return false;
  if (NETWORKS.has(noun)) return shareOfValues(evidence, (text) => OF_LOGIN.test(text)) === 0;
  return (['first', 'last'] as const).every(
    (part) => (namedBy([{ part, words: texts }], words.names)?.share ?? 0) < LISTED,
  );
}
