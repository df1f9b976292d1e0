import { readlink, realpath } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';

/** The number of symbolic links that Linux follows in one path. */
const MOST_LINKS = 40;

/** Paths of open file descriptors: /dev/fd of this process, and on Linux /proc of any process. */
const DESCRIPTOR = /^(?:\/dev|\/proc\/(?<pid>\d+)(?:\/task\/\d+)?)\/fd\/(?<fd>\d+)$/;

export interface PathBehindLinks {
  readonly path: string;
  /** Whether the path names an open file descriptor, as /dev/stdout and /proc/self/fd/3 do. */
  readonly isDescriptor: boolean;
}

/**
 * Follows symbolic links to the path that would be written. No file needs to exist at that path. A file descriptor is
 * not followed further: the file behind it belongs to the process that opened it.
 */
export async function pathBehindLinks(wanted: string): Promise<PathBehindLinks> {
  let path = wanted;
  for (let i = 0; i < MOST_LINKS; i++) {
    const folder = await realpath(dirname(path));
    path = join(folder, basename(path));
    if (DESCRIPTOR.test(path)) return { path, isDescriptor: true };
    const link = await linkAt(path);
    if (link === undefined) break;
    path = resolve(folder, link);
  }
  return { path, isDescriptor: false };
}

/** The number of the file descriptor that a path names; undefined if another process owns it. */
export function ownDescriptor(path: string): number | undefined {
  const { pid, fd } = DESCRIPTOR.exec(path)?.groups ?? {};
  return pid === undefined || Number(pid) === process.pid ? Number(fd) : undefined;
}

/** The target of a symbolic link; undefined if there is no link at the path. */
async function linkAt(path: string): Promise<string | undefined> {
  try {
    return await readlink(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // Windows answers UNKNOWN for a file that is not a link.
    if (code === 'EINVAL' || code === 'ENOENT' || code === 'UNKNOWN') return undefined;
    throw error;
  }
}
