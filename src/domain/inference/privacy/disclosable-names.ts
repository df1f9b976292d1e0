import { counted } from '../../basics/counted.js';
import { nth } from '../../basics/nth.js';
import { isKnownName } from '../../tables/header-words.js';
import type { TableSample } from '../../tables/table-sample.js';
import type { KnownWords } from '../reading/known-words.js';
import { isPersonal } from './personal-names.js';

/**
 * The sample of records without the columns whose names may be values. Without any other column, all are numbered.
 *
 * - A name that fewer than k records have may be one, as in `{ "Ann Lee": 1 }`. In a sample of fewer than k records, all
 *   must have it, unless it consists of usual words of names of columns, such as `unit_price`. A single record shows
 *   nothing else about its names, because it may be a table of values by person.
 * - A name of a person is one, whatever the number of records.
 */
export function withDisclosableNames(
  sample: TableSample,
  k: number,
  words: KnownWords,
): TableSample {
  const { named, rows } = sample;
  if (named === undefined) return sample;
  const needed = Math.max(2, Math.min(k, rows));
  const isDisclosed = (name: string): boolean =>
    rows < k && isKnownName(name.split('.').at(-1) ?? '');
  const frequent = withoutColumns(
    sample,
    (name, records) => records < needed && !isDisclosed(name),
    `whose names fewer than ${needed} records have`,
  );
  return withoutColumns(frequent, (name) => isPersonal(name, words), 'named after people');
}

function withoutColumns(
  sample: TableSample,
  isValue: (name: string, records: number) => boolean,
  which: string,
): TableSample {
  const { header, columns, named, nested, warnings } = sample;
  if (header === undefined || named === undefined) return sample;
  const kept = named.flatMap((records, i) => (isValue(nth(header, i), records) ? [] : [i]));
  const left = named.length - kept.length;
  if (left === 0) return sample;
  const what = `${counted(left, 'column')} ${which} ${left === 1 ? 'is' : 'are'}`;
  if (kept.length === 0) {
    return { ...sample, header: header.map(() => ''), warnings: [...warnings, `${what} numbered`] };
  }
  return {
    ...sample,
    header: kept.map((i) => nth(header, i)),
    columns: kept.map((i) => nth(columns, i)),
    named: kept.map((i) => nth(named, i)),
    ...(nested && { nested: kept.map((i) => nth(nested, i)) }),
    warnings: [...warnings, `${what} left out`],
  };
}
