import { capital } from '../basics/capital.js';
import { oncePer } from '../basics/once-per.js';
import { allWords, singular, tableWords } from './name-words.js';

/** Words at the end of a name that name no thing, as in `relates_to_id`. */
const NO_NOUNS = ['to', 'of', 'for', 'from', 'in', 'on', 'at', 'with', 'as'];
/** Last words of columns that hold the key of a row. */
const KEY_WORDS = ['id', 'uuid', 'guid', 'key', 'ref', 'fk', 'ulid'];
/** What nouns are joined with in names of keys. */
const JOINED_KEY = 'id';
/** Columns that hold the key of another row of their own table. */
const OWN_ROWS = [
  'parent',
  'root',
  'ancestor',
  'predecessor',
  'successor',
  'previous',
  'next',
  'original',
];
/** What people are to a row; the key is one of the table of people. */
export const ROLES_OF_PEOPLE = [
  ...['owner', 'assignee', 'author', 'creator', 'reviewer', 'approver', 'manager', 'sender'],
  ...['recipient', 'receiver', 'uploader', 'reporter', 'requester', 'editor', 'moderator', 'host'],
  ...[
    'supervisor',
    'assigned',
    'responsible',
    'by',
    'invitee',
    'inviter',
    'accepter',
    'follower',
    'followed',
    'man',
    'leader',
    'poster',
    'seller',
    'buyer',
    'updater',
    'person',
  ],
];
/** Tables of people, those that most columns refer to first. */
const PEOPLE_TABLES = [
  'user',
  'account',
  'member',
  'person',
  'employee',
  'profile',
  'staff',
  'customer',
];

/** Tables by the words of their names. */
export class TablesByName {
  readonly #tables: readonly { readonly name: string; readonly words: readonly string[] }[];

  constructor(names: readonly string[]) {
    this.#tables = names.map((name) => ({ name, words: tableWords(name) }));
  }

  /**
   * The table to whose rows a column refers by its name: `customer_id` to customers, `parent_id` to its own table,
   * `assignee_id` to users. Undefined if its name is none of a key, or no table has such a name.
   */
  referredBy(column: string, table: string): string | undefined {
    const words = this.#keyWords(allWords(column).filter((word) => word !== 'fk'));
    if (!KEY_WORDS.includes(words.at(-1) ?? '') || words.length < 2) return undefined;
    const nouns = words.slice(0, -1).map(singular);
    if (nouns.length === 1 && OWN_ROWS.includes(nouns[0] ?? '')) return table;
    for (let from = 0; from < nouns.length; from++) {
      const found = this.#named(nouns.slice(from));
      if (found !== undefined) return found;
    }
    return ROLES_OF_PEOPLE.includes(nouns.at(-1) ?? '') ? this.#ofPeople(table) : undefined;
  }

  /** The table of people of a column without a mark of a key, such as `owner` and `created_by`, which may be a key. */
  peopleOf(column: string, table: string): string | undefined {
    const words = allWords(column);
    const last = singular(words.at(-1) ?? '');
    const isRole = words.length === 1 && ROLES_OF_PEOPLE.includes(last);
    return isRole || (words.length > 1 && last === 'by') ? this.#ofPeople(table) : undefined;
  }

  /** `storeid` is the key of a store if there is a table of stores, as `valid` is no key of any table. */
  #keyWords(words: readonly string[]): readonly string[] {
    const last = words.at(-1) ?? '';
    const noun = last.slice(0, -JOINED_KEY.length);
    const isKey = last.endsWith(JOINED_KEY) && noun !== '' && this.#named([noun]) !== undefined;
    return isKey ? [...words.slice(0, -1), noun, JOINED_KEY] : words;
  }

  /** The only table whose name consists of these words, perhaps after others: `app_customers`. */
  #named(nouns: readonly string[]): string | undefined {
    const text = nouns.join(' ');
    const exact = this.#tables.find(({ words }) => words.join(' ') === text);
    if (exact !== undefined) return exact.name;
    if (NO_NOUNS.includes(nouns.at(-1) ?? '')) return undefined;
    const ending = this.#tables.filter(
      ({ words }) => words.slice(-nouns.length).join(' ') === text,
    );
    return ending.length === 1 ? ending[0]?.name : undefined;
  }

  /** The own table if it is one of people, as for `manager_id` of employees, or else the first one of people. */
  #ofPeople(table: string): string | undefined {
    if (PEOPLE_TABLES.includes(tableWords(table).at(-1) ?? '')) return table;
    for (const people of PEOPLE_TABLES) {
      const found = this.#tables.find(({ words }) => words.length === 1 && words[0] === people);
      if (found !== undefined) return found.name;
    }
    return undefined;
  }
}

/** Tables whose rows a column of kinds of rows names at most. */
const MOST_KINDS = 6;

const nounsOfTables = oncePer(
  (tables: readonly string[]): ReadonlySet<string> =>
    new Set(tables.map((table) => tableWords(table).join(' '))),
);

/**
 * The words of the column with the key to which a column of kinds of rows belongs: `record id` for `record type`. Undefined
 * if the column is none of kinds: `event id` is the key of an event if there is a table of events, and `event type` its type.
 */
export function keyOfKind(words: readonly string[], tables: readonly string[]): string | undefined {
  const nouns = words.slice(0, -1);
  const isKind = nouns.length > 0 && words.at(-1) === 'type';
  return isKind && !nounsOfTables(tables).has(nouns.join(' '))
    ? [...nouns, 'id'].join(' ')
    : undefined;
}

/** The kinds of rows that tables have: their names in the singular, as object-relational mappers write them. */
export const kindsOfRows = oncePer((tables: readonly string[]): readonly string[] => {
  const kinds = new Set(tables.map((table) => tableWords(table).map(capital).join('')));
  return [...kinds].slice(0, MOST_KINDS);
});
