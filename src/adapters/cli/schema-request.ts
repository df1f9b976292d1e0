import type { Surroundings } from './define.js';
import { type EngineOptions, engineOf } from './engine-options.js';
import { requestJsonSchema } from './request-json-schema.js';
import { writeLines } from './write-lines.js';
import { writeText } from './write-text.js';

interface Options extends EngineOptions {
  readonly out?: string;
}

/** Prints the JSON Schema of requests, with the types of the extensions. */
export async function schemaRequest(
  { out, ...options }: Options,
  surroundings: Surroundings,
): Promise<void> {
  const { engine } = await engineOf(options, surroundings);
  const text = JSON.stringify(requestJsonSchema(engine));
  if (out === undefined) return writeLines(text);
  await writeText(out, `${text}\n`);
}
