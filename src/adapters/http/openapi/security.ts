import type { JsonSchema } from '../../../domain/constraints/param.js';
import type { AccessPolicy, RouteAccess } from '../access/entrance.js';

export const securitySchemes = {
  apiKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'An API key, sent as `Authorization: Bearer <API_KEY>`. It is read nowhere else.',
  },
} as const;

/** Whether a route must, may or need not be asked with a key, as the operator has it. */
export type KeyUse = 'required' | 'optional' | 'none';

export function keyUse(access: RouteAccess, { auth, previewAuth }: AccessPolicy): KeyUse {
  if (access === 'public' || access === 'unmetered' || auth === 'off') return 'none';
  return access === 'preview' && previewAuth === 'off' ? 'optional' : 'required';
}

/** The alternatives of an operation: any one of them is enough. */
export function securityOf(use: KeyUse): readonly JsonSchema[] {
  const withKey = { apiKey: [] };
  if (use === 'required') return [withKey];
  return use === 'optional' ? [{}, withKey] : [];
}
