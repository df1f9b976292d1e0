/** `; name=value`, where the value is a token or a quoted string (RFC 9110, 5.6.6). */
const PARAMETER =
  /\s*;\s*(?:([!#$%&'*+.^_`|~0-9a-z-]+)=(?:([!#$%&'*+.^_`|~0-9a-z-]+)|"((?:[^"\\]|\\.)*)"))?/gy;

/**
 * Whether a Content-Type names JSON as we read it. RFC 8259 defines no parameter, so others are
 * ignored; a charset that is named must be UTF-8.
 */
export function isJsonMediaType(contentType: string): boolean {
  const text = contentType.toLowerCase().trimEnd();
  const end = text.search(/\s*(?:;|$)/);
  if (text.slice(0, end) !== 'application/json') return false;
  let position = end;
  while (position < text.length) {
    PARAMETER.lastIndex = position;
    const [whole, name, token, quoted] = PARAMETER.exec(text) ?? [];
    if (whole === undefined) return false;
    if (name === 'charset' && (token ?? quoted?.replace(/\\(.)/g, '$1')) !== 'utf-8') return false;
    position += whole.length;
  }
  return true;
}
