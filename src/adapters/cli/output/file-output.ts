import { constants, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { Ending, failed } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { DirectFile } from './direct-file.js';
import { ownDescriptor, pathBehindLinks } from './path-behind-links.js';
import type { Sink } from './sink.js';
import { standardError, standardOutput } from './standard-output.js';
import { WholeFile } from './whole-file.js';

/**
 * Opens the output that `--out` names. A regular file is replaced as a whole, at the end. A device, a pipe or an open
 * file descriptor such as /dev/stdout cannot be replaced: it receives the bytes as they are made.
 */
export async function fileOutput(wanted: string): Promise<Sink> {
  try {
    const { path, isDescriptor } = await pathBehindLinks(wanted);
    const found = await statIfThere(path);
    const descriptor = isDescriptor && found !== undefined ? ownDescriptor(path) : undefined;
    if (descriptor === 1) return standardOutput();
    if (descriptor === 2) return standardError();
    if (found?.isDirectory() || wanted.endsWith('/')) {
      throw new Ending(exitCode.failed, [`cannot write ${wanted}: it is a directory`]);
    }
    if (found === undefined || (found.isFile() && !isDescriptor)) {
      return await WholeFile.begin(wanted, path, found);
    }
    // Opening the path of a file's descriptor again would start at offset 0 and overwrite what was written before.
    if (found.isFile() && descriptor !== undefined) return new DirectFile(wanted, descriptor);
    const append = found.isFile() ? constants.O_APPEND : 0;
    return new DirectFile(wanted, await open(path, constants.O_WRONLY | append));
  } catch (error) {
    throw failed(`write ${wanted}`, error);
  }
}

async function statIfThere(path: string): Promise<Stats | undefined> {
  try {
    return await stat(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
