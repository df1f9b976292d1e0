import { isObject, type Members } from '../../domain/basics/members.js';
import { expecting, type Param } from '../../domain/constraints/param.js';
import type { Failure } from '../../domain/errors/failure.js';

const DESCRIPTION =
  'as POST /generate or /changes takes it: {"rows":100,"seed":"x","format":"csv","fields":[{"name":"id","type":"integer","constraints":{"min":1,"unique":true}}]}; find_field_types has the types';

/** A request as an object. */
export const requestObject: Param<Members> = {
  description: DESCRIPTION,
  schema: { type: 'object' },
  ...expecting('a request as an object', isObject),
};

/** A request as an object, or the path of a JSON file that contains it. */
export const requestOrFile: Param<Members | string> = {
  description: `${DESCRIPTION}; or the path of a JSON file`,
  schema: { type: ['object', 'string'] },
  ...expecting(
    'a request as an object, or the path of a JSON file',
    (value): value is Members | string => isObject(value) || typeof value === 'string',
  ),
};

/** `requestOrFile` for further tools, which do not repeat its description. */
export const sameRequest: Param<Members | string> = {
  ...requestOrFile,
  description: 'as for preview_table',
};

/** The same failure, with pointers into the arguments of the tool. */
export function inArgument(argument: string, failure: Failure): Failure {
  if (failure.code !== 'invalid_request') return failure;
  const faults = failure.faults.map((fault) => ({ ...fault, path: `/${argument}${fault.path}` }));
  return { ...failure, faults };
}
