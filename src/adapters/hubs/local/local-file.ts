import { createReadStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import type { ByteSource } from '../../../application/ports/table-reader.js';
import { timedOut, unreadable } from '../faults.js';

/** A local file as a source of bytes. It has no limit on bytes: only the limits of the reader apply. */
export async function localFile(
  path: string,
  name: string,
  signal: AbortSignal,
): Promise<ByteSource> {
  const { size } = await stat(path);
  return {
    name,
    size,
    stream: () => stream(path, signal),
    cut: () => false,
    range: (start, end = size) => range(path, start < 0 ? Math.max(size + start, 0) : start, end),
  };
}

async function* stream(
  path: string,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void, undefined> {
  try {
    for await (const chunk of createReadStream(path)) {
      if (signal.aborted) throw timedOut();
      yield chunk as Uint8Array;
    }
  } catch (error) {
    throw isSystemError(error) ? unreadable('has a file that cannot be read') : error;
  }
}

async function range(path: string, start: number, end: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(Math.max(end - start, 0));
  const file = await open(path);
  try {
    const { bytesRead } = await file.read(bytes, 0, bytes.length, start);
    return bytes.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
