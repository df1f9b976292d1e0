import type { SealedProfile } from '../../src/page/index.js';
import { ProfileFault } from './seal-profile.js';

/** A profile on the server, with the tag of its version. */
export interface ServedProfile {
  readonly sealed: SealedProfile;
  readonly tag: string;
}

/** The script of the page is one folder below the root of the service. */
const ADDRESS = new URL('../profile', import.meta.url);

const NOT_FOUND = 404;
const CHANGED = 412;

/** The profile of an API key; undefined if the key has none. */
export async function fetchProfile(apiKey: string): Promise<ServedProfile | undefined> {
  const response = await ask('GET', apiKey);
  if (response.status === NOT_FOUND && (await codeOf(response)) === 'profile_not_found') return;
  await expectDone(response);
  return { sealed: await response.json(), tag: tagOf(response) };
}

/** Saves a profile in place of the version `tag`, or as the first one. Undefined if the server has another version. */
export async function sendProfile(
  apiKey: string,
  sealed: SealedProfile,
  tag: string | undefined,
): Promise<string | undefined> {
  const condition = tag === undefined ? { 'If-None-Match': '*' } : { 'If-Match': tag };
  const headers = { 'Content-Type': 'application/json', ...condition };
  const response = await ask('PUT', apiKey, headers, JSON.stringify(sealed));
  if (response.status === CHANGED) return undefined;
  await expectDone(response);
  return tagOf(response);
}

export async function removeProfile(apiKey: string): Promise<void> {
  await expectDone(await ask('DELETE', apiKey));
}

async function ask(
  method: string,
  apiKey: string,
  headers: Readonly<Record<string, string>> = {},
  body?: string,
): Promise<Response> {
  try {
    return await fetch(ADDRESS, {
      method,
      headers: { Authorization: `Bearer ${apiKey}`, ...headers },
      ...(body !== undefined && { body }),
    });
  } catch {
    throw new ProfileFault('The server does not answer. The profile in this browser is unchanged.');
  }
}

async function expectDone(response: Response): Promise<void> {
  if (response.ok) return;
  if (response.status === NOT_FOUND) {
    throw new ProfileFault('This server needs no API keys, so it keeps no profiles.');
  }
  const { detail } = (await response.json().catch(() => ({}))) as { readonly detail?: string };
  throw new ProfileFault(`The server refused the profile: ${detail ?? response.status}.`);
}

async function codeOf(response: Response): Promise<unknown> {
  const problem = await response.clone().json();
  return problem.code;
}

function tagOf(response: Response): string {
  return response.headers.get('ETag') ?? '';
}
