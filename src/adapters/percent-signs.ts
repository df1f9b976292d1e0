/**
 * A part of a URL whose percent signs can be decoded. In a part where they cannot, such as the password `50%off`, each
 * one stands for itself.
 */
export function decodable(part: string): string {
  try {
    decodeURIComponent(part);
    return part;
  } catch {
    return part.replaceAll('%', '%25');
  }
}

/** What a part of a URL means. */
export function decodedPart(part: string): string {
  return decodeURIComponent(decodable(part));
}
