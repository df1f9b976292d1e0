import { randomBytes } from 'node:crypto';
import { link, lstat, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import {
  basename,
  dirname,
  extname,
  isAbsolute,
  join,
  normalize,
  relative,
  resolve,
  sep,
} from 'node:path';
import { pathToFileURL } from 'node:url';
import * as E from 'fp-ts/lib/Either.js';
import { nearestName } from '../../../domain/errors/nearest-name.js';
import { quote } from '../../../domain/errors/quote.js';
import type { FileLink, Refused } from '../../mcp/agent-tool.js';
import type { Workspace } from '../../mcp/workspace.js';
import { failed } from '../endings/ending.js';
import { endingAsRefusal, refused } from './ending-as-refusal.js';
import { type FoundFile, filesBelow } from './files-below.js';

/** In bytes. File systems allow 255, of which temporary files need some. */
const MOST_NAME_BYTES = 200;

/** A file that is not there yet, and the function that gives it its content. */
type Write = (path: string) => Promise<void>;

const MEDIA_TYPES: Readonly<Record<string, string>> = {
  ...{ '.json': 'application/json', '.csv': 'text/csv', '.sql': 'application/sql' },
};

/** The most files that an agent gets the names of. */
const MOST_LISTED = 200;

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

  /** The name of the folder to which paths are relative. */
  get shown(): string {
    return basename(this.#roots[0] ?? '');
  }

  /** The files of the folders, with the paths that the other methods take. */
  async list(): Promise<readonly FoundFile[]> {
    const all = this.#roots.map(async (root, i) => {
      const files = await filesBelow(root, MOST_LISTED);
      return i === 0 ? files : files.map((file) => ({ ...file, path: join(root, file.path) }));
    });
    return (await Promise.all(all)).flat().slice(0, MOST_LISTED);
  }

  /** The real path of an existing file in one of the folders. */
  async existing(path: string): Promise<E.Either<Refused, string>> {
    const real = await realpath(await this.#absolute(path)).catch(() => undefined);
    if (real === undefined) return this.#missing('file', path);
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
    return this.createBy(path, (temporary) =>
      writeFile(temporary, text).catch((error) => {
        throw failed(`create ${path}`, error);
      }),
    );
  }

  /**
   * Creates a file whose content `write` gives to a temporary file beside it. The file appears when it is complete, and
   * only if there is none by then.
   */
  async createBy(path: string, write: Write): Promise<E.Either<Refused, FileLink>> {
    const wanted = await this.#absolute(path);
    const bytes = Buffer.byteLength(basename(wanted));
    if (bytes > MOST_NAME_BYTES) {
      return refused(
        `the name of the file has ${bytes} bytes, and may have ${MOST_NAME_BYTES}: choose a shorter one`,
      );
    }
    const folder = await realpath(dirname(wanted)).catch(() => undefined);
    if (folder === undefined) return this.#missing('folder', dirname(path));
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

  /** A path that begins with the name of its own root is understood too: the agent may know it from a configuration. */
  async #absolute(path: string): Promise<string> {
    const [root = ''] = this.#roots;
    const [first, ...rest] = normalize(path).split(sep);
    const isNamed = first === this.shown && rest.length > 0 && !(await exists(join(root, first)));
    return resolve(root, isNamed ? rest.join(sep) : path);
  }

  async #missing(what: 'file' | 'folder', path: string): Promise<E.Either<Refused, never>> {
    const files = await this.list();
    const paths = files.map((file) => (what === 'file' ? file.path : dirname(file.path)));
    const byName = new Map(paths.map((each) => [basename(each), each]));
    const nearest =
      nearestName(path, paths) ?? byName.get(nearestName(basename(path), [...byName.keys()]) ?? '');
    const hint = nearest === undefined ? '' : `, did you mean ${quote(nearest)}?`;
    return refused(
      `there is no ${what} ${path} in the folder ${this.shown} (see list_files)${hint}`,
    );
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
