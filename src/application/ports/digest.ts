/** A one-way image of a text. */
export interface Digest {
  /** SHA-256 of the UTF-8, 64 hexadecimal digits in lower case. */
  sha256(text: string): string;
}
