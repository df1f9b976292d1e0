import { write } from 'node:fs';
import { promisify } from 'node:util';

const writeSome = promisify(write);

/**
 * Writes all bytes at a file's current place. One call may write a part and say so by its count alone,
 * as on a disk that becomes full; the call for the rest then fails.
 */
export async function writeWhole(fd: number, bytes: Uint8Array): Promise<void> {
  for (let from = 0; from < bytes.length; ) {
    const { bytesWritten } = await writeSome(fd, bytes, from, bytes.length - from, null);
    from += bytesWritten;
  }
}
