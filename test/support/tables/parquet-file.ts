import { type ColumnSource, parquetWriteBuffer } from 'hyparquet-writer';

type WriteOptions = Omit<Parameters<typeof parquetWriteBuffer>[0], 'columnData'>;

export function parquetFile(columnData: ColumnSource[], options: WriteOptions = {}): Buffer {
  return Buffer.from(parquetWriteBuffer({ columnData, ...options }));
}
