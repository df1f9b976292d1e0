/** A cryptographic hash of a text. */
export interface Digest {
  /** SHA-256 of the text in UTF-8, as 64 lower-case hexadecimal digits. */
  sha256(text: string): string;
}
