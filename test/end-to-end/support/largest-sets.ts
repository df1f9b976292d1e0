import { generated, type LargestRequest, times } from './request-parts.js';

/** A set of 100 tables with so many dates each, under short names: more of them fit into a body. */
const datesOfSet = (format: string, fields: number, status: number): LargestRequest => ({
  ...generated({
    rows: undefined,
    format,
    tables: times(100, (table) => ({
      name: `t${table}`,
      rows: 1,
      fields: times(fields, (i) => ({ name: `f${i}`, type: 'date' })),
    })),
  }),
  headers: { Accept: '*/*' },
  statuses: [status],
});

/** Sets with the most fields that a service plans, and with more. */
export const largestSets: Readonly<Record<string, LargestRequest>> = {
  'set of 3000 fields': datesOfSet('json', 30, 200),
  'set of 3000 fields as SQL': datesOfSet('sql', 30, 200),
  'set of 3000 fields as XLSX': datesOfSet('xlsx', 30, 200),
  'set of 3000 fields as Parquet': datesOfSet('parquet', 30, 200),
  'set of too many fields': datesOfSet('parquet', 200, 422),
};
