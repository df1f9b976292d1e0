import type { Sealed, SealedEntry, SealedProfile, WrappedKey } from '../../src/page/index.js';
import { bytesOf, textOf } from './base64.js';

/** A key of WebCrypto, in a browser and in Node. */
export type CipherKey = Awaited<ReturnType<typeof crypto.subtle.importKey>>;

/** Credentials as `/hub/*` takes them: the members of `credentials`, by name. */
export type Credentials = Readonly<Record<string, string>>;

/** The reason why a profile cannot be opened or made, in words for the person at the page. */
export class ProfileFault extends Error {
  override readonly name = 'ProfileFault';
}

const CIPHER = 'AES-GCM';
const ROUNDS = 600_000;
const KEY_BYTES = 32;
const IV_BYTES = 12;
const SALT_BYTES = 16;
const ID_BYTES = 16;

/** The fewest characters of a passphrase. */
export const SHORTEST_PASSPHRASE = 12;

/** Throws a `ProfileFault` where the browser has no cryptography: on a page that came over plain HTTP. */
export function requireCryptography(): void {
  if (globalThis.crypto?.subtle !== undefined) return;
  throw new ProfileFault(
    'Nothing is stored: this page did not come over a secure connection. Open it by https, or on localhost.',
  );
}

/** Makes an empty profile, and a data key that only the passphrase opens. */
export async function newProfile(passphrase: string): Promise<SealedProfile> {
  requireCryptography();
  checkLength(passphrase);
  const profile = textOf(random(ID_BYTES));
  const key = await wrap(random(KEY_BYTES), passphrase, profile);
  return { version: 1, profile, key, entries: [] };
}

/** Returns the data key, which no script can read. Throws a `ProfileFault` if the passphrase does not open it. */
export async function unlock(profile: SealedProfile, passphrase: string): Promise<CipherKey> {
  const bytes = await unwrap(profile, passphrase);
  return crypto.subtle.importKey('raw', bytes, CIPHER, false, ['encrypt', 'decrypt']);
}

/** The same profile under another passphrase. The entries stay as they are. */
export async function withPassphrase(
  profile: SealedProfile,
  old: string,
  passphrase: string,
): Promise<SealedProfile> {
  checkLength(passphrase);
  const bytes = await unwrap(profile, old);
  return { ...profile, key: await wrap(bytes, passphrase, profile.profile) };
}

/** The same profile with the credentials of a platform added or replaced. */
export async function withCredentials(
  profile: SealedProfile,
  key: CipherKey,
  platform: string,
  credentials: Credentials,
): Promise<SealedProfile> {
  const bytes = new TextEncoder().encode(JSON.stringify(credentials));
  const sealed = await seal(bytes, key, contextOf(profile.profile, platform));
  const others = without(profile, platform).entries;
  return { ...profile, entries: [...others, { platform, ...sealed }] };
}

/** The same profile without the credentials of a platform. */
export function without(profile: SealedProfile, platform: string): SealedProfile {
  const entries = profile.entries.filter((entry) => entry.platform !== platform);
  return { ...profile, entries };
}

/** Decrypts the credentials of an entry. Throws a `ProfileFault` if the entry was altered or belongs elsewhere. */
export async function credentialsOf(
  { profile }: SealedProfile,
  key: CipherKey,
  entry: SealedEntry,
): Promise<Credentials> {
  try {
    const bytes = await open(entry, key, contextOf(profile, entry.platform));
    return JSON.parse(new TextDecoder().decode(bytes)) as Credentials;
  } catch {
    throw new ProfileFault(
      `The credentials for ${entry.platform} were altered and cannot be used. Remove them and add them again.`,
    );
  }
}

function checkLength(passphrase: string): void {
  if (passphrase.length >= SHORTEST_PASSPHRASE) return;
  throw new ProfileFault(`Choose a passphrase of at least ${SHORTEST_PASSPHRASE} characters.`);
}

async function wrap(
  bytes: Uint8Array<ArrayBuffer>,
  passphrase: string,
  profile: string,
): Promise<WrappedKey> {
  const terms = { salt: textOf(random(SALT_BYTES)), rounds: ROUNDS };
  const key = await keyOf(passphrase, terms);
  return { ...terms, ...(await seal(bytes, key, contextOf(profile))) };
}

async function unwrap(
  { profile, key }: SealedProfile,
  passphrase: string,
): Promise<Uint8Array<ArrayBuffer>> {
  requireCryptography();
  try {
    return await open(key, await keyOf(passphrase, key), contextOf(profile));
  } catch {
    // AES-GCM cannot tell a wrong key from a changed ciphertext.
    throw new ProfileFault(
      'This passphrase does not open the profile. Check it: capital letters count. If it is right, the profile was altered.',
    );
  }
}

async function keyOf(
  passphrase: string,
  { salt, rounds }: Pick<WrappedKey, 'salt' | 'rounds'>,
): Promise<CipherKey> {
  const text = new TextEncoder().encode(passphrase.normalize('NFKC'));
  const material = await crypto.subtle.importKey('raw', text, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: rounds };
  const form = { name: CIPHER, length: KEY_BYTES * 8 };
  return crypto.subtle.deriveKey(derivation, material, form, false, ['encrypt', 'decrypt']);
}

async function seal(
  bytes: Uint8Array<ArrayBuffer>,
  key: CipherKey,
  context: Uint8Array<ArrayBuffer>,
): Promise<Sealed> {
  const iv = random(IV_BYTES);
  const data = await crypto.subtle.encrypt(
    { name: CIPHER, iv, additionalData: context },
    key,
    bytes,
  );
  return { iv: textOf(iv), data: textOf(new Uint8Array(data)) };
}

async function open(
  { iv, data }: Sealed,
  key: CipherKey,
  context: Uint8Array<ArrayBuffer>,
): Promise<Uint8Array<ArrayBuffer>> {
  const terms = { name: CIPHER, iv: bytesOf(iv), additionalData: context };
  return new Uint8Array(await crypto.subtle.decrypt(terms, key, bytesOf(data)));
}

/** The associated data, which binds a ciphertext to its profile and, for an entry, to its platform. */
function contextOf(...names: readonly string[]): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(['tablewright', 'v1', ...names].join(':'));
}

function random(bytes: number): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(bytes));
}
