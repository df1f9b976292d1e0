import { signal } from '@preact/signals';
import type { SealedProfile } from '../../src/page/index.js';
import * as browser from './browser-store.js';
import { whenIdle } from './idle.js';
import { API } from './platforms.js';
import {
  type CipherKey,
  type Credentials,
  credentialsOf,
  newProfile,
  ProfileFault,
  requireCryptography,
  unlock,
  withCredentials,
  without,
  withPassphrase,
} from './seal-profile.js';
import { fetchProfile, removeProfile, sendProfile } from './server-profile.js';

/** Whether there is a profile, and whether it is open. `insecure`: the browser allows no cryptography here. */
export const status = signal<'loading' | 'insecure' | 'none' | 'locked' | 'unlocked'>('loading');
/** The credentials of an open profile, by platform. */
export const credentials = signal<ReadonlyMap<string, Credentials>>(new Map());
export const isSynced = signal(false);
export const isRemembered = signal(false);
export const isBusy = signal(false);
/** Why the last action failed. */
export const fault = signal<string | undefined>(undefined);

let kept: browser.KeptProfile | undefined;
let key: CipherKey | undefined;
let stopWaiting: (() => void) | undefined;

/** Runs one action of the person, and shows the reason if it fails. True if it succeeded. */
async function attempt(action: () => Promise<void>): Promise<boolean> {
  isBusy.value = true;
  fault.value = undefined;
  try {
    await action();
    return true;
  } catch (error) {
    if (!(error instanceof ProfileFault)) throw error;
    fault.value = error.message;
    return false;
  } finally {
    isBusy.value = false;
  }
}

/** Reads the profile of this browser, and opens it if the browser remembers its key. */
export async function loadProfile(): Promise<void> {
  try {
    requireCryptography();
  } catch (error) {
    status.value = 'insecure';
    fault.value = error instanceof Error ? error.message : undefined;
    return;
  }
  kept = await browser.read('profile');
  isSynced.value = kept?.isSynced ?? false;
  const remembered = await browser.read('key');
  isRemembered.value = remembered !== undefined;
  status.value = kept === undefined ? 'none' : 'locked';
  if (kept !== undefined && remembered !== undefined) await attempt(() => openWith(remembered));
}

export function createProfile(passphrase: string): Promise<boolean> {
  return attempt(async () => {
    const sealed = await newProfile(passphrase);
    await keepHere({ sealed, isSynced: false, tag: undefined });
    await openWith(await unlock(sealed, passphrase));
  });
}

export function unlockProfile(passphrase: string): Promise<boolean> {
  return attempt(async () => openWith(await unlock(current().sealed, passphrase)));
}

/** Fetches the profile of an API key into this browser, locked. */
export function fetchFromServer(apiKey: string): Promise<boolean> {
  return attempt(async () => {
    const served = await fetchProfile(apiKey);
    if (served === undefined) throw new ProfileFault('This API key has no profile on the server.');
    await keepHere({ ...served, isSynced: true });
    status.value = 'locked';
  });
}

export function lockProfile(): void {
  stopWaiting?.();
  stopWaiting = undefined;
  key = undefined;
  credentials.value = new Map();
  status.value = 'locked';
}

export function saveCredentials(platform: string, members: Credentials): Promise<boolean> {
  return attempt(() =>
    change((sealed, open) => withCredentials(sealed, open, platform, members), {
      apiKey: platform === API ? members.key : undefined,
    }),
  );
}

export function removeCredentials(platform: string): Promise<boolean> {
  return attempt(async () => {
    if (platform === API && current().isSynced) {
      throw new ProfileFault('The server keeps the profile under this key: stop that first.');
    }
    await change(async (sealed) => without(sealed, platform));
  });
}

export function changePassphrase(old: string, passphrase: string): Promise<boolean> {
  return attempt(() => change((sealed) => withPassphrase(sealed, old, passphrase)));
}

/** Keeps the profile on the server too, or removes it there. */
export function setSynced(next: boolean): Promise<boolean> {
  return attempt(async () => {
    if (next) {
      await keepHere({ ...current(), isSynced: true, tag: undefined });
      try {
        await change(async (sealed) => sealed);
      } catch (error) {
        await keepHere({ ...current(), isSynced: false, tag: undefined });
        throw error;
      }
    } else {
      await removeProfile(apiKeyOf());
      await keepHere({ ...current(), isSynced: false, tag: undefined });
    }
  });
}

/** Keeps the data key in this browser, as a key that no script can read, or drops it. */
export function setRemembered(next: boolean): Promise<boolean> {
  return attempt(async () => {
    if (next) await browser.keep('key', openKey());
    else await browser.forget('key');
    isRemembered.value = next;
  });
}

/** Removes the profile from this browser and, if it is there, from the server. */
export function forgetEverything(): Promise<boolean> {
  return attempt(async () => {
    if (current().isSynced) await removeProfile(apiKeyOf());
    await browser.forget('profile', 'key');
    lockProfile();
    kept = undefined;
    isSynced.value = false;
    isRemembered.value = false;
    status.value = 'none';
  });
}

/** How often a change is made again because another tab or device was faster. */
const MOST_TRIES = 3;

/** Changes the profile here and, if it is synced, on the server: there the change is made to the newest version. */
async function change(
  make: (sealed: SealedProfile, open: CipherKey) => Promise<SealedProfile>,
  { apiKey }: { readonly apiKey?: string | undefined } = {},
): Promise<void> {
  const open = openKey();
  // Another tab may have changed the profile.
  kept = await browser.read('profile');
  if (!current().isSynced) {
    await keepHere({ ...current(), sealed: await make(current().sealed, open) });
    return openWith(open);
  }
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const served = await fetchProfile(apiKey ?? apiKeyOf());
    if (served !== undefined && served.sealed.profile !== current().sealed.profile) {
      throw new ProfileFault(
        'The server keeps another profile under this API key. Forget the one in this browser and open that one, or use another key.',
      );
    }
    const sealed = await make(served?.sealed ?? current().sealed, open);
    const tag = await sendProfile(apiKey ?? apiKeyOf(), sealed, served?.tag);
    if (tag !== undefined) {
      await keepHere({ sealed, isSynced: true, tag });
      return openWith(open);
    }
  }
  throw new ProfileFault('Another tab or device changes the profile too. Try again.');
}

async function openWith(open: CipherKey): Promise<void> {
  const { sealed } = current();
  const opened = new Map<string, Credentials>();
  const faults: string[] = [];
  for (const entry of sealed.entries) {
    try {
      opened.set(entry.platform, await credentialsOf(sealed, open, entry));
    } catch (error) {
      if (!(error instanceof ProfileFault)) throw error;
      faults.push(error.message);
    }
  }
  key = open;
  credentials.value = opened;
  status.value = 'unlocked';
  stopWaiting ??= whenIdle(lockProfile);
  if (faults.length > 0) throw new ProfileFault(faults.join(' '));
}

async function keepHere(next: browser.KeptProfile): Promise<void> {
  await browser.keep('profile', next);
  kept = next;
  isSynced.value = next.isSynced;
}

function current(): browser.KeptProfile {
  if (kept === undefined) throw new ProfileFault('This browser has no profile.');
  return kept;
}

function openKey(): CipherKey {
  if (key === undefined) throw new ProfileFault('Unlock the profile first.');
  return key;
}

function apiKeyOf(): string {
  const apiKey = credentials.value.get(API)?.key;
  if (apiKey === undefined) {
    throw new ProfileFault('Unlock the profile, and add the API key of this server to it first.');
  }
  return apiKey;
}
