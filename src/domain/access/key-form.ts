import { crc32 } from './crc-32.js';

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const PREFIX = 'tw_';
const RANDOM_LENGTH = 30;
const CHECKSUM_LENGTH = 6;

/** `tw_`, 30 random base-62 characters (178 bits), 6 checksum characters. */
const OUR_FORM = /^tw_([0-9A-Za-z]{30})([0-9A-Za-z]{6})$/;

/** The token68 of RFC 9110 (11.2), the syntax of Bearer credentials. */
const TOKEN_68 = /^[A-Za-z0-9._~+/-]+=*$/;
const SHORTEST = 8;
const LONGEST = 200;

/** The CRC-32 of the random characters in base 62, padded with leading zeros. */
export function keyChecksum(random: string): string {
  let digits = '';
  for (let rest = crc32(random); rest > 0; rest = Math.floor(rest / ALPHABET.length)) {
    digits = ALPHABET.charAt(rest % ALPHABET.length) + digits;
  }
  return digits.padStart(CHECKSUM_LENGTH, ALPHABET.charAt(0));
}

/** A new key; `below` draws an unpredictable whole number from 0 to its argument - 1. */
export function makeKey(below: (limit: number) => number): string {
  let random = '';
  while (random.length < RANDOM_LENGTH) random += ALPHABET.charAt(below(ALPHABET.length));
  return PREFIX + random + keyChecksum(random);
}

/**
 * Whether a text can be a key. The checksum detects a mistyped generated key without a look-up; it proves nothing
 * else. Operators may also use their own secrets, of 8 to 200 characters, which have no checksum.
 */
export function hasKeyForm(text: string): boolean {
  if (text.length < SHORTEST || text.length > LONGEST || !TOKEN_68.test(text)) return false;
  if (!text.startsWith(PREFIX)) return true;
  const [, random = '', checksum] = OUR_FORM.exec(text) ?? [];
  return checksum === keyChecksum(random);
}
