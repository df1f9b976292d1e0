import { arrowStream } from '../arrow/arrow-stream.js';
import { checkColumnNames } from './column-names.js';
import { binaryFormat } from './format.js';

const MEDIA_TYPE = 'application/vnd.apache.arrow.stream';

/** The streaming format of Apache Arrow. */
export const arrow = binaryFormat({
  name: 'arrow',
  extension: 'arrow',
  label: 'Arrow',
  note: 'a stream of typed columns',
  type: MEDIA_TYPE,
  options: {},
  mediaType: () => MEDIA_TYPE,
  check: ({ columns }) => checkColumnNames('Arrow', columns),
  file: arrowStream,
  nestedFile: arrowStream,
});
