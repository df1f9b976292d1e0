export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** The marks of UTF-8 and of both byte orders of UTF-16. */
const BYTE_ORDER_MARKS = [
  [0xef, 0xbb, 0xbf],
  [0xff, 0xfe],
  [0xfe, 0xff],
];

export function hasByteOrderMark(head: Uint8Array): boolean {
  return BYTE_ORDER_MARKS.some((mark) => mark.every((byte, i) => head[i] === byte));
}

/** The shares of zeros among the bytes at even offsets and among those at odd offsets. */
function zeroShares(head: Uint8Array): readonly [even: number, odd: number] {
  const zeros = [0, 0];
  head.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  const half = Math.max(head.length / 2, 1);
  return [(zeros[0] ?? 0) / half, (zeros[1] ?? 0) / half];
}

/**
 * Detects the encoding from the first bytes of a text: from a byte order mark, or from the zero that UTF-16 adds to
 * every ASCII letter. Otherwise it assumes UTF-8, which only decoding can confirm.
 */
export function sniffEncoding(head: Uint8Array): TextEncoding {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const [even, odd] = zeroShares(head);
  if (odd > 0.4 && even < 0.1) return 'utf-16le';
  if (even > 0.4 && odd < 0.1) return 'utf-16be';
  return 'utf-8';
}

/** 0x80 to 0x9F of windows-1252 (WHATWG Encoding, index windows-1252). */
const UPPER_CONTROLS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/**
 * Decodes windows-1252, and therefore latin-1 as well. TextDecoder is not used, because from Node 20.18.3 on it
 * decodes windows-1252 as latin-1 (nodejs/node#60888).
 */
export function decodeWindows1252(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 4096) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 4096)));
  }
  return parts
    .join('')
    .replace(/[\x80-\x9f]/g, (control) => UPPER_CONTROLS[control.charCodeAt(0) - 0x80] ?? control);
}

/** The length of the UTF-8 sequence that a byte begins, from 2 to 4 bytes; 0 if it begins none. */
function sequenceLength(byte: number): number {
  if (byte >= 0xf0) return 4;
  if (byte >= 0xe0) return 3;
  return byte >= 0xc0 ? 2 : 0;
}

/** The number of bytes at the end that begin an incomplete UTF-8 sequence. */
export function unfinishedUtf8(bytes: Uint8Array): number {
  for (let back = 1; back <= 3; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    const length = sequenceLength(byte);
    if (length > 0) return back < length ? back : 0;
  }
  return 0;
}
