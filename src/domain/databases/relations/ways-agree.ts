import { allWords, tableWords } from '../../meanings/name-words.js';
import type { DatabaseTable } from '../model/database-schema.js';
import type { Relation } from '../model/schema-index.js';
import { wordsOfTable } from '../model/table-index.js';

/** Words at the end of a column that refers, which say nothing about what it refers to. */
const KEY_WORDS = new Set(['id', 'ids', 'uuid', 'guid', 'key', 'no', 'ref', 'fk', 'code']);

/** Tables of things that each row has for itself: a child and its parent have different ones. */
const OWN_THINGS = new Set(
  [
    'status, state, type, kind, enum, role, permission, priority, level, stage, phase, reason, unit',
    'tag, label, file, attachment, image, media, medium, photo, picture, upload, blob, asset, icon',
    'address, location, country, language, locale, color, colour, concept',
  ]
    .join(', ')
    .split(', '),
);

/** Tables of people, and of groups of them, who act on what others have. */
const ACTORS = new Set(
  'user, member, person, profile, account, employee, staff, player, author, group, party'.split(
    ', ',
  ),
);

/** Tables of what people do with something that others have. */
const REACTIONS = new Set(
  [
    'comment, reply, answer, response, like, vote, reaction, favourite, favorite, bookmark, follow, follower',
    'review, rating, mention, report, flag, view, visit, read, share, invitation, invite, member, membership',
    'participant, participation, attendee, attendance, watcher, subscriber, subscription, message, vote, assignment',
    'assignee, collaborator, approval, notification, star, upvote, feedback, submission, enrollment, acknowledgement',
  ]
    .join(', ')
    .split(', '),
);

/**
 * Whether a row and its parent belong to the same row of a third table, to which both refer: a task and its project to
 * a tenant. What each has for itself, such as a status, may differ, and so may people in different roles: the author of
 * a post and that of a comment.
 */
export function waysAgree(child: DatabaseTable, own: Relation, onward: Relation): boolean {
  if (own.target !== onward.target || own.references.join() !== onward.references.join()) {
    return false;
  }
  const [mine, other] = [own, onward].map(({ columns }) => roleOf(columns));
  const target = tableWords(own.target.name);
  const isPlain = (words: readonly string[] = []): boolean => isEnding(words, target);
  const areSame = mine?.join() === other?.join();
  if (!areSame && !(isPlain(mine) && isPlain(other))) return false;
  const last = target.at(-1) ?? '';
  if (OWN_THINGS.has(last)) return false;
  if (!ACTORS.has(last)) return true;
  return isPlain(mine) && !REACTIONS.has(wordsOfTable(child).at(-1) ?? '');
}

/** The words of the columns of a foreign key without `id`: organization of `organization_id`. */
function roleOf(columns: readonly string[]): readonly string[] {
  return columns.flatMap((name) => {
    const words = allWords(name);
    const end = KEY_WORDS.has(words.at(-1) ?? '') ? words.length - 1 : words.length;
    return words.slice(0, Math.max(1, end));
  });
}

/** Whether words are the last ones of a name: user of `app_user`. */
function isEnding(words: readonly string[], name: readonly string[]): boolean {
  return words.length > 0 && name.slice(-words.length).join() === words.join();
}
