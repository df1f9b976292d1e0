import type { Surroundings } from '../options/define.js';
import { type EngineOptions, engineOf } from '../options/engine-options.js';
import { writeLines } from '../output/write-lines.js';
import { writeText } from '../output/write-text.js';
import { requestJsonSchema } from './request-json-schema.js';

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
