import { object } from '../../../domain/constraints/objects.js';
import type { JsonSchema } from '../../../domain/constraints/param.js';
import { PROFILE_MEMBERS, profileParams } from '../../../domain/profile/profile-params.js';

const { schema } = object('', profileParams, { required: PROFILE_MEMBERS });

/** The schema of an encrypted profile, from the same parameters that its decoder uses. */
export const profileSchemas: Readonly<Record<string, JsonSchema>> = {
  SealedProfile: {
    title: 'Encrypted profile',
    ...schema,
    'x-rules': { platforms: 'Each platform has at most one entry.' },
  },
};
