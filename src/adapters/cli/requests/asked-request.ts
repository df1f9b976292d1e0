import { existsSync } from 'node:fs';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import type { Fault } from '../../../domain/errors/fault.js';
import { Ending } from '../endings/ending.js';
import { exitCode } from '../endings/exit-code.js';
import { STANDARD } from '../output/standard.js';
import { explained } from './explained.js';
import { type LexiconOption, withLexicon } from './lexicon-file.js';
import { type RequestSource, refusal } from './refused-request.js';
import { readRequest } from './request-file.js';
import type { RequestOptions } from './request-options.js';

/** The number of rows of fields on the command line, unless an option says otherwise. */
const ROWS_OF_INLINE = 10;

/** A request of a command, not yet checked. */
export interface AskedRequest extends RequestSource {
  readonly members: Readonly<Record<string, unknown>>;
}

/** The argument of commands that call `askedRequest`, with its description. */
export const REQUEST_ARGUMENT = [
  '<request...>',
  'file with the request as JSON, - for standard input, or fields: name, name:type or name:type(constraints)',
] as const;

/**
 * The request in the file that the only argument names, or the one of the fields that the arguments are. Throws `Ending`
 * if there is none.
 */
export async function askedRequest(
  args: readonly string[],
  options: RequestOptions & LexiconOption,
  engine: TableEngine,
): Promise<AskedRequest> {
  const asked = await writtenRequest(args, options, engine);
  return { ...asked, members: await withLexicon(asked.members, options, engine) };
}

async function writtenRequest(
  args: readonly string[],
  options: RequestOptions,
  engine: TableEngine,
): Promise<AskedRequest> {
  const [path = ''] = args;
  if (args.length === 1 && isFileName(path)) return { members: await readRequest(path), path };
  if (args.some((argument) => argument.endsWith('.json'))) {
    throw new Ending(exitCode.refused, ['expected one file with a request, or fields']);
  }
  const { inlineFields } = await import('../../../domain/inline/inline-fields.js');
  const { faultExcerpt } = await import('./fault-excerpt.js');
  const text = args.join(' ');
  const { fields, faults, indexOf } = inlineFields(text, engine);
  const source = {
    path: 'fields',
    excerpt: (fault: Fault) => {
      const index = indexOf(fault.path);
      return index === undefined ? undefined : faultExcerpt(text, index, explained(fault));
    },
  };
  if (faults.length > 0) {
    const { optionFaults } = await import('./option-faults.js');
    const all = [...faults, ...(await optionFaults(options, engine))];
    throw refusal(all, { ...source, options });
  }
  return { members: { rows: ROWS_OF_INLINE, fields }, ...source };
}

/** Whether an argument names a file: one that exists, or a name with an extension or a folder, which no field has. */
function isFileName(argument: string): boolean {
  if (argument === STANDARD || existsSync(argument)) return true;
  return !/[\s:(),]/.test(argument) && /[./\\]/.test(argument);
}
