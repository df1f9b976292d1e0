import type { PartitionBound } from '../../../domain/databases/checks/partition-checks.js';

const RANGE = /^FOR VALUES FROM \((.*)\) TO \((.*)\)$/;
const LIST = /^FOR VALUES IN \((.*)\)$/;

/** Reads the bound of a partition as PostgreSQL prints it. DEFAULT and hashes limit no column. */
export function partitionBound(text: string): PartitionBound {
  const [, from, to] = RANGE.exec(text) ?? [];
  if (from !== undefined && to !== undefined) return { kind: 'range', from, to };
  const [, list] = LIST.exec(text) ?? [];
  return list === undefined ? { kind: 'any' } : { kind: 'list', values: [list] };
}
