import { arrowStream } from '../arrow/arrow-stream.js';
import { checkColumnNames } from './column-names.js';
import type { BinaryFormat } from './format.js';

const MEDIA_TYPE = 'application/vnd.apache.arrow.stream';

/** The streaming format of Apache Arrow. */
export const arrow: BinaryFormat = {
  name: 'arrow',
  extension: 'arrow',
  type: MEDIA_TYPE,
  options: {},
  mediaType: () => MEDIA_TYPE,
  check: ({ columns }) => checkColumnNames('Arrow', columns),
  file: arrowStream,
  nestedFile: arrowStream,
};
