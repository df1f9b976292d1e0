import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import * as E from 'fp-ts/lib/Either.js';
import { parseJsonObject } from '../../domain/schema/parse-json-object.js';
import { Ending, failed } from './ending.js';
import { exitCode } from './exit-code.js';

/** Stands for standard input where a file is read, and for standard output where one is written. */
export const STANDARD = '-';

export function nameOf(path: string): string {
  return path === STANDARD ? 'standard input' : path;
}

/** The JSON object in a file, which may break every rule of a request still. */
export async function readRequest(path: string): Promise<Readonly<Record<string, unknown>>> {
  const parsed = parseJsonObject(await bytesOf(path), 'the request');
  if (E.isRight(parsed)) return parsed.right;
  throw new Ending(exitCode.refused, [`${nameOf(path)}: ${parsed.left}`]);
}

async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    return await (path === STANDARD ? buffer(process.stdin) : readFile(path));
  } catch (error) {
    throw failed(`read ${nameOf(path)}`, error);
  }
}
