import { namesOrganisation } from '../detectors/organisation.js';
import { type KnownWords, plainWord } from '../reading/known-words.js';
import { isStreetAddress } from './privacy.js';

/** The character classes exclude each other: `\S+@\S+\.\S+` would take cubic time on a run of `@.`. */
export const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const PHONE = /^(?=.*[ ()+/])\+?[\d ()./-]{7,}$/;
/** Two to four capitalised words, perhaps with small ones between them; also a family name before a comma. */
const FULL_NAME =
  /^[A-Z\u00c0-\u00de\u0100-\u024f\u0386-\u042f][^\s\d@/:;,()&]*,?(?: (?:[a-z]{1,3} ){0,2}[A-Z\u00c0-\u00de\u0100-\u024f\u0386-\u042f][^\s\d@/:;,()&]*){1,3}$/;
/** A number behind a name. */
const NUMBERED = / \d+$/;
const HANDLE = /^[a-z][a-z\d._-]+$/;
/** Longer texts are no names; the limit bounds the time. */
const LONGEST = 200;
/** The least share of the different values, where names of things may be among them. */
const [SOME, MANY, HALF, MOST] = [0.3, 0.4, 0.5, 0.9];

/** Whether values have the form of names of people or companies, of addresses, phones or logins. */
export function mayIdentify(values: readonly string[], words: KnownWords): boolean {
  const texts = [...new Set(values.map((text) => text.slice(0, LONGEST)))];
  const share = (holds: (text: string) => boolean): number =>
    texts.filter(holds).length / Math.max(1, texts.length);
  return (
    share((text) => EMAIL.test(text)) >= HALF ||
    share((text) => PHONE.test(text)) >= HALF ||
    share(isStreetAddress) >= MANY ||
    share(namesOrganisation) >= SOME ||
    share((text) => FULL_NAME.test(text.replace(NUMBERED, ''))) >= MANY ||
    share((text) => isListedName(text, words)) >= MANY ||
    (texts.length > HALF * values.length && share((text) => HANDLE.test(text)) >= MOST)
  );
}

function isListedName(text: string, { names: [own] }: KnownWords): boolean {
  const word = plainWord(text);
  return own !== undefined && (own.first.has(word) || own.last.has(word));
}
