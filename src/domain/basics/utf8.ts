const encoder = new TextEncoder();

/** The UTF-8 bytes of a text without lone surrogates. */
export function utf8(text: string): Uint8Array {
  return encoder.encode(text);
}

const NOT_ASCII = /[^\x00-\x7f]/;

/** Length of a text in UTF-8 bytes. */
export function utf8Length(text: string): number {
  let length = text.length;
  if (!NOT_ASCII.test(text)) return length;
  for (let i = 0; i < text.length; i++) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    // A surrogate pair is two units and four bytes, hence two bytes for each unit.
    length += unit < 0x800 || (unit >= 0xd800 && unit < 0xe000) ? 1 : 2;
  }
  return length;
}
