/** Latin-1 without control characters: what a header field can carry (RFC 9110, 5.5). */
export const HEADER_TEXT = /^[\x20-\x7e\xa0-\xff]{1,1000}$/;

/** Whether a user name, a key or a token can be sent: neither a line break nor a character that would be cut. */
export function isCredentialText(text: string): boolean {
  return HEADER_TEXT.test(text);
}
