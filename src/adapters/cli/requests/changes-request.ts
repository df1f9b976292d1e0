import type { Members } from '../../../domain/basics/members.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { type RequestOptions, withOptions } from './request-options.js';

/**
 * The members that say what changes, with those of the options. The request may have been written for files of tables, whose
 * notation does not matter.
 */
export function changesRequest(
  given: Members,
  options: RequestOptions,
  { formats }: Pick<TableEngine, 'formats'>,
): Members {
  const { format: _, compression: __, as_of: ___, ...members } = given;
  const ofChanges = Object.entries(members).filter(([name]) => !formats.has(name));
  return withOptions(Object.fromEntries(ofChanges), options);
}
