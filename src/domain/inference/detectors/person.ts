import { plainWord } from '../known-words.js';
import { hasHint } from '../name-hints.js';
import { type Detector, type Evidence, type Finding, shareOf, shareOfValues } from './detector.js';
import { isCapitalised, wordCount } from './words.js';

/** Words in a column's name that may refer to people or to other things. */
const WEAK_HINTS = ['name', 'alias', 'subject'];
/** Words for people: in a column with such a name, values with the form of a name are names, even unknown ones. */
const PERSON_HINTS = [
  'fullname',
  'person',
  'people',
  'author',
  'director',
  'actor',
  'actress',
  'candidate',
  'player',
  'artist',
  'employee',
  'customer',
  'contact',
  'owner',
  'manager',
  'patient',
  'student',
  'teacher',
  'passenger',
];
const FIRST_HINTS = ['first', 'given', 'forename', 'vorname', 'prenom'];
const LAST_HINTS = ['last', 'surname', 'family', 'nachname', 'nom'];
const LOGIN_HINTS = ['username', 'login', 'handle'];
const MOST_WORDS = 6;

/** Names of people, recognised by known given names. They are never disclosed, however frequent a name is. */
export const person: Detector = {
  name: 'person',
  detect: (evidence): Finding | undefined =>
    login(evidence) ?? partOfName(evidence) ?? fullName(evidence),
};

/** Login names. `user` counts only as the sole word of a column's name: other words may change its meaning. */
function login(evidence: Evidence): Finding | undefined {
  const { hints } = evidence;
  const isNamed = hasHint(hints, LOGIN_HINTS) || (hints.has('user') && hints.size === 1);
  if (!isNamed || shareOf(evidence, (text) => /^[\w.-]{3,32}$/.test(text)) < 0.95) return undefined;
  return { kind: 'username', confidence: 0.8 };
}

function partOfName(evidence: Evidence): Finding | undefined {
  const { hints, words } = evidence;
  if (!hints.has('name') && !hasHint(hints, ['forename', 'surname', 'vorname', 'nachname'])) {
    return undefined;
  }
  const isPart = (known: ReadonlySet<string>): boolean =>
    shareOfValues(evidence, (text) => known.has(plainWord(text))) > 0.2;
  if (hasHint(hints, FIRST_HINTS) && isPart(words.firstNames)) {
    return { kind: 'first_name', confidence: 0.9 };
  }
  // Most family names are not in any list.
  const isWord = shareOf(evidence, (text) => isCapitalised(text) && wordCount(text) <= 3) > 0.8;
  return hasHint(hints, LAST_HINTS) && isWord ? { kind: 'last_name', confidence: 0.8 } : undefined;
}

function fullName(evidence: Evidence): Finding | undefined {
  const { hints, words } = evidence;
  const isForm = (text: string): boolean => {
    const count = wordCount(text);
    return count >= 2 && count <= MOST_WORDS && isCapitalised(text) && !/[\d@/:]/.test(text);
  };
  if (shareOf(evidence, isForm) < 0.6) return undefined;
  const known = shareOfValues(evidence, (text) => isForm(text) && hasGivenName(text, words));
  const isLastFirst = shareOf(evidence, (text) => /^[^,\s]+, \S/.test(text)) > 0.5;
  if (known < neededShare(hints)) return undefined;
  return {
    kind: 'name',
    confidence: Math.min(0.95, 0.5 + known / 2),
    constraints: isLastFirst ? { format: 'last_first' } : {},
  };
}

function neededShare(hints: ReadonlySet<string>): number {
  if (hasHint(hints, PERSON_HINTS)) return 0;
  return hasHint(hints, WEAK_HINTS) ? 0.2 : 0.45;
}

function hasGivenName(text: string, { firstNames }: Evidence['words']): boolean {
  const [first = '', second = ''] = text.split(/,?\s+/);
  return (
    firstNames.has(plainWord(first)) || (text.includes(',') && firstNames.has(plainWord(second)))
  );
}
