import { PERSON_HINTS } from './hints.js';
import { namesDoer } from './word-classes.js';

/** People under names that are no names of columns in samples. */
const PEOPLE = [
  ...[...PERSON_HINTS, 'user', 'member', 'staff', 'guest', 'profile', 'recipient', 'applicant'],
  ...['participant', 'claimant', 'consultant', 'accountant', 'assistant', 'resident', 'president'],
  ...['principal', 'head', 'delegate', 'chef', 'host', 'guide', 'coach', 'captain', 'pilot'],
  ...['judge', 'intern', 'volunteer', 'parent', 'spouse', 'sibling', 'mother', 'father', 'friend'],
  ...['witness', 'boss', 'colleague', 'chief', 'secretary', 'nurse', 'surgeon', 'graduate', 'kin'],
  ...['client', 'agent', 'individual', 'citizen', 'occupant', 'relative', 'dependent', 'faculty'],
];
/** Things that are named after the people who have them. */
export const ACCOUNTS = [
  'account',
  'identity',
  'session',
  'connection',
  'credential',
  'login',
  'setting',
];
/** People that are something else where they stand alone. */
const UNCLEAR = ['profile', 'host', 'head', 'guide', 'parent', 'individual', 'principal', 'user'];

/** Whether a noun is that of a person, such as `patient` or `reviewer`. */
export function isPerson(noun: string): boolean {
  return PEOPLE.includes(noun) || namesDoer(noun);
}

/** Whether a noun that stands alone is that of a person. */
export function isSomebody(noun: string): boolean {
  return PEOPLE.includes(noun) && !UNCLEAR.includes(noun);
}
