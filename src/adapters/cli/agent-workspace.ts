import { randomBytes } from 'node:crypto';
import { link, lstat, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as E from 'fp-ts/lib/Either.js';
import type { FileLink, Refused } from '../mcp/agent-tool.js';
import type { Workspace } from '../mcp/workspace.js';
import { failed } from './ending.js';
import { endingAsRefusal, refused } from './ending-as-refusal.js';

/** A file that is not there yet, and the function that gives it its content. */
type Write = (path: string) => Promise<void>;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ...{ '.json': 'application/json', '.csv': 'text/csv', '.sql': 'application/sql' },
};

/** The folders that `--root` names. Every path is resolved, links included, and must lie in one of them. */
export class AgentWorkspace implements Workspace {
  readonly #roots: readonly string[];

  private constructor(roots: readonly string[]) {
    this.#roots = roots;
  }

  /** Throws an `Ending` if a folder cannot be read. */
  static async of(roots: readonly string[]): Promise<AgentWorkspace> {
    const real = roots.map((root) =>
      realpath(root).catch((error) => {
        throw failed(`use --root ${root}`, error);
      }),
    );
    return new AgentWorkspace(await Promise.all(real));
  }

  /** The real path of an existing file in one of the folders. */
  async existing(path: string): Promise<E.Either<Refused, string>> {
    const real = await realpath(this.#absolute(path)).catch(() => undefined);
    if (real === undefined) return refused(`there is no file ${path}`);
    return this.#contains(real) ? E.right(real) : this.#outside(path);
  }

  async readText(path: string): Promise<E.Either<Refused, string>> {
    const found = await this.existing(path);
    if (E.isLeft(found)) return found;
    return endingAsRefusal(async () => {
      const bytes = await readFile(found.right).catch((error) => {
        throw failed(`read ${path}`, error);
      });
      return bytes.toString('utf8');
    });
  }

  create(path: string, text: string): Promise<E.Either<Refused, FileLink>> {
    return this.createBy(path, (temporary) => writeFile(temporary, text));
  }

  /**
   * Creates a file whose content `write` gives to a temporary file beside it. The file appears when it is complete, and
   * only if there is none by then.
   */
  async createBy(path: string, write: Write): Promise<E.Either<Refused, FileLink>> {
    const wanted = this.#absolute(path);
    const folder = await realpath(dirname(wanted)).catch(() => undefined);
    if (folder === undefined) return refused(`there is no folder ${dirname(path)}`);
    if (!this.#contains(folder)) return this.#outside(path);
    const name = basename(wanted);
    const target = join(folder, name);
    if (await exists(target)) return refused(`${path} exists; name another file`);
    const temporary = join(folder, `.${randomBytes(4).toString('hex')}.${name}`);
    try {
      const created = await endingAsRefusal(async () => {
        await write(temporary);
        await link(temporary, target).catch((error) => {
          throw failed(`create ${path}`, error);
        });
        const mimeType = MEDIA_TYPES[extname(name)] ?? 'application/octet-stream';
        return { uri: pathToFileURL(target).href, name: path, mimeType };
      });
      // The agent knows the file by the name that it has given.
      return E.mapLeft(({ code, message }: Refused) => ({
        code,
        message: message.replaceAll(temporary, path),
      }))(created);
    } finally {
      await rm(temporary, { force: true });
    }
  }

  #absolute(path: string): string {
    return resolve(this.#roots[0] ?? '', path);
  }

  #contains(path: string): boolean {
    return this.#roots.some((root) => {
      const inside = relative(root, path);
      return inside !== '..' && !inside.startsWith(`..${sep}`) && !isAbsolute(inside);
    });
  }

  #outside(path: string): E.Either<Refused, never> {
    return refused(
      `${path} is outside the folders that the command allows: ${this.#roots.join(', ')}`,
    );
  }
}

async function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}
