import type { NameWords } from '../../meanings/find-meaning.js';
import { namedMoment, namesMoment } from '../../meanings/named-moment.js';
import type { NumberRange } from '../../meanings/named-numbers.js';
import type { ColumnKind } from './column-kind.js';

/** The seconds since 1970 at the beginning of 2021 and at the end of 2025. */
const FIRST_SECOND = 1_609_459_200;
const LAST_SECOND = 1_767_225_599;
/** What comes before `time` in names of moments. */
const EPOCH_WORDS = [
  ...['created', 'updated', 'modified', 'deleted', 'start', 'end', 'event', 'expiration', 'expiry'],
  ...[
    'create',
    'update',
    'modify',
    'last',
    'login',
    'activity',
    'begin',
    'finish',
    'visit',
    'access',
    'sent',
    'delete',
    'remove',
    'publish',
    'submit',
    'approve',
    'complete',
    'cancel',
    'register',
    'upload',
    'insert',
    'trigger',
    'next',
    'prev',
  ],
];
/** Deeds as adjectives and nouns: `updation_time`. */
const DEED = /(?:ed|[st]ion)$/;
/** Last words of names of moments at which something ends: `valid_till`. */
const BOUND_WORDS = ['till', 'until', 'since', 'expiry', 'deadline'];

/** What names of moments say last about the numbers: `created_at_m`, `sent_at_ms`. */
const EPOCH_UNITS = ['m', 'ms', 's', 'sec', 'millis', 'milliseconds', 'unix', 'epoch'];

/** Moments of five years as numbers: milliseconds where there is room for them, seconds otherwise. */
export function epochs({ column: all }: NameWords, kind: ColumnKind): NumberRange | undefined {
  if (kind.kind !== 'integer') return undefined;
  const column = withoutUnit(all);
  const last = column.at(-1) ?? '';
  // A time of a small type is a duration, as in response_time; only a large one has room for milliseconds.
  const hasRoom = kind.max >= LAST_SECOND * 1000;
  const before = column.at(-2) ?? '';
  const isDeed = hasRoom && (EPOCH_WORDS.includes(before) || DEED.test(before));
  const isBound = hasRoom && column.length > 1 && BOUND_WORDS.includes(last);
  // SQLite keeps moments as whole numbers: `start_date`, and `date_modified`.
  const isDate =
    column.length > 1 && (last === 'date' || (column[0] === 'date' && DEED.test(last)));
  const isMoment =
    last === 'ts' || isBound || isDate || namesMoment(column) || namedMoment(column) === 'datetime';
  if (!isMoment || (last === 'time' && !isDeed)) return undefined;
  const factor = hasRoom ? 1000 : 1;
  return { min: FIRST_SECOND * factor, max: LAST_SECOND * factor };
}

function withoutUnit(words: readonly string[]): readonly string[] {
  return EPOCH_UNITS.includes(words.at(-1) ?? '') ? words.slice(0, -1) : words;
}
