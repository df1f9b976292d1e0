import { readFileSync } from 'node:fs';
import * as E from 'fp-ts/lib/Either.js';
import { parseJsonObject } from '../../../domain/schema/parse-json-object.js';
import { Ending, failed } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { STANDARD } from '../output/standard.js';

export function nameOf(path: string): string {
  return path === STANDARD ? 'standard input' : path;
}

/** The JSON object in a file, not yet checked against the rules of a request. Throws `Ending` if there is none. */
export async function readRequest(path: string): Promise<Readonly<Record<string, unknown>>> {
  const parsed = parseJsonObject(await bytesOf(path), 'the request');
  if (E.isRight(parsed)) return parsed.right;
  throw new Ending(exitCode.refused, [`${nameOf(path)}: ${parsed.left}`]);
}

/** The bytes of a file or of standard input. Throws `Ending` if they cannot be read. */
export async function bytesOf(path: string): Promise<Uint8Array> {
  try {
    // Promises of files would take a start some milliseconds to load.
    return path === STANDARD ? await standardInput() : readFileSync(path);
  } catch (error) {
    throw failed(`read ${nameOf(path)}`, error);
  }
}

async function standardInput(): Promise<Uint8Array> {
  const { buffer } = await import('node:stream/consumers');
  return buffer(process.stdin);
}
