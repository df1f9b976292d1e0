import type { DataType } from '../../src/page/index.js';
import type { ColumnKind } from './messages.js';

const KINDS: Partial<Readonly<Record<DataType['kind'], ColumnKind>>> = {
  integer: 'number',
  decimal: 'number',
  boolean: 'boolean',
  date: 'time',
  datetime: 'time',
};

/** What the page shows of a column: text where it is nothing else. */
export function kindOf(type: DataType | undefined): ColumnKind {
  return (type && KINDS[type.kind]) ?? 'text';
}
