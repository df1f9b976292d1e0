import { nth } from '../../basics/nth.js';
import { isKnownName } from '../../tables/header-words.js';
import type { TableSample } from '../../tables/table-sample.js';

/**
 * The sample without the columns whose names fewer than k records have: such a name may be a value, as in
 * `{ "Ann Lee": 1 }`. In a sample of fewer than k records, all must have a name, unless it consists of usual words of names
 * of columns, such as `unit_price`. A single record shows nothing else about its names, because it may be a table of
 * values by person. If no column would be left, all are numbered.
 */
export function withoutRareNames(sample: TableSample, k: number): TableSample {
  const { header, columns, named, nested, rows, warnings } = sample;
  if (header === undefined || named === undefined) return sample;
  const needed = Math.max(2, Math.min(k, rows));
  const isTold = (name: string): boolean => rows < k && isKnownName(name.split('.').at(-1) ?? '');
  const kept = named.flatMap((records, i) =>
    records >= needed || isTold(nth(header, i)) ? [i] : [],
  );
  const rare = named.length - kept.length;
  if (rare === 0) return sample;
  const few = `whose names fewer than ${needed} records have`;
  if (kept.length === 0) {
    const told = `${rare} columns ${few} are numbered`;
    return { ...sample, header: header.map(() => ''), warnings: [...warnings, told] };
  }
  return {
    ...sample,
    header: kept.map((i) => nth(header, i)),
    columns: kept.map((i) => nth(columns, i)),
    named: kept.map((i) => nth(named, i)),
    ...(nested && { nested: kept.map((i) => nth(nested, i)) }),
    warnings: [...warnings, `${rare} columns ${few} are left out`],
  };
}
