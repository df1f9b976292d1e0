import type * as E from 'fp-ts/lib/Either.js';
import type { Failure } from '../errors/failure.js';
import { type CheckMembers, decodeObject } from '../schema/decode-object.js';
import type { SealedProfile } from './profile.js';
import { PROFILE_MEMBERS, profileParams } from './profile-params.js';

/**
 * Decodes an encrypted profile. Every member has a fixed form, and there is no member for a name or a password, so a
 * client that forgets to encrypt is refused.
 */
export function decodeProfile(input: unknown): E.Either<Failure, SealedProfile> {
  return decodeObject(input, profileParams, PROFILE_MEMBERS, checkPlatforms);
}

const checkPlatforms: CheckMembers<typeof profileParams> = ({ entries = [] }, _faulty, faults) => {
  const seen = new Set<string>();
  entries.forEach(({ platform }, i) => {
    if (seen.has(platform)) {
      faults.add(() => ({
        path: `/entries/${i}/platform`,
        message: `expected one entry for each platform, got a second one for ${platform}`,
      }));
    }
    seen.add(platform);
  });
};
