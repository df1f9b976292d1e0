import { existsSync, mkdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { ownRows } from '../workers/own-rows.js';
import { Ending, failed } from './ending.js';
import { exitCode } from './exit-code.js';
import { MadeSet, type SetFile } from './made-set.js';
import type { Maker } from './maker.js';
import { namedOutput, refuseOnTerminal, withForm, withFormatOf } from './named-output.js';
import { limitedSink, type OutputLimits, refuseRows } from './output-limits.js';
import { orRefused, type RequestSource } from './refused-request.js';
import type { RequestOptions } from './request-options.js';
import { STANDARD } from './standard.js';
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
  { engine, threads, most }: Maker,
): Promise<number> {
  const { out = STANDARD, quiet = false } = options;
  const request =
    isFolder(out) || isZip(out)
      ? withFormatOf({ format: FORMAT_OF_FILES, ...input }, options, engine)
      : withForm(input, out === STANDARD ? {} : options, engine);
  await engine.load(request);
  const rows = ownRows(threads);
  const set = orRefused(() => new MadeSet(request, engine, rows), { ...source, options });
  refuseRows(set.rows, most);
  try {
    await writeSet(set, out, quiet, most);
  } finally {
    await rows.close();
  }
  return set.rows;
}

/** Writes a set as one file, or as a file for each table. Throws `Ending` if `out` does not suit its format. */
async function writeSet(
  set: MadeSet,
  out: string,
  quiet: boolean,
  most: OutputLimits | undefined,
): Promise<void> {
  const { files } = set;
  if (isFolder(out)) return await writeFiles(out, files ?? refuseName(out, set), quiet);
  if (out !== STANDARD && (files !== undefined) !== isZip(out)) refuseName(out, set);
  if (out === STANDARD) refuseOnTerminal(set.form);
  const sink = limitedSink(out === STANDARD ? standardOutput() : await namedOutput(out), most);
  await writeTable(set, set.rows, sink, quiet);
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
