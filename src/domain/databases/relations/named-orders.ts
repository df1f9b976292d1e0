import type { ColumnOrder } from '../checks/table-checks.js';
import type { DatabaseColumn } from '../model/database-schema.js';

/** Words of the moment at which the subject of a row begins. */
const OPENING = [
  ...['start', 'started', 'starts', 'begin', 'from'],
  ...['order', 'ordered', 'opened', 'rental', 'invoice', 'issued', 'hire', 'hired', 'checkin'],
];
/** Words of moments behind it. */
const LATER = [
  ...['updated', 'modified', 'changed', 'deleted', 'archived', 'end', 'ended', 'ends', 'finish'],
  ...['finished', 'to', 'until', 'expires', 'expired', 'closed', 'completed', 'shipped'],
  ...['delivered', 'returned', 'return', 'paid', 'cancelled', 'canceled', 'approved', 'published'],
  ...['resolved', 'due', 'expiry', 'checkout', 'update'],
  ...['payment', 'processed', 'accepted', 'required'],
];

/** Words of the moment at which a row itself comes to be. */
const CREATED = ['created', 'inserted', 'creation', 'registered', 'added', 'joined'];
/** Words at which something begins, and those at which it ends. */
const STARTS = [
  ...['start', 'started', 'starts', 'starting', 'begin', 'begins', 'began', 'from'],
  ...['starttime', 'startdate'],
];
const ENDS = [
  ...['end', 'ended', 'ends', 'ending', 'finish', 'finished', 'to', 'until', 'till'],
  ...['endtime', 'enddate', 'stoptime'],
];
/** Words of a moment long before a row. */
const BIRTH = ['born', 'birth', 'died', 'founded', 'established'];

const has = (words: readonly string[], hints: readonly string[]): boolean =>
  words.some((word) => hints.includes(word));

/** Words of a name that say only that it is a date or a moment. */
const TIME_WORDS = ['at', 'on', 'date', 'time', 'datetime', 'timestamp'];

/** Whether a name says that a date or moment is the first one of its row: `created_at`, `order_date`. */
function isFirstMoment(words: readonly string[]): boolean {
  return has(words, [...OPENING, ...CREATED]) && !has(words, LATER);
}

/** Whether a name says when something came to be: `created_at`, `task_created_at`. */
function isCreation(words: readonly string[]): boolean {
  return has(words, CREATED) && !has(words, LATER);
}

const isPlain = (word: string): boolean => CREATED.includes(word) || TIME_WORDS.includes(word);

interface NamedColumn {
  readonly name: string;
  readonly words: readonly string[];
}

/**
 * The date or moment at which a row comes to be. `created_at` comes before `added_at`, and both before `task_created_at`, which
 * may be that of another row.
 */
export function firstMoment(named: readonly NamedColumn[]): string | undefined {
  const firsts = named.filter(({ words }) => isFirstMoment(words));
  const own = firsts.filter(({ words }) => words.every(isPlain));
  const [plain] = CREATED.flatMap((word) => own.filter(({ words }) => words.includes(word)));
  const first = plain ?? firsts.find(({ words }) => isCreation(words)) ?? firsts[0];
  return first?.name;
}

/**
 * The orders that the names of dates and moments suggest: what begins ends later, and whatever happens to a row does so after
 * its creation.
 */
export function namedOrders(
  columns: readonly DatabaseColumn[],
  wordsOf: ReadonlyMap<string, readonly string[]>,
): readonly ColumnOrder[] {
  const named = columns.map(({ name }) => ({ name, words: wordsOf.get(name) ?? [] }));
  const firsts = named.filter(({ words }) => isFirstMoment(words));
  const earliest = firstMoment(named);
  const first = firsts.find(({ name }) => name === earliest);
  const created = first !== undefined && isCreation(first.words) ? first : undefined;
  const begun = new Map<string, NamedColumn>(
    [...named]
      .reverse()
      .flatMap((one) => (has(one.words, STARTS) ? [[topicOf(one), one] as const] : [])),
  );
  const byTopic = new Map([...firsts].reverse().map((one) => [one.words[0], one]));
  return named.flatMap((one) => {
    const { name, words } = one;
    const isLater = has(words, LATER);
    // What else was created may be a row that was there before.
    const isOther = isCreation(words) && !words.every(isPlain);
    const happens = isHappening(words) && !has(words, BIRTH) && !isOther;
    const beginning = has(words, ENDS) ? begun.get(topicOf(one)) : undefined;
    const lower =
      beginning ?? (isLater ? (byTopic.get(words[0]) ?? first) : happens ? created : undefined);
    if (lower === undefined || lower.name === name) return [];
    return [{ lower: lower.name, upper: name, isStrict: false, isLoose: false }];
  });
}

/** Whether a name says that something happened to a row: `sent_at`, `revoked`, `last_seen`. */
function isHappening(words: readonly string[]): boolean {
  const end = words.at(-1) ?? '';
  return end === 'at' || end === 'on' || end.endsWith('ed') || words.includes('last');
}

/** What begins or ends: the other words of a name. */
function topicOf({ words }: NamedColumn): string {
  return words.filter((word) => !STARTS.includes(word) && !ENDS.includes(word)).join(' ');
}
