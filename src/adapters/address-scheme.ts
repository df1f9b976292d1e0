/** The beginning of an address, such as `https://`, which alone may stand in messages: a password may follow. */
export function addressScheme(text: string): string | undefined {
  return /^[a-z][a-z0-9+.-]+:\/\//i.exec(text)?.[0];
}
