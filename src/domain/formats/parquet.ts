import { type Decoded, withDefault } from '../constraints/param.js';
import { oneOf } from '../constraints/texts.js';
import type { BinaryFile, NestedColumn } from '../encoding/binary-file.js';
import { COMPRESSIONS, type Codec, codecOf, type PlatformCodecs } from '../parquet/codec.js';
import { parquetFile } from '../parquet/parquet-file.js';
import { checkColumnNames } from './column-names.js';
import type { BinaryFormat } from './format.js';

const parquetOptions = {
  compression: withDefault(
    oneOf('compression of the pages; zstd needs Node 22.15 or later', COMPRESSIONS),
    'snappy',
  ),
};

export type ParquetOptions = Decoded<typeof parquetOptions>;

const MEDIA_TYPE = 'application/vnd.apache.parquet';

/** Apache Parquet, with the compressions of the platform. */
export function parquetFormat(codecs: PlatformCodecs): BinaryFormat<typeof parquetOptions> {
  const file = (columns: readonly NestedColumn[], { compression }: ParquetOptions): BinaryFile =>
    parquetFile(columns, codecOf(compression, codecs) as Codec);
  return {
    name: 'parquet',
    extension: 'parquet',
    type: MEDIA_TYPE,
    options: parquetOptions,
    mediaType: () => MEDIA_TYPE,
    check: ({ columns }, { compression }) => {
      const faults = checkColumnNames('Parquet', columns);
      if (codecOf(compression, codecs) !== undefined) return faults;
      const message = `${compression} is not available here: choose snappy or none, or run on Node 22.15 or later`;
      return [...faults, { path: '/parquet/compression', message }];
    },
    file,
    nestedFile: file,
  };
}
