/** Words of moments and days at the end of a name, as in `created_at` and `due_date`. */
const MOMENT_WORDS = ['at', 'time', 'timestamp', 'datetime'];
const DAY_WORDS = ['date', 'day'];
/** What may come before `on`: `created_on` is a day, `waiting_on` is not. */
const DEED = /ed$|^(?:sent|born|paid|sold|begin|due|start|end|made|held|built|seen|run)$/;
/** Names of moments that need no other word. */
const MOMENTS = [
  ...['created', 'updated', 'modified', 'published', 'joined', 'started', 'ended', 'expiration'],
  ...['expires', 'expiry', 'deadline', 'due', 'start', 'end', 'timestamp', 'datetime'],
];
/** What somebody or something did for the last time, as in `last_login`. */
const LAST_ACTS = [
  ...['login', 'logout', 'signin', 'seen', 'visit', 'active', 'activity', 'access', 'update'],
  ...['updated', 'modified', 'sync', 'synced', 'used', 'contacted', 'run', 'check', 'checked'],
];

/** Whether a name says that its values are moments, such as `last_login`. */
export function namesMoment(words: readonly string[]): boolean {
  const [first = '', second = ''] = words;
  if (words.length === 1) return MOMENTS.includes(first);
  return words.length === 2 && first === 'last' && LAST_ACTS.includes(second);
}

/** The type of the moments or days that a name says, as `created_at` and `date_sold` do; undefined if it says neither. */
export function namedMoment(words: readonly string[]): 'datetime' | 'date' | undefined {
  const last = words.at(-1) ?? '';
  if (words.length < 2) return undefined;
  if (MOMENT_WORDS.includes(last)) return 'datetime';
  if (words[0] === 'date' && DEED.test(last)) return 'date';
  const isDay = last === 'on' ? DEED.test(words.at(-2) ?? '') : DAY_WORDS.includes(last);
  return isDay ? 'date' : undefined;
}
