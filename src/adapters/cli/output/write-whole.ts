import { write } from 'node:fs';
import { promisify } from 'node:util';

const writeSome = promisify(write);

/**
 * Writes all bytes at the current offset of a file. One call of `write` may write only a part, without an error, for
 * example when the disk becomes full; the call for the rest then fails.
 */
export async function writeWhole(fd: number, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length; ) {
    const { bytesWritten } = await writeSome(fd, bytes, from, bytes.length - from, null);
    from += bytesWritten;
  }
}
