import { textComplaint } from '../../domain/tables/file-kind.js';
import { hasByteOrderMark } from '../../domain/tables/text-encoding.js';
import type { ByteCursor } from './bytes/byte-cursor.js';
import { PieceDecoder } from './piece-decoder.js';
import { unreadable } from './unreadable.js';

/** The size of a piece. The dialect and format are detected from the first piece. */
const PIECE_BYTES = 64 * 1024;

/** A text that is decoded piece by piece. */
export interface TextFlow {
  /** The first piece, which may be the whole text. */
  readonly head: string;
  /** Whether the file begins with a byte order mark, which is no part of the text. */
  readonly bom: boolean;
  /** The pieces after the head, until `enough` returns true; no byte is read after that. */
  until(enough: () => boolean): AsyncIterable<string>;
  /** After the last piece: whether the end of the file was reached. */
  readonly whole: () => boolean;
  readonly warnings: () => readonly string[];
}

/** The text at a cursor. Throws if the bytes are not text. */
export async function textFlow(cursor: ByteCursor): Promise<TextFlow> {
  const bytes = await cursor.read(PIECE_BYTES);
  const decoder = new PieceDecoder(bytes);
  const isAll = bytes.length < PIECE_BYTES;
  const head = decoder.decode(bytes, isAll && cursor.whole());
  const complaint = textComplaint(head);
  if (complaint !== undefined) throw unreadable(complaint);

  async function* until(enough: () => boolean): AsyncGenerator<string, void, undefined> {
    // All pieces have the same size: readers parse the rest of a piece again with the next, so small ones cost more.
    while (!enough()) {
      const piece = await cursor.read(PIECE_BYTES);
      if (piece.length === 0) break;
      yield decoder.decode(piece, false);
    }
    if (!isAll && cursor.whole()) yield decoder.decode(new Uint8Array(), true);
  }

  return {
    head,
    bom: hasByteOrderMark(bytes),
    until,
    whole: cursor.whole,
    warnings: () => decoder.warnings(),
  };
}
