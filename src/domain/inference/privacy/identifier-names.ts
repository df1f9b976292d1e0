import { nounsOf } from '../../meanings/name-hints.js';
import { PEOPLE_WORDS } from '../../meanings/person-words.js';

/** Words for identifiers, if a column's name says that its values are of this kind. */
const IDENTIFIER_WORDS: ReadonlySet<string> = new Set([
  'id',
  'ids',
  'uid',
  'uuid',
  'guid',
  'account',
  'acct',
  'ssn',
  'isbn',
  'cik',
  'lei',
  'vin',
  'imei',
  'iban',
  'ean',
  'upc',
  'passport',
  'username',
  'userid',
  'login',
  'handle',
  'token',
  'secret',
  'password',
]);

/** Words for those whom ids identify: under such a name, an id in k rows may be one person in k rows. */
const PERSON_WORDS: ReadonlySet<string> = new Set([
  ...PEOPLE_WORDS,
  ...['agent', 'household', 'subject', 'device', 'session', 'card', 'record'],
]);

const ID_WORDS = ['id', 'ids'];
/** Words that make an identifier of the word before them: `account_num`. */
const NUMBER_WORDS = ['num', 'number', 'no', 'nr', 'code', 'key', 'hash'];
/** Words that count what follows them: `num_ids`. */
const COUNT_WORDS = ['num', 'number', 'no', 'n', 'total', 'count'];

/**
 * Whether a column's name says that its values are identifiers: its noun is a word for them. It is the last word, as in
 * `customer_id`, or `id` as the first one. `account_balance`, `login_count` and `open_accounts` name measures.
 */
export function namesIdentifiers(name: string): boolean {
  const nouns = nounsOf(name, IDENTIFIER_WORDS);
  const [first = '', ...others] = nouns;
  const last = nouns.at(-1) ?? '';
  if (last === 'ids' && COUNT_WORDS.includes(first)) return false;
  if (IDENTIFIER_WORDS.has(last)) return true;
  if (NUMBER_WORDS.includes(last) && IDENTIFIER_WORDS.has(nouns.at(-2) ?? '')) return true;
  return first === 'id' && others.length > 0;
}

/**
 * Whether a column's name says that its values identify people or accounts, rather than things of which few exist. `id`
 * alone may be either.
 */
export function namesPeople(name: string): boolean {
  if (!namesIdentifiers(name)) return false;
  const nouns = nounsOf(name, IDENTIFIER_WORDS);
  return nouns.every((word) => ID_WORDS.includes(word)) || nouns.some((word) => isPersonWord(word));
}

function isPersonWord(word: string): boolean {
  const isOne = PERSON_WORDS.has(word) || PERSON_WORDS.has(word.replace(/s$/, ''));
  return isOne || (IDENTIFIER_WORDS.has(word) && !ID_WORDS.includes(word));
}
