import type { TableEngine } from '../../../domain/engine/table-engine.js';
import type { Meaning } from '../../../domain/meanings/meaning.js';
import { decodeMeanings } from '../../../domain/schema/checks/check-meanings.js';
import { orRefused } from './refused-request.js';
import { readRequest } from './request-file.js';

/** The option of commands that read schemas, with its description. */
export const MEANINGS_OPTION = [
  '--meanings <file>',
  'JSON file with the member meanings of a request: what names of columns mean, before all other meanings',
] as const;

/** The meanings in a file; none without one. Throws `Ending` if the file has others. */
export async function meaningsIn(
  path: string | undefined,
  engine: TableEngine,
): Promise<readonly Meaning[]> {
  if (path === undefined) return [];
  const file = await readRequest(path);
  await engine.load(file);
  return orRefused(decodeMeanings(file, engine), { path, options: {} });
}
