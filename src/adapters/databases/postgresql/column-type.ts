import type { DatabaseColumn } from '../../../domain/databases/model/database-schema.js';
import { typeAndArgs } from '../type-and-args.js';

const SCHEMA = /^(?:"[^"]*"|\w+)\./;

/** Reads the text of `format_type`, such as `numeric(10,2)` or `public.citext[]`. The schema of a type is left out. */
export function columnType(formatted: string): Pick<DatabaseColumn, 'type' | 'args' | 'isArray'> {
  const isArray = formatted.endsWith('[]');
  const element = isArray ? formatted.slice(0, formatted.indexOf('[]')) : formatted;
  return { ...typeAndArgs(element.replace(SCHEMA, '')), isArray };
}
