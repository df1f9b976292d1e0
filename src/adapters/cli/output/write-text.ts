import { fileOutput } from './file-output.js';
import { writeChunks } from './write-chunks.js';

/** Writes a text to the file that an option names, which is replaced only when the text is complete. */
export async function writeText(path: string, text: string): Promise<void> {
  await writeChunks(await fileOutput(path), [new TextEncoder().encode(text)]);
}
