import type { HubCredentials } from '../../application/ports/hub-platform.js';

/** Credentials that are no header text are refused before they come here. */
export function bearer(token: string): string {
  return `Bearer ${token}`;
}

/** RFC 7617, with the user's characters as Latin-1. */
export function basicOrBearer(credentials: HubCredentials): string {
  if ('token' in credentials) return bearer(credentials.token);
  const { username, key } = credentials;
  return `Basic ${Buffer.from(`${username}:${key}`, 'latin1').toString('base64')}`;
}
