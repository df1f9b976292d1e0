import type { Operation, Parameter } from '../openapi/operation.js';

const ifMatch: Parameter = {
  name: 'If-Match',
  in: 'header',
  description:
    'The ETag of the profile that the request replaces or removes; `*` for whichever there is.',
  schema: { type: 'string' },
};

const ifNoneMatch: Parameter = {
  name: 'If-None-Match',
  in: 'header',
  description: '`*` for the first profile of a key.',
  schema: { type: 'string', enum: ['*'] },
};

const DESCRIPTION =
  'A profile holds the credentials of a person for data hubs. A browser encrypts it; the server stores the ciphertext and knows neither the passphrase nor a key that decrypts it. A revoked key loses its profile. Requests count towards the rate limit, and not towards the daily limit.';

export const readProfileOperation: Operation = {
  id: 'readProfile',
  tag: 'Profile',
  description: DESCRIPTION,
  answers: {
    200: {
      description: 'The profile.',
      headers: ['ETag'],
      content: { 'application/json': 'SealedProfile' },
    },
  },
  refusals: ['profile_not_found'],
};

/** Random bytes in place of ciphertext. */
const example = {
  version: 1,
  profile: 'v8dCk0QbDVrwSMBzKx1m6g==',
  key: {
    salt: 'yr0mFCGdYGEaz8nV3cOmHA==',
    rounds: 600_000,
    iv: 'T1c2Jb4Qy0a9mX7e',
    data: 'hM5kqO3ZJw1Vb0YHqUqv2rJcLx9cQm7n8T0vH1kqO3ZJw1Vb0YHqUqv2rJcLx9cQ',
  },
  entries: [
    {
      platform: 'huggingface',
      iv: 'pX0sW9dR2fG6hJ8k',
      data: 'Zk3vQ0mXn1Lr8uYb5cDwTgEaHsJiPqKoRfVtMxNzBlA=',
    },
  ],
};

export const saveProfileOperation: Operation = {
  id: 'saveProfile',
  tag: 'Profile',
  description: DESCRIPTION,
  parameters: [ifMatch, ifNoneMatch],
  body: {
    schema: 'SealedProfile',
    examples: { example: { summary: 'One platform', value: example } },
  },
  answers: { 204: { description: 'The profile is saved.', headers: ['ETag'] } },
  refusals: ['precondition_required', 'profile_changed'],
};

export const removeProfileOperation: Operation = {
  id: 'removeProfile',
  tag: 'Profile',
  description: DESCRIPTION,
  parameters: [ifMatch],
  answers: { 204: { description: 'The key has no profile any more.' } },
  refusals: ['profile_changed'],
};
