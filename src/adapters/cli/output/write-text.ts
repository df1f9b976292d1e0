import { fileOutput } from './file-output.js';

/** Writes a text to the file that an option names, which is replaced only when the text is complete. */
export async function writeText(path: string, text: string): Promise<void> {
  const sink = await fileOutput(path);
  try {
    await sink.write(new TextEncoder().encode(text));
    await sink.finish();
  } catch (error) {
    await sink.discard();
    throw error;
  }
}
