import { isObject, type Members } from '../../../domain/basics/members.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { decodeLexicon } from '../../../domain/schema/decode-lexicon.js';
import { orRefused } from './refused-request.js';
import { readRequest } from './request-file.js';

/** The option of commands that make the tables of a request, with its description. */
export const LEXICON_OPTION = [
  '--lexicon <file>',
  'JSON file with the member lexicon of a request: lists of your own by name, beside those of the request',
] as const;

/** The option of the file. */
export interface LexiconOption {
  readonly lexicon?: string;
}

/**
 * The request with the lists of a file. A list of the request comes before one of the file with the same name. Throws
 * `Ending` if the file has no lists.
 */
export async function withLexicon(
  request: Members,
  { lexicon: path }: LexiconOption,
  { vocabulary }: Pick<TableEngine, 'vocabulary'>,
): Promise<Members> {
  if (path === undefined) return request;
  const file = await readRequest(path);
  orRefused(decodeLexicon(file, vocabulary), { path, options: {} });
  const { lexicon: own = {} } = request;
  // A member that is no object is refused with the other faults of the request.
  return isObject(own) ? { ...request, lexicon: { ...Object(file.lexicon), ...own } } : request;
}
