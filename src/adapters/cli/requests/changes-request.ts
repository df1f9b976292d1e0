import { isObject, type Members } from '../../../domain/basics/members.js';
import type { TableEngine } from '../../../domain/engine/table-engine.js';
import { type RequestOptions, withOptions } from './request-options.js';

/**
 * The members that say what changes, with those of the options. The request may have been written for files of tables, whose
 * notation does not matter, except for the dialect of SQL.
 */
export function changesRequest(
  given: Members,
  options: RequestOptions,
  { formats }: Pick<TableEngine, 'formats'>,
): Members {
  const { format: _, compression: __, as_of: ___, ...members } = given;
  const ofChanges = Object.entries(members).filter(([name]) => !formats.has(name));
  const { sql } = members;
  const dialect = isObject(sql) && 'dialect' in sql ? { sql: { dialect: sql.dialect } } : {};
  return withOptions({ ...Object.fromEntries(ofChanges), ...dialect }, options);
}
