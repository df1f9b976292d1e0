export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be';

/** Of the bytes at even places and of those at odd places, the share that is zero. */
function zeroShares(head: Uint8Array): readonly [even: number, odd: number] {
  const zeros = [0, 0];
  head.forEach((byte, i) => {
    if (byte === 0) zeros[i % 2] = (zeros[i % 2] ?? 0) + 1;
  });
  const half = Math.max(head.length / 2, 1);
  return [(zeros[0] ?? 0) / half, (zeros[1] ?? 0) / half];
}

/**
 * What the first bytes of a text say of its encoding: a byte order mark, or the zeros that UTF-16 puts beside
 * every letter of ASCII. Whether the rest is UTF-8 shows only while it is decoded.
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
 * Windows-1252, which latin-1 is read as too. Ours, since TextDecoder takes it for latin-1 in Node from
 * 20.18.3 on (nodejs/node#60888).
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

/** The bytes of a UTF-8 sequence, told by its first; 0: it begins none. */
function sequenceLength(byte: number): number {
  if (byte >= 0xf0) return 4;
  if (byte >= 0xe0) return 3;
  return byte >= 0xc0 ? 2 : 0;
}

/** How many bytes at the end begin a UTF-8 sequence that is not whole yet. */
export function unfinishedUtf8(bytes: Uint8Array): number {
  for (let back = 1; back <= 3; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) return 0;
    const length = sequenceLength(byte);
    if (length > 0) return back < length ? back : 0;
  }
  return 0;
}
