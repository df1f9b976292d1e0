import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The name of `--permission` before Node 22.13. */
const EXPERIMENTAL = '--experimental-permission';

function isKnown(flag: string): boolean {
  return process.allowedNodeEnvironmentFlags.has(flag);
}

/** The folders above a path, nearest first. */
function foldersAbove(path: string): readonly string[] {
  const folder = dirname(path);
  return folder === path ? [] : [folder, ...foldersAbove(folder)];
}

/**
 * The path to allow for a folder of packages. Node 20 also looks into such a folder if it does not exist, but does not
 * treat its path as that of a folder, so a wildcard is needed; it aborts if both forms are given.
 */
function packagesIn(folder: string): string {
  return existsSync(folder) ? folder : join(folder, '*');
}

/**
 * The paths that Node reads for the imports of a module of this package: the files beside it, the packages in the
 * folders above, and the package.json of each folder, whether it exists or not.
 */
function modulePaths(entry: string): readonly string[] {
  const folders = foldersAbove(entry);
  return [
    dirname(entry),
    ...folders.map((folder) => join(folder, 'package.json')),
    ...folders.map((folder) => packagesIn(join(folder, 'node_modules'))),
  ];
}

/**
 * Flags by which Node restricts a process to the permissions that inference needs: it can read its modules and the
 * folders of data. It can write no file, start no process or thread, and load no native code. Only newer versions of
 * Node can restrict the network.
 */
export function permissionFlags(
  modules: readonly string[],
  readable: readonly string[],
  network: boolean,
): readonly string[] {
  const paths = [...modules.flatMap(modulePaths), ...readable];
  const readablePaths = new Set(
    paths.flatMap((path) => (existsSync(path) ? [path, realpathSync(path)] : [path])),
  );
  return [
    isKnown('--permission') ? '--permission' : EXPERIMENTAL,
    ...[...readablePaths].map((path) => `--allow-fs-read=${path}`),
    ...(network && isKnown('--allow-net') ? ['--allow-net'] : []),
  ];
}
