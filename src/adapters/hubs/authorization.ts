import type { HubCredentials } from '../../domain/hub/hub-requests.js';

/** The Authorization header for a token. The decoder of requests has refused characters that a header cannot have. */
export function bearer(token: string): string {
  return `Bearer ${token}`;
}

/** The Authorization header for a token, or for a user name and key (RFC 7617, in Latin-1). */
export function basicOrBearer(credentials: HubCredentials): string {
  if ('token' in credentials) return bearer(credentials.token);
  const { username, key } = credentials;
  return `Basic ${Buffer.from(`${username}:${key}`, 'latin1').toString('base64')}`;
}
