import type { JsonSchema } from '../../../domain/constraints/param.js';
import type { AccessPolicy, RouteAccess } from '../access/entrance.js';

export const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description:
      'An API key, sent as `Authorization: Bearer <API_KEY>`. The server reads it nowhere else.',
  },
} as const;

/** Whether the requests of a route must have, may have or do not use a key, under the settings of the operator. */
export type KeyUse = 'required' | 'optional' | 'none';

export function keyUse(access: RouteAccess, { auth, previewAuth }: AccessPolicy): KeyUse {
  if (access === 'public' || access === 'unmetered' || auth === 'off') return 'none';
  return access === 'preview' && previewAuth === 'off' ? 'optional' : 'required';
}

/** The security requirements of an operation; any one of them is sufficient, and `{}` means no key. */
export function securityOf(use: KeyUse): readonly JsonSchema[] {
  const withKey = { apiKey: [] };
  if (use === 'required') return [withKey];
  return use === 'optional' ? [{}, withKey] : [];
}
