import { createReadStream } from 'node:fs';
import { access, constants, stat } from 'node:fs/promises';
import type { ByteSource } from '../../../application/ports/table-reader.js';
import { localFile } from '../../hubs/local/local-file.js';
import { Ending, failed } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { STANDARD } from '../output/standard.js';
import { nameOf } from '../requests/request-file.js';

/** The bytes of a local file or of standard input. Throws `Ending` if the file cannot be read. */
export async function tableSource(path: string, signal: AbortSignal): Promise<ByteSource> {
  if (path === STANDARD) return forward(path, () => process.stdin);
  try {
    const file = await stat(path);
    if (file.isDirectory()) {
      throw new Ending(exitCode.failed, [`cannot read ${path}: it is a directory`]);
    }
    // A pipe can be opened only once, and read only forward.
    if (!file.isFile()) return forward(path, () => createReadStream(path));
    await access(path, constants.R_OK);
    return await localFile(path, path, signal);
  } catch (error) {
    throw failed(`read ${path}`, error);
  }
}

function forward(path: string, stream: () => AsyncIterable<Uint8Array>): ByteSource {
  return { name: nameOf(path), size: undefined, stream, cut: () => false, range: undefined };
}
