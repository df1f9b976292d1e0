import { existsSync, lstatSync, mkdirSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { GeneratedFile, Generation } from '../../../application/tables/generation.js';
import { nth } from '../../../domain/basics/nth.js';
import { Ending, failed } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { writeTable } from '../tables/write-table.js';
import { namedOutput } from './named-output.js';

/** Whether the tables of a set become files in a folder. */
export function isFolder(out: string): boolean {
  return out.endsWith('/') || (existsSync(out) && statSync(out).isDirectory());
}

/** Whether the tables of a set become files in an archive. */
export function isZip(out: string): boolean {
  return extname(out).toLowerCase() === '.zip';
}

/** Refuses a name that does not suit the format of a set. */
export function refuseNameOfSet(out: string, { files, file }: Generation): never {
  const remedy =
    files !== undefined
      ? 'the format has a file for each table; name a folder, such as --out tables/, or an archive, such as --out tables.zip'
      : `the format has one file for all tables; name it, such as --out tables.${file.extension}`;
  throw new Ending(exitCode.refused, [`--out ${out}: ${remedy}`]);
}

/** Writes a file for each table. The names of the files are not the caller's, so no file is replaced. */
export async function writeFiles(
  folder: string,
  files: readonly GeneratedFile[],
  quiet: boolean,
): Promise<void> {
  const paths = files.map(({ name }) => join(folder, name));
  // A link that leads nowhere is a name that exists, too.
  const existing = paths.filter((each) => lstatSync(each, { throwIfNoEntry: false }) !== undefined);
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
  for (const [i, { table }] of files.entries()) {
    await writeTable(table, await namedOutput(nth(paths, i)), quiet);
  }
}
