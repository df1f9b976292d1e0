import { textComplaint } from '../../domain/tables/file-kind.js';
import type { ByteCursor } from './bytes/byte-cursor.js';
import { PieceDecoder } from './piece-decoder.js';
import { unreadable } from './unreadable.js';

/** What dialect and format are told by. */
const HEAD_BYTES = 64 * 1024;

/** A text that comes in pieces. */
export interface TextFlow {
  /** The first piece: all of it, or enough to tell the format by. */
  readonly head: string;
  /** What follows the head. */
  readonly rest: AsyncIterable<string>;
  /** Asked after the last piece: whether the file ended there. */
  readonly whole: () => boolean;
  readonly warnings: () => readonly string[];
}

/** The text of a cursor; what is no text is refused. */
export async function textFlow(cursor: ByteCursor): Promise<TextFlow> {
  const bytes = await cursor.read(HEAD_BYTES);
  const decoder = new PieceDecoder(bytes);
  const isAll = bytes.length < HEAD_BYTES;
  const head = decoder.decode(bytes, isAll && cursor.whole());
  const complaint = textComplaint(head);
  if (complaint !== undefined) throw unreadable(complaint);

  async function* rest(): AsyncGenerator<string, void, undefined> {
    for await (const chunk of cursor.chunks) yield decoder.decode(chunk, false);
    if (!isAll && cursor.whole()) yield decoder.decode(new Uint8Array(), true);
  }

  return { head, rest: rest(), whole: cursor.whole, warnings: () => decoder.warnings() };
}
