import type { DatabaseColumn } from './database-schema.js';

/** The type of a column as it would be declared: `varchar(20)`, `integer[]`. */
export function typeText({ type, args, isArray, isUnsigned }: DatabaseColumn): string {
  const list = args.length > 0 ? `(${args.join(', ')})` : '';
  return `${type}${list}${isUnsigned ? ' unsigned' : ''}${isArray ? '[]' : ''}`;
}
