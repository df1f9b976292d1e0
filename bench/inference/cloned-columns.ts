import { parse } from 'csv-parse/sync';
import type { TableSample } from '../../src/domain/tables/table-sample.js';
import { clone, inferred } from './clone.js';
import type { TableLabel } from './labels.js';

type Cells = TableSample['columns'];

interface Terms {
  readonly label: Pick<TableLabel, 'delimiter'>;
  readonly k: number;
  readonly seed: number;
  /** The most rows. Default: as many as there are. */
  readonly most?: number;
}

/** As many rows as some rows of a sample, made from the schema inferred from these. */
export function clonedColumns(
  sample: TableSample,
  columns: Cells,
  { label: { delimiter }, k, seed, most = Number.POSITIVE_INFINITY }: Terms,
): Cells {
  const rows = columns[0]?.length ?? 0;
  const schema = inferred({ ...sample, columns, rows }, k);
  const csv = clone(schema, Math.min(rows, most), { seed, delimiter });
  const records = parse(Buffer.from(csv).toString(), {
    delimiter,
  }) as unknown as readonly (readonly string[])[];
  return columns.map((_, i) => records.slice(1).map((record) => record[i] ?? ''));
}
