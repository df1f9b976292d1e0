import type { Fault } from '../../errors/fault.js';
import type { StatedHeader } from '../../tables/stated-header.js';
import type { TableSample } from '../../tables/table-sample.js';

/** A fault at `path` if the caller says whether a file has a header, although its kind of file never begins with one. */
export function headerFaults(
  { isStated }: Pick<TableSample, 'isStated'>,
  header: StatedHeader | undefined,
  path: string,
): readonly Fault[] {
  if (header === undefined || isStated === true) return [];
  const message =
    'only CSV, TSV and lists in JSON can begin with a header; this file names its columns in another way';
  return [{ path, message }];
}
