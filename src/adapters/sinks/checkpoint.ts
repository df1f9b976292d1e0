import { readFile, rename, writeFile } from 'node:fs/promises';
import { type ChangeSink, SinkError } from '../../application/ports/change-sink.js';
import { type Position, readPosition, writtenPosition } from '../../domain/histories/position.js';

/** Keeps where a sink stands in a file, after each batch that it has. After a kill, the batch in flight is sent again. */
export function withCheckpoint(sink: ChangeSink, path: string): ChangeSink {
  return {
    position: () => readCheckpoint(path),
    send: async (changes) => {
      await sink.send(changes);
      const last = changes.at(-1);
      if (last === undefined) return;
      // A reader finds the old position or the new one, never a part of it.
      await ofFile(path, writeFile(`${path}.new`, `${writtenPosition(last.position)}\n`));
      await ofFile(path, rename(`${path}.new`, path));
    },
    close: () => sink.close(),
  };
}

async function readCheckpoint(path: string): Promise<Position | undefined> {
  const text = await ofFile(
    path,
    readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
  );
  if (text === undefined) return undefined;
  const position = readPosition(text.trim());
  if (position !== undefined) return position;
  throw new SinkError(`${path} has no position: name the file of the stream, or a new one`);
}

async function ofFile<A>(path: string, result: Promise<A>): Promise<A> {
  try {
    return await result;
  } catch (error) {
    throw new SinkError(`cannot use ${path}: ${(error as Error).message}`);
  }
}
