import type { DatabaseColumn } from '../model/database-schema.js';

/** What the values of a column are in a program, whatever the database. */
export type ValueKind =
  | 'integer'
  | 'number'
  | 'boolean'
  | 'date'
  | 'datetime'
  | 'time'
  | 'uuid'
  | 'json'
  | 'bytes'
  | 'text';

const kinds: readonly (readonly [ValueKind, RegExp])[] = [
  ['boolean', /^bool(?:ean)?$|^bit$/],
  ['integer', /^(?:tiny|small|medium|big)?int(?:eger)?$|^year$|^oid$/],
  ['number', /^(?:numeric|decimal|real|float|double|double precision|(?:small)?money)$/],
  ['datetime', /^timestamp|^(?:small)?datetime/],
  ['date', /^date$/],
  ['time', /^time\b/],
  ['uuid', /^uuid$|^uniqueidentifier$/],
  ['json', /^jsonb?$/],
  ['bytes', /^bytea$|blob$|^(?:var)?binary$|^image$/],
];

export function valueKind({ type, args }: Pick<DatabaseColumn, 'type' | 'args'>): ValueKind {
  // tinyint(1) of MySQL; more than one bit is no truth value.
  if (type === 'tinyint' && args[0] === 1) return 'boolean';
  if (type === 'bit' && (args[0] ?? 1) > 1) return 'text';
  return kinds.find(([, types]) => types.test(type))?.[0] ?? 'text';
}
