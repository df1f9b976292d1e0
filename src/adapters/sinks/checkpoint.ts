import { randomUUID } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { type ChangeSink, SinkError } from '../../application/ports/change-sink.js';
import { type Position, readPosition, writtenPosition } from '../../domain/histories/position.js';

/**
 * Keeps where a sink stands in a file, after each batch that it has. After a kill, the batch in flight is sent again. Of two
 * streams with one file, which would send each change twice, one ends before its next batch.
 */
export function withCheckpoint(sink: ChangeSink, path: string): ChangeSink {
  // Two streams at the same place would otherwise write the same text.
  const stream = randomUUID();
  let known: Promise<string | undefined> | undefined;
  return {
    isKeyed: sink.isKeyed,
    position: async () => {
      known = readText(path);
      return positionIn(await known, path);
    },
    send: async (changes) => {
      known ??= readText(path);
      if ((await readText(path)) !== (await known)) throw writtenByAnother(path);
      await sink.send(changes);
      const last = changes.at(-1);
      if (last === undefined) return;
      const text = `${writtenPosition(last.position)}\n${stream}\n`;
      // A reader finds the old position or the new one, never a part of it.
      await ofFile(path, writeFile(`${path}.new`, text));
      await ofFile(path, rename(`${path}.new`, path));
      known = Promise.resolve(text);
    },
    close: () => sink.close(),
  };
}

const writtenByAnother = (path: string): SinkError =>
  new SinkError(
    `another command has written ${path} meanwhile: give each stream a file of its own, or run the command again when the other one has ended`,
  );

function readText(path: string): Promise<string | undefined> {
  return ofFile(
    path,
    readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    }),
  );
}

/** The position in the first line of a checkpoint. */
function positionIn(text: string | undefined, path: string): Position | undefined {
  if (text === undefined) return undefined;
  const position = readPosition(text.split('\n', 1).join().trim());
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
