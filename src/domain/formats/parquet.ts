import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import type { BinaryFile, NestedColumn } from '../encoding/binary-file.js';
import { COMPRESSIONS, type Codec, codecOf, type PlatformCodecs } from '../parquet/codec.js';
import { parquetFile } from '../parquet/parquet-file.js';
import { checkColumnNames } from './column-names.js';
import { binaryFormat } from './format.js';

const parquetOptions = {
  compression: withDefault(
    oneOf('compression of the pages; zstd needs Node 22.15 or later', COMPRESSIONS),
    'snappy',
  ),
};

export type ParquetOptions = Decoded<typeof parquetOptions>;

const MEDIA_TYPE = 'application/vnd.apache.parquet';

/** Apache Parquet, with the compressions of the platform. */
export function parquetFormat(codecs: PlatformCodecs) {
  const file = (columns: readonly NestedColumn[], { compression }: ParquetOptions): BinaryFile =>
    parquetFile(columns, codecOf(compression, codecs) as Codec);
  return binaryFormat({
    name: 'parquet',
    extension: 'parquet',
    label: 'Parquet',
    note: 'typed columns for analytics',
    type: MEDIA_TYPE,
    options: parquetOptions,
    mediaType: () => MEDIA_TYPE,
    rules: {
      parquet:
        'With format parquet or arrow, no name of a column is empty, and names differ by more than case. The server has the compression.',
    },
    check: ({ columns }, { compression }) => {
      const faults = checkColumnNames('Parquet', columns);
      if (codecOf(compression, codecs) !== undefined) return faults;
      const message = `${compression} is not available here: choose snappy or none, or run on Node 22.15 or later`;
      return [...faults, { path: '/parquet/compression', message }];
    },
    file,
    nestedFile: file,
  });
}
