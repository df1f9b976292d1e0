import { list } from '../constraints/lists.js';
import { integer } from '../constraints/numbers.js';
import { object } from '../constraints/objects.js';
import { expecting, type Param } from '../constraints/param.js';
import { MAX_ENTRIES, MAX_ENTRY_BYTES, PLATFORM_NAME } from './profile.js';

/** Groups of four characters, and padding only at the end. */
const BASE_64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** The number of bytes that a base64 text decodes to. */
function bytesOf(text: string): number {
  const padding = text.endsWith('==') ? 2 : Number(text.endsWith('='));
  return (text.length / 4) * 3 - padding;
}

/** The length in characters of the base64 text of some bytes, with its padding. */
function lengthOf(bytes: number): number {
  return Math.ceil(bytes / 3) * 4;
}

function base64(description: string, min: number, max: number): Param<string> {
  const amount = min === max ? `${min}` : `${min} to ${max}`;
  return {
    description,
    schema: {
      type: 'string',
      contentEncoding: 'base64',
      pattern: BASE_64.source,
      minLength: lengthOf(min),
      maxLength: lengthOf(max),
    },
    ...expecting(
      `base64 of ${amount} bytes`,
      (value): value is string =>
        typeof value === 'string' &&
        value.length <= lengthOf(max) &&
        BASE_64.test(value) &&
        bytesOf(value) >= min &&
        bytesOf(value) <= max,
    ),
  };
}

const name: Param<string> = {
  description: 'the platform of the credentials, or api for the key of this service',
  schema: { type: 'string', pattern: PLATFORM_NAME.source },
  ...expecting(
    'a name of 1 to 64 lower-case letters, digits, "-" and "_"',
    (value): value is string => typeof value === 'string' && PLATFORM_NAME.test(value),
  ),
};

/** The tag of AES-GCM, at the end of every ciphertext. */
const TAG = 16;
const IV = 12;
const KEY = 32;

const wrappedKey = object(
  'the data key, encrypted by AES-GCM with a key that PBKDF2-SHA-256 derives from the passphrase',
  {
    salt: base64('the salt of PBKDF2', 16, 64),
    rounds: integer('the rounds of PBKDF2', { min: 600_000, max: 100_000_000 }),
    iv: base64('the initialization vector', IV, IV),
    data: base64('the encrypted data key', KEY + TAG, KEY + TAG),
  },
  { required: ['salt', 'rounds', 'iv', 'data'] },
);

const entry = object(
  'credentials, encrypted by AES-GCM with the data key',
  {
    platform: name,
    iv: base64('the initialization vector', IV, IV),
    data: base64('the ciphertext', TAG + 1, MAX_ENTRY_BYTES),
  },
  { required: ['platform', 'iv', 'data'] },
);

/** The members of an encrypted profile. */
export const profileParams = {
  version: integer('the version of this form', { min: 1, max: 1 }),
  profile: base64('the random id of the profile', 16, 16),
  key: wrappedKey,
  entries: list('the encrypted credentials, one entry for each platform', entry, {
    minItems: 0,
    maxItems: MAX_ENTRIES,
  }),
};

export const PROFILE_MEMBERS = ['version', 'profile', 'key', 'entries'] as const;
