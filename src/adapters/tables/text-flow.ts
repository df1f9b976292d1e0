import { textComplaint } from '../../domain/tables/file-kind.js';
import type { ByteCursor } from './bytes/byte-cursor.js';
import { PieceDecoder } from './piece-decoder.js';
import { unreadable } from './unreadable.js';

/** What dialect and format are told by is the first piece. */
const PIECE_BYTES = 64 * 1024;

/** A text that comes in pieces. */
export interface TextFlow {
  /** The first piece: all of it, or enough to tell the format by. */
  readonly head: string;
  /** What follows the head, until enough is read: no byte is taken after that. */
  until(enough: () => boolean): AsyncIterable<string>;
  /** Asked after the last piece: whether the file ended there. */
  readonly whole: () => boolean;
  readonly warnings: () => readonly string[];
}

/** The text of a cursor; what is no text is refused. */
export async function textFlow(cursor: ByteCursor): Promise<TextFlow> {
  const bytes = await cursor.read(PIECE_BYTES);
  const decoder = new PieceDecoder(bytes);
  const isAll = bytes.length < PIECE_BYTES;
  const head = decoder.decode(bytes, isAll && cursor.whole());
  const complaint = textComplaint(head);
  if (complaint !== undefined) throw unreadable(complaint);

  async function* until(enough: () => boolean): AsyncGenerator<string, void, undefined> {
    // Pieces of one size: what is left of one is read again with the next, so that many small ones cost much.
    while (!enough()) {
      const piece = await cursor.read(PIECE_BYTES);
      if (piece.length === 0) break;
      yield decoder.decode(piece, false);
    }
    if (!isAll && cursor.whole()) yield decoder.decode(new Uint8Array(), true);
  }

  return { head, until, whole: cursor.whole, warnings: () => decoder.warnings() };
}
