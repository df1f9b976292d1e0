import { setOfSchema } from '../../domain/databases/set-of-schema.js';
import type { Surroundings } from './define.js';
import { engineOf } from './engine-options.js';
import { readableJson } from './readable-json.js';
import { dialectOption, printMissed, readText, schemaIn } from './schema-file.js';
import { wholeOption } from './whole-option.js';
import { writeLines } from './write-lines.js';

interface Options {
  readonly rows: string;
  readonly dialect?: string;
  readonly locale?: string;
  readonly out?: string;
}

const MOST_ROWS = 999_999_999;

/** Prints the request that fills the tables of a schema. */
export async function schemaFrom(
  path: string,
  { rows: asked, dialect: named, locale, out }: Options,
  surroundings: Surroundings,
): Promise<void> {
  const rows = wholeOption('--rows', asked, 1, MOST_ROWS);
  const dialect = dialectOption(named);
  const schema = schemaIn(await readText(path), path, dialect);
  const { engine } = await engineOf({}, surroundings);
  await engine.load({ locale });
  const { request, missed } = setOfSchema(schema, {
    rows,
    engine,
    ...(dialect !== undefined && { dialect }),
    ...(locale !== undefined && { locale }),
  });
  printMissed(path, schema, missed);
  const text = readableJson(request);
  if (out === undefined) return writeLines(text);
  const { writeText } = await import('./write-text.js');
  await writeText(out, `${text}\n`);
}
