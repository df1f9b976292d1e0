import type { DatabaseColumn } from '../../domain/databases/model/database-schema.js';

const ARGUMENTS = /^([^(]*)\(([^)]*)\)(.*)$/;

/**
 * Reads a type with its arguments, such as `numeric(10,2)` or `timestamp(3) without time zone`. Arguments that are not
 * numbers are left out.
 */
export function typeAndArgs(written: string): Pick<DatabaseColumn, 'type' | 'args'> {
  const [, before = written, inside = '', after = ''] = ARGUMENTS.exec(written) ?? [];
  const numbers = inside.split(',').map(Number);
  const isNumeric = inside !== '' && numbers.every(Number.isFinite);
  const type = `${before}${after}`.replaceAll('"', '').trim().toLowerCase();
  return { type, args: isNumeric ? numbers : [] };
}
