import { singular } from '../../meanings/name-words.js';

const COUNT_WORDS = ['count', 'counter', 'cnt', 'counts'];
const NUMBER_WORDS = ['num', 'number', 'no', 'nb', 'count', 'total'];
const LAST_WORDS = ['last', 'latest', 'newest'];
const FIRST_WORDS = ['first', 'earliest', 'oldest'];
const MOMENT_WORDS = ['at', 'on', 'date', 'time', 'datetime', 'timestamp', 'created', 'added'];

/** What the name of a column counts, in the singular: the comment of `comments_count` and `number_of_comments`. */
export function countedTopic(words: readonly string[]): readonly string[] | undefined {
  const last = words.at(-1) ?? '';
  if (COUNT_WORDS.includes(last)) return topic(words.slice(0, -1));
  const [first = '', second = ''] = words;
  if (!NUMBER_WORDS.includes(first)) return undefined;
  if (second === 'of') return topic(words.slice(2));
  // A total price is no number of prices, and a number alone is often one of an account.
  return singular(last) === last ? undefined : topic(words.slice(1));
}

/** What a column shows the last or the first moment of: the comment of `last_comment_at`. */
export function momentTopic(
  words: readonly string[],
): { readonly topic: readonly string[]; readonly kind: 'least' | 'greatest' } | undefined {
  const [first = ''] = words;
  const kind = LAST_WORDS.includes(first)
    ? 'greatest'
    : FIRST_WORDS.includes(first)
      ? 'least'
      : undefined;
  let end = words.length;
  while (end > 1 && MOMENT_WORDS.includes(words[end - 1] ?? '')) end--;
  const found = topic(words.slice(1, end));
  return kind === undefined || found === undefined ? undefined : { topic: found, kind };
}

/** Things that have no number of their own: the count of a stock is that of the pieces, not of its rows. */
const MASSES = ['stock', 'inventory'];

function topic(words: readonly string[]): readonly string[] | undefined {
  const last = words.at(-1);
  return last === undefined || MASSES.includes(last)
    ? undefined
    : [...words.slice(0, -1), singular(last)];
}
