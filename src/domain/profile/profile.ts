/** The most platforms whose credentials a profile holds. */
export const MAX_ENTRIES = 100;

/** The most bytes of the ciphertext of one entry. */
export const MAX_ENTRY_BYTES = 16_384;

/** The names that a platform can have in a profile. */
export const PLATFORM_NAME = /^[a-z0-9_-]{1,64}$/;

/** Bytes encrypted by AES-256-GCM, with their initialization vector; both are base64. */
export interface Sealed {
  readonly iv: string;
  /** The ciphertext, and after it the tag of 16 bytes. */
  readonly data: string;
}

/** The data key of a profile, encrypted with a key that PBKDF2-SHA-256 derives from the passphrase. */
export interface WrappedKey extends Sealed {
  /** In base64. */
  readonly salt: string;
  readonly rounds: number;
}

/** The encrypted credentials of one platform. */
export interface SealedEntry extends Sealed {
  readonly platform: string;
}

/** A profile as stores keep it: ciphertext, and what a browser with the passphrase needs to decrypt it. */
export interface SealedProfile {
  readonly version: number;
  /** The random id of the profile in base64, a part of the associated data of every ciphertext. */
  readonly profile: string;
  readonly key: WrappedKey;
  readonly entries: readonly SealedEntry[];
}
