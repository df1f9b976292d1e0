import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseError } from '../../application/ports/database-link.js';
import { FILES, type FileKind } from './database-schemes.js';

const HEAD_BYTES = 16;

/**
 * Throws a `DatabaseError` unless the path names a file of this kind that can be read. Drivers say less, SQLite creates
 * a file whose name is misspelt, and DuckDB downloads an extension to open a file of SQLite.
 */
export function checkDatabaseFile(path: string, kind: FileKind): void {
  const head = headOf(path);
  // SQLite takes an empty file for an empty database.
  if (kind === 'sqlite' && head === '') return;
  const found = FILES.find(({ mark, at }) => head.startsWith(mark, at));
  if (found?.kind === kind) return;
  const remedy =
    found === undefined
      ? 'check the path'
      : `it is one of ${found.product}, so write ${found.scheme}:FILE`;
  throw new DatabaseError(`the file is not a database of ${productOf(kind)}: ${remedy}`);
}

function productOf(kind: FileKind): string | undefined {
  return FILES.find((form) => form.kind === kind)?.product;
}

/** The first bytes of a file, each as a character. */
function headOf(path: string): string {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found === undefined) throw new DatabaseError(missing(path));
    if (!found.isFile())
      throw new DatabaseError('this is not a file: name the file of the database');
    const file = openSync(path, 'r');
    try {
      const head = Buffer.alloc(HEAD_BYTES);
      return head.toString('latin1', 0, readSync(file, head));
    } finally {
      closeSync(file);
    }
  } catch (error) {
    throw refusalOf(error);
  }
}

function missing(path: string): string {
  return existsSync(dirname(path))
    ? 'there is no such file: check its name'
    : `there is no folder ${dirname(path)}: check the path`;
}

function refusalOf(error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case undefined:
      return error;
    case 'EACCES':
    case 'EPERM':
      return new DatabaseError(
        'this user may not open or write the file: check its rights and those of its folder',
      );
    case 'ENOTDIR':
      return new DatabaseError('a part of its path is not a folder: check the path');
    default:
      return new DatabaseError(message);
  }
}
