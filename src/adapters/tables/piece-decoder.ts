import { joinedBytes } from '../../domain/basics/joined-bytes.js';
import {
  decodeWindows1252,
  sniffEncoding,
  type TextEncoding,
  unfinishedUtf8,
} from '../../domain/tables/text-encoding.js';

/** Letters of windows-1252 may by chance be valid UTF-8: it needs this number of valid sequences per invalid one. */
const DAMAGED = 4;

const lenient = new TextDecoder('utf-8', { ignoreBOM: true });

/**
 * Decodes a text piece by piece. A text that looks like UTF-8 may turn out to be windows-1252 late in the file: the two
 * differ only in bytes over 0x7F, and the first such bytes decide.
 */
export class PieceDecoder {
  readonly #encoding: TextEncoding;
  readonly #decoder: InstanceType<typeof TextDecoder>;
  #rest: Uint8Array = new Uint8Array();
  #seen: 'ascii' | 'utf-8' | 'windows-1252' | 'broken utf-8' = 'ascii';

  /** `head` is the start of the text, used to detect the encoding; it must also be decoded with `decode`. */
  constructor(head: Uint8Array) {
    this.#encoding = sniffEncoding(head);
    this.#decoder = new TextDecoder(this.#encoding, { fatal: this.#encoding === 'utf-8' });
  }

  /** The text of a piece, without an incomplete character at its end. `last` means that no piece follows. */
  decode(piece: Uint8Array, last: boolean): string {
    if (this.#encoding !== 'utf-8') return this.#decoder.decode(piece, { stream: !last });
    if (this.#seen === 'windows-1252') return decodeWindows1252(piece);
    const bytes = this.#rest.length === 0 ? piece : joinedBytes([this.#rest, piece]);
    const end = bytes.length - (last ? 0 : unfinishedUtf8(bytes));
    this.#rest = bytes.slice(end);
    return this.#decodeUtf8(bytes.subarray(0, end));
  }

  warnings(): readonly string[] {
    if (this.#seen === 'windows-1252') return ['the text is not UTF-8 and is read as windows-1252'];
    if (this.#seen === 'broken utf-8') return ['bytes that are not UTF-8 are replaced'];
    return [];
  }

  #decodeUtf8(bytes: Uint8Array): string {
    if (this.#seen === 'broken utf-8') return lenient.decode(bytes);
    try {
      const text = this.#decoder.decode(bytes, { stream: true });
      if (text.length < bytes.length) this.#seen = 'utf-8';
      return text;
    } catch {
      return this.#decodeOther(bytes);
    }
  }

  /** Decides for the first invalid bytes: a text with far more valid than invalid sequences is damaged UTF-8. */
  #decodeOther(bytes: Uint8Array): string {
    const text = lenient.decode(bytes);
    const broken = text.match(/\ufffd/g)?.length ?? 0;
    const others = text.match(/[^\x00-\x7f\ufffd]/g)?.length ?? 0;
    this.#seen =
      this.#seen === 'utf-8' || others > DAMAGED * broken ? 'broken utf-8' : 'windows-1252';
    if (this.#seen === 'broken utf-8') return text;
    const whole = joinedBytes([bytes, this.#rest]);
    this.#rest = new Uint8Array();
    return decodeWindows1252(whole);
  }
}
