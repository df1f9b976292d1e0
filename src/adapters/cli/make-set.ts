import { existsSync, mkdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { Ending, failed } from './ending.js';
import { exitCode } from './exit-code.js';
import { MadeSet, type SetFile } from './made-set.js';
import type { Maker } from './maker.js';
import { namedOutput, refuseOnTerminal, withForm, withFormatOf } from './named-output.js';
import { orRefused, type RequestSource } from './refused-request.js';
import { STANDARD } from './request-file.js';
import type { RequestOptions } from './request-options.js';
import { standardOutput } from './standard-output.js';
import { writeTable } from './write-table.js';

type Members = Readonly<Record<string, unknown>>;

interface SetOptions extends RequestOptions {
  readonly out?: string;
  readonly quiet?: true;
}

/** The format of files for tables if the request names none. */
const FORMAT_OF_FILES = 'csv';

/**
 * Makes the set of a request and writes it as one file, or as a file for each table into a folder. Throws `Ending` if
 * the request is refused. Returns the number of rows.
 */
export async function makeSet(
  input: Members,
  source: RequestSource,
  options: SetOptions,
  { engine, threads }: Maker,
): Promise<number> {
  const { out = STANDARD, quiet = false } = options;
  const toFolder = isFolder(out);
  const toZip = isZip(out);
  const request =
    toFolder || toZip
      ? withFormatOf({ format: FORMAT_OF_FILES, ...input }, options, engine)
      : withForm(input, out === STANDARD ? {} : options, engine);
  await engine.load(request);
  const set = orRefused(() => new MadeSet(request, engine, threads), { ...source, options });
  const { files } = set;
  if (toFolder) {
    await writeFiles(out, files ?? refuseName(out, set), quiet);
    return set.rows;
  }
  if (out !== STANDARD && (files !== undefined) !== toZip) refuseName(out, set);
  if (out === STANDARD) refuseOnTerminal(set.form);
  const sink = out === STANDARD ? standardOutput() : await namedOutput(out);
  await writeTable(set, set.rows, sink, quiet);
  return set.rows;
}

function isFolder(out: string): boolean {
  return out.endsWith('/') || (existsSync(out) && statSync(out).isDirectory());
}

function isZip(out: string): boolean {
  return extname(out).toLowerCase() === '.zip';
}

function refuseName(out: string, { files, form }: MadeSet): never {
  const remedy =
    files !== undefined
      ? 'the format has a file for each table; name a folder, such as --out tables/, or an archive, such as --out tables.zip'
      : `the format has one file for all tables; name it, such as --out tables.${form.extension}`;
  throw new Ending(exitCode.refused, [`--out ${out}: ${remedy}`]);
}

/** Writes a file for each table. The names of the files are not the caller's, so no file is replaced. */
async function writeFiles(
  folder: string,
  files: readonly SetFile[],
  quiet: boolean,
): Promise<void> {
  const paths = files.map(({ name }) => join(folder, name));
  const existing = paths.filter((each) => existsSync(each));
  if (existing.length > 0) {
    throw new Ending(
      exitCode.refused,
      [`--out ${folder}: files of these names exist; remove them, or name another folder`],
      existing,
    );
  }
  try {
    mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw failed(`create ${folder}`, error);
  }
  for (const [i, file] of files.entries()) {
    await writeTable(file, file.rows, await namedOutput(paths[i] as string), quiet);
  }
}
